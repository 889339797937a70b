import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../auth/index.js';
import { enumOfEntityType, type GraphqlContext } from '../entities/index.js';
import { SEARCH_ENTITY_TYPES } from '../search/index.js';
import { DiscoveryService } from './discovery.service.js';
import { EntityCountInput } from './entity-counts.input.js';
import { EntityCountResults } from './entity-counts.model.js';
import { GetQuickFiltersResult } from './quick-filter.model.js';
import { GetQuickFiltersInput } from './quick-filters.input.js';
import { QuickFiltersService } from './quick-filters.service.js';
import { entityNamesOf } from './search-scope.js';

/** Queries for entity counts and quick filters. */
@Resolver()
export class OverviewResolver {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly quickFilters: QuickFiltersService,
  ) {}

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => EntityCountResults, { nullable: true, description: 'Returns the number of entities of each type.' })
  async getEntityCounts(
    @Args('input', { type: () => EntityCountInput, nullable: true, description: 'The entities to count.' })
    input: EntityCountInput | null | undefined,
    @Context() context: GraphqlContext,
  ): Promise<EntityCountResults> {
    const types = entityNamesOf(input?.types, SEARCH_ENTITY_TYPES);
    const counts = await this.discovery.countByType({ viewUrn: input?.viewUrn ?? null }, types, context);
    return { counts: [...counts].map(([type, count]) => ({ entityType: enumOfEntityType(type), count })) };
  }

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => GetQuickFiltersResult, {
    nullable: true,
    description: 'Returns quick filters: the most frequent platforms and entity types.',
  })
  async getQuickFilters(
    @Args('input', { description: 'The view that limits the entities.' }) input: GetQuickFiltersInput,
    @Context() context: GraphqlContext,
  ): Promise<GetQuickFiltersResult> {
    return { quickFilters: await this.quickFilters.list(input.viewUrn, context) };
  }
}
