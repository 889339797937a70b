import { Args, Context, Info, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../auth/index.js';
import type { GraphQLResolveInfo } from 'graphql';
import { invalidArgument } from '../foundation/common/errors.js';
import type { GraphqlContext } from '../entities/index.js';
import { DiscoveryService } from './discovery.service.js';
import { AggregateResults } from './facet.model.js';
import {
  AggregateAcrossEntitiesInput,
  ScrollAcrossEntitiesInput,
  SearchAcrossEntitiesInput,
  SearchInput,
} from './search.input.js';
import { ScrollResults, SearchResults } from './search-result.model.js';
import { hitOptions } from './selection.js';

/** Search queries. */
@Resolver()
export class SearchResolver {
  constructor(private readonly discovery: DiscoveryService) {}

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => SearchResults, { nullable: true, description: 'Searches in one entity type.' })
  search(
    @Args('input', { description: 'The search.' }) input: SearchInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SearchResults> {
    return this.discovery.searchOneType(input, context, hitOptions(info));
  }

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => SearchResults, { nullable: true, description: 'Searches in several entity types.' })
  searchAcrossEntities(
    @Args('input', { description: 'The search.' }) input: SearchAcrossEntitiesInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SearchResults> {
    return this.discovery.searchAcross(input, context, hitOptions(info));
  }

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => ScrollResults, {
    nullable: true,
    description: 'Scrolls through all hits of a search, page by page, without a limit on their number.',
  })
  scrollAcrossEntities(
    @Args('input', { description: 'The search, and the page to return.' }) input: ScrollAcrossEntitiesInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ScrollResults> {
    return this.discovery.scrollAcross(input, context, hitOptions(info));
  }

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => AggregateResults, { nullable: true, description: 'Returns facets of the hits of a search.' })
  async aggregateAcrossEntities(
    @Args('input', { description: 'The search and the facets.' })
    input: AggregateAcrossEntitiesInput,
    @Context() context: GraphqlContext,
  ): Promise<AggregateResults> {
    const named = (input.facets ?? []).filter((facet) => facet !== null);
    return { facets: await this.discovery.aggregateAcross(input, named, context) };
  }

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => SearchResults, {
    nullable: true,
    description: 'Semantic search in one entity type. Not supported.',
  })
  semanticSearch(@Args('input', { description: 'The search.' }) _input: SearchInput): SearchResults {
    throw semanticSearchDisabled();
  }

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => SearchResults, {
    nullable: true,
    description: 'Semantic search in several entity types. Not supported.',
  })
  semanticSearchAcrossEntities(
    @Args('input', { description: 'The search.' }) _input: SearchAcrossEntitiesInput,
  ): SearchResults {
    throw semanticSearchDisabled();
  }
}

function semanticSearchDisabled(): Error {
  return invalidArgument('Semantic search is disabled in this environment');
}
