import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, AuthorizedInside } from '../../auth/index.js';
import { ListingService } from '../../discovery/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { STAGE_ENTITY, stageOf } from './lifecycle-stage.mappings.js';
import { LifecycleStageType } from './lifecycle-stage.model.js';
import { LifecycleStageService } from './lifecycle-stage.service.js';
import { SETTING_STAGE } from './lifecycle-stage.demands.js';

/** Maximum number of stages to list. Source: DataHub's GraphQL. */
const MOST_STAGES = 1_000;

/** The query for lifecycle stages, and the mutation that sets the stage of an entity. */
@Resolver()
export class LifecycleStageResolver {
  constructor(
    private readonly listings: ListingService,
    private readonly stages: LifecycleStageService,
  ) {}

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => [LifecycleStageType], { description: 'Lists the lifecycle stages of entities by name, up to 1,000.' })
  async listLifecycleStages(@Context() context: GraphqlContext): Promise<LifecycleStageType[]> {
    const { urns } = await this.listings.list({ count: MOST_STAGES }, { entityType: STAGE_ENTITY }, context);
    const stages = await Promise.all(urns.map((urn) => stageOf(urn, context)));
    return stages.filter((stage) => stage !== null).sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  @AuthorizedInside(SETTING_STAGE)
  @Mutation(() => Boolean, { description: 'Sets the lifecycle stage of an entity. Returns true.' })
  async setLifecycleStage(
    @Args('urn', { description: 'Urn of the entity.' }) urn: string,
    @Args('lifecycleStageUrn', {
      type: () => String,
      nullable: true,
      description: 'Urn of the stage; a blank string or null removes the entity from its stage.',
    })
    lifecycleStageUrn: string | null | undefined,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.stages.set(urn, lifecycleStageUrn, context);
    return true;
  }
}
