import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, AuthorizedInside } from '../../auth/index.js';
import { ListingService } from '../../discovery/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { STAGE_ENTITY, stageOf } from './lifecycle-stage.mappings.js';
import { LifecycleStageType } from './lifecycle-stage.model.js';
import { LifecycleStageService } from './lifecycle-stage.service.js';
import { SETTING_STAGE } from './lifecycle-stage.demands.js';

/** Stages that are listed at most. Source: DataHub's GraphQL. */
const MOST_STAGES = 1_000;

/** The query for stages in the life of entities, and the mutation that moves entities between them. */
@Resolver()
export class LifecycleStageResolver {
  constructor(
    private readonly listings: ListingService,
    private readonly stages: LifecycleStageService,
  ) {}

  @Authenticated('Finds what the actor may view.')
  @Query(() => [LifecycleStageType], { description: 'The stages in the life of entities, up to 1,000, by name.' })
  async listLifecycleStages(@Context() context: GraphqlContext): Promise<LifecycleStageType[]> {
    const { urns } = await this.listings.list({ count: MOST_STAGES }, { entityType: STAGE_ENTITY }, context);
    const stages = await Promise.all(urns.map((urn) => stageOf(urn, context)));
    return stages.filter((stage) => stage !== null).sort((one, other) => one.name.localeCompare(other.name, 'en'));
  }

  @AuthorizedInside(SETTING_STAGE)
  @Mutation(() => Boolean, { description: 'Moves an entity to a stage of its life. Answers true.' })
  async setLifecycleStage(
    @Args('urn', { description: 'Urn of the entity.' }) urn: string,
    @Args('lifecycleStageUrn', {
      type: () => String,
      nullable: true,
      description: 'Urn of the stage; blank or null takes the entity out of its stage.',
    })
    lifecycleStageUrn: string | null | undefined,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.stages.set(urn, lifecycleStageUrn, context);
    return true;
  }
}
