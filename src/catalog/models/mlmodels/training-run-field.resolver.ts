import { ResolveField, Resolver } from '@nestjs/graphql';
import type { EntityRef, GraphqlContext } from '../../../entities/index.js';
import { mlTrainingRunProperties, type ValueOf } from '../../../model/index.js';
import { DataProcessInstance } from '../../assets/pipelines/index.js';
import { MLTrainingRunProperties } from './ml-training-run.model.js';

/** Resolves the training properties of process runs. */
@Resolver(() => DataProcessInstance)
export class TrainingRunFieldResolver {
  @ResolveField(() => MLTrainingRunProperties, {
    nullable: true,
    description: 'Properties of the run if it trained a model.',
  })
  async mlTrainingRunProperties(
    { urn }: EntityRef,
    _args: object,
    { entities }: GraphqlContext,
  ): Promise<ValueOf<typeof mlTrainingRunProperties> | null> {
    return (await entities.value(urn, mlTrainingRunProperties)) ?? null;
  }
}
