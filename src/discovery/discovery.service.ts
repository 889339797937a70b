import { Injectable } from '@nestjs/common';
import { entityTypeOfEnum, type GraphqlContext } from '../entities/index.js';
import { type SearchFlags, SearchService } from '../search/index.js';
import type { DiscoveryInput, DiscoveryOptions } from './discovery-request.js';
import { DiscoveryScopes } from './discovery-scopes.js';
import { ExtraFields } from './extra-fields.js';
import type { FacetMetadata } from './facet.model.js';
import { facetsOf, scrollResults, searchResults } from './search-results.js';
import type { ScrollResults, SearchResults } from './search-result.model.js';
import type { SearchInput } from './search.input.js';
import { criteriaOf, escapedQuery, flagsOf, skipping, sortOf } from './search-scope.js';

/** Hits per page when the caller gives no count. Source: DataHub's GraphQL. */
const DEFAULT_COUNT = 10;

/** Maximum number of values of a facet. Source: DataHub's limit of aggregations. */
const MOST_VALUES = 60;

const ONE_TYPE_FLAGS: SearchFlags = {
  fulltext: true,
  groupingSpec: [{ baseEntityType: 'schemaField', groupingEntityType: 'dataset' }],
};

/**
 * Searches for GraphQL fields. Throws what `SearchService` throws, and `INVALID_ARGUMENT` for entity types that the
 * model lacks.
 */
@Injectable()
export class DiscoveryService {
  constructor(
    private readonly search: SearchService,
    private readonly scopes: DiscoveryScopes,
    private readonly extraFields: ExtraFields,
  ) {}

  /**
   * Returns a page of hits of one entity type. By default the search uses full text and replaces columns by their
   * datasets; flags override both.
   */
  async searchOneType(
    input: SearchInput,
    context: GraphqlContext,
    options: Pick<DiscoveryOptions, 'facets' | 'matches'> = {},
  ): Promise<SearchResults> {
    const flags = input.searchFlags == null ? ONE_TYPE_FLAGS : flagsOf(input.searchFlags);
    const page = await this.search.search({
      viewer: context.actor,
      entityTypes: [entityTypeOfEnum(input.type)],
      criteria: criteriaOf(input.orFilters, input.filters),
      flags: skipping(flags, options),
      query: escapedQuery(input.query),
      start: input.start ?? 0,
      count: input.count ?? DEFAULT_COUNT,
    });
    return searchResults(page, context);
  }

  /** Returns a page of hits. */
  async searchAcross(
    input: DiscoveryInput,
    context: GraphqlContext,
    options: DiscoveryOptions = {},
  ): Promise<SearchResults> {
    const page = await this.search.search({
      ...(await this.scopes.of(input, context, options)),
      query: escapedQuery(input.query ?? '*'),
      sort: input.sortInput == null ? (options.defaultSort ?? []) : sortOf(input.sortInput),
      start: input.start ?? 0,
      count: input.count ?? options.count ?? DEFAULT_COUNT,
      entityFacet: true,
    });
    return searchResults(page, context, await this.extraProperties(input, page, context, options));
  }

  /** Returns a page of a scroll through all hits. */
  async scrollAcross(
    input: DiscoveryInput,
    context: GraphqlContext,
    options: DiscoveryOptions = {},
  ): Promise<ScrollResults> {
    const query = input.query ?? '';
    const page = await this.search.scroll({
      ...(await this.scopes.of(input, context, options)),
      query: query.trim() === '' ? '*' : escapedQuery(query),
      sort: sortOf(input.sortInput),
      scrollId: input.scrollId,
      count: input.count ?? options.count ?? DEFAULT_COUNT,
      entityFacet: true,
    });
    return scrollResults(page, context, await this.extraProperties(input, page, context, options));
  }

  /** Returns facets of the hits: the named facets, or the default facets if `facets` is empty. */
  async aggregateAcross(
    input: DiscoveryInput,
    facets: readonly string[],
    context: GraphqlContext,
    options: DiscoveryOptions = {},
  ): Promise<FacetMetadata[]> {
    const found = await this.search.aggregate({
      ...(await this.scopes.of(input, context, options)),
      query: escapedQuery(input.query ?? '*'),
      facets,
      entityFacet: true,
    });
    return facetsOf(found, context);
  }

  /** Returns the number of matching entities of each entity type; 0 for types without matches. */
  async countByType(
    input: DiscoveryInput,
    entityTypes: readonly string[],
    context: GraphqlContext,
    options: DiscoveryOptions = {},
  ): Promise<ReadonlyMap<string, number>> {
    const scope = await this.scopes.of(input, context, { ...options, entityTypes });
    const flags = { ...scope.flags, maxAggValues: MOST_VALUES };
    const found = await this.search.aggregate({ ...scope, flags, query: '*', facets: ['_entityType'] });
    const counts = new Map(found.flatMap(({ values }) => values.map(({ value, count }) => [value, count] as const)));
    return new Map(entityTypes.map((type) => [type, counts.get(type) ?? 0]));
  }
  private async extraProperties(
    { searchFlags }: DiscoveryInput,
    { entities }: { readonly entities: readonly { readonly urn: string }[] },
    context: GraphqlContext,
    options: DiscoveryOptions,
  ): Promise<DiscoveryOptions['extraProperties']> {
    const fields = searchFlags?.fetchExtraFields ?? [];
    if (fields.length === 0) return options.extraProperties;
    const urns = entities.map(({ urn }) => urn);
    const found = await this.extraFields.of(urns, fields, context);
    return (urn) => [...(options.extraProperties?.(urn) ?? []), ...(found.get(urn) ?? [])];
  }
}
