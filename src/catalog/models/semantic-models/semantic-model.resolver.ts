import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../../auth/index.js';
import { ListingService } from '../../../discovery/index.js';
import type { EntityRef, GraphqlContext } from '../../../entities/index.js';
import { GetRootEntitiesInput } from './get-root-entities.input.js';
import { Metric } from './metric.model.js';
import { GetRootMetricsResult, GetSemanticModelsResult } from './semantic-listing.model.js';
import { SemanticModel } from './semantic-model.model.js';

const BY_NAME = { sort: [{ field: 'name', order: 'ASCENDING' }], count: 25 } as const;

const AT_THE_TOP = [[{ field: 'hasParentMetric', values: ['true'], negated: true }]];

/** Queries for metrics and semantic models. */
@Resolver()
export class SemanticModelResolver {
  constructor(private readonly listing: ListingService) {}

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => Metric, { nullable: true, description: 'Returns a metric.' })
  metric(
    @Args('urn', { description: 'Urn of the metric.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root('metric', urn);
  }

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => SemanticModel, { nullable: true, description: 'Returns a semantic model.' })
  semanticModel(
    @Args('urn', { description: 'Urn of the model.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root('semanticModel', urn);
  }

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => GetRootMetricsResult, {
    nullable: true,
    description: 'Lists the metrics without a parent, by name.',
  })
  async getRootMetrics(
    @Args('input', { description: 'The page to return.' }) input: GetRootEntitiesInput,
    @Context() context: GraphqlContext,
  ): Promise<GetRootMetricsResult> {
    const options = { entityType: 'metric', criteria: AT_THE_TOP, ...BY_NAME };
    const { entities, ...page } = await this.listing.list(input, options, context);
    return { ...page, metrics: entities };
  }

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => GetSemanticModelsResult, { nullable: true, description: 'Lists the semantic models, by name.' })
  async getSemanticModels(
    @Args('input', { description: 'The page to return.' }) input: GetRootEntitiesInput,
    @Context() context: GraphqlContext,
  ): Promise<GetSemanticModelsResult> {
    const options = { entityType: 'semanticModel', ...BY_NAME };
    const { entities, ...page } = await this.listing.list(input, options, context);
    return { ...page, semanticModels: entities };
  }
}
