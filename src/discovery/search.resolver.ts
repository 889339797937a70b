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

/** Queries that search. */
@Resolver()
export class SearchResolver {
  constructor(private readonly discovery: DiscoveryService) {}

  @Authenticated('Finds what the actor may view.')
  @Query(() => SearchResults, { nullable: true, description: 'Searches among entities of one kind.' })
  search(
    @Args('input', { description: 'What to search for.' }) input: SearchInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SearchResults> {
    return this.discovery.searchOneType(input, context, hitOptions(info));
  }

  @Authenticated('Finds what the actor may view.')
  @Query(() => SearchResults, { nullable: true, description: 'Searches among entities of several kinds.' })
  searchAcrossEntities(
    @Args('input', { description: 'What to search for.' }) input: SearchAcrossEntitiesInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SearchResults> {
    return this.discovery.searchAcross(input, context, hitOptions(info));
  }

  @Authenticated('Finds what the actor may view.')
  @Query(() => ScrollResults, {
    nullable: true,
    description: 'Walks through all hits of a search, page by page, however many there are.',
  })
  scrollAcrossEntities(
    @Args('input', { description: 'What to search for, and where to go on.' }) input: ScrollAcrossEntitiesInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ScrollResults> {
    return this.discovery.scrollAcross(input, context, hitOptions(info));
  }

  @Authenticated('Finds what the actor may view.')
  @Query(() => AggregateResults, { nullable: true, description: 'Counts the hits of a search by their values.' })
  async aggregateAcrossEntities(
    @Args('input', { description: 'What to search for, and which facets to count.' })
    input: AggregateAcrossEntitiesInput,
    @Context() context: GraphqlContext,
  ): Promise<AggregateResults> {
    const named = (input.facets ?? []).filter((facet) => facet !== null);
    return { facets: await this.discovery.aggregateAcross(input, named, context) };
  }

  @Authenticated('Finds what the actor may view.')
  @Query(() => SearchResults, {
    nullable: true,
    description: 'Searches by meaning among entities of one kind. Not available here.',
  })
  semanticSearch(@Args('input', { description: 'What to search for.' }) _input: SearchInput): SearchResults {
    throw semanticSearchDisabled();
  }

  @Authenticated('Finds what the actor may view.')
  @Query(() => SearchResults, {
    nullable: true,
    description: 'Searches by meaning among entities of several kinds. Not available here.',
  })
  semanticSearchAcrossEntities(
    @Args('input', { description: 'What to search for.' }) _input: SearchAcrossEntitiesInput,
  ): SearchResults {
    throw semanticSearchDisabled();
  }
}

function semanticSearchDisabled(): Error {
  return invalidArgument('Semantic search is disabled in this environment');
}
