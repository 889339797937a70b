import { ResolveField, Resolver } from '@nestjs/graphql';
import { type GraphqlContext, Status } from '../../entities/index.js';
import type { status, ValueOf } from '../../model/index.js';
import { stageOf } from './lifecycle-stage.mappings.js';
import { LifecycleStageType } from './lifecycle-stage.model.js';

/** The field `lifecycleStage` of an entity's status. */
@Resolver(() => Status)
export class LifecycleStageFieldResolver {
  @ResolveField(() => LifecycleStageType, { nullable: true, description: 'The lifecycle stage of the entity.' })
  lifecycleStage(
    { lifecycleStage }: ValueOf<typeof status>,
    _args: object,
    context: GraphqlContext,
  ): Promise<LifecycleStageType | null> | null {
    return lifecycleStage === undefined ? null : stageOf(lifecycleStage, context);
  }
}
