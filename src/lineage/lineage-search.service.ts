import { Injectable } from '@nestjs/common';
import { type DiscoveryOptions, DiscoveryService, type FacetMetadata, type SearchResults } from '../discovery/index.js';
import { entityNameOfUrn, type GraphqlContext } from '../entities/index.js';
import { ModelRegistry } from '../model/index.js';
import { type SearchCriteria, SEARCH_ENTITY_TYPES } from '../search/index.js';
import type {
  ScrollAcrossLineageResults,
  SearchAcrossLineageResult,
  SearchAcrossLineageResults,
} from './across-lineage.model.js';
import { DEGREE, DEGREES, degreeValue, withoutDegrees } from './degree-filter.js';
import { filterHits, hitDetails, type LineageHits, pathsOf } from './lineage-hits.js';
import { type FoundLineage, groupsColumns, LineageFinder } from './lineage-finder.js';
import type { LineageSearchInput } from './lineage-request.js';
import { LineageSearchPath } from './lineage-search-path.enum.js';
import { pathRefs } from './path-refs.js';

/** Hits of a page when the caller does not say. Source: DataHub's GraphQL. */
const DEFAULT_COUNT = 10;

const NOT_CACHED = { cached: false, systemFreshness: [] };

/** What the answer to a search shows. */
export interface LineageSearchOptions extends Pick<DiscoveryOptions, 'facets' | 'matches'> {
  /** Whether the ways to the hits are looked at. */
  readonly paths: boolean;
}

/**
 * Searches among what lies upstream or downstream of an entity: lineage is followed first, then the search index is asked for what was found, so that hits, totals and facets
 * hold exactly, and only what the caller may view. Throws what searches throw, and `INVALID_ARGUMENT` for more than 40,000 entities.
 */
@Injectable()
export class LineageSearchService {
  constructor(
    private readonly finder: LineageFinder,
    private readonly discovery: DiscoveryService,
    private readonly registry: ModelRegistry,
  ) {}

  /** A page of hits. */
  async search(
    input: LineageSearchInput,
    context: GraphqlContext,
    options: LineageSearchOptions,
  ): Promise<SearchAcrossLineageResults> {
    const found = await this.finder.find(input, context, { groupsColumns: groupsColumns(input) });
    const ask = (
      hits: LineageHits,
      more: Partial<LineageSearchInput>,
      shown: Pick<DiscoveryOptions, 'facets' | 'matches'>,
    ) => this.discovery.searchAcross({ ...searchable(input), ...more }, context, { ...shown, ...this.among(hits) });
    const page = found.hits.size === 0 ? nothing(input) : await ask(found.hits, {}, options);
    const count = async (hits: LineageHits) => (await ask(hits, { start: 0, count: 0 }, NO_DETAILS)).total;
    return {
      start: page.start,
      count: page.count,
      total: page.total,
      searchResults: await results(page, found, context, options),
      facets:
        options.facets === false ? [] : [await degreeFacet(found.hits, page.total, count), ...(page.facets ?? [])],
      freshness: NOT_CACHED,
      lineageSearchPath: LineageSearchPath.TORTOISE,
      isPartial: false,
    };
  }

  /** A page of a walk through all hits; columns are always shown as what they belong to. */
  async scroll(
    input: LineageSearchInput,
    context: GraphqlContext,
    options: LineageSearchOptions,
  ): Promise<ScrollAcrossLineageResults> {
    const found = await this.finder.find(input, context, { entityNames: SEARCH_ENTITY_TYPES, groupsColumns: true });
    const asked = searchable(input);
    const page =
      found.hits.size === 0
        ? { ...nothing(input), nextScrollId: null }
        : await this.discovery.scrollAcross(asked, context, { ...options, ...this.among(found.hits) });
    const count = async (hits: LineageHits) =>
      (await this.discovery.searchAcross({ ...asked, count: 0 }, context, { ...NO_DETAILS, ...this.among(hits) }))
        .total;
    return {
      nextScrollId: page.nextScrollId ?? null,
      count: page.count,
      total: page.total,
      searchResults: await results(page, found, context, options),
      facets:
        options.facets === false ? [] : [await degreeFacet(found.hits, page.total, count), ...(page.facets ?? [])],
      freshness: NOT_CACHED,
      isPartial: false,
    };
  }

  private among(hits: LineageHits): { readonly baseCriteria: SearchCriteria; readonly entityTypes: readonly string[] } {
    const names = new Set([...hits.keys()].map(entityNameOfUrn));
    return {
      baseCriteria: [[{ field: 'urn', values: [...hits.keys()] }]],
      entityTypes: [...names].filter((name) => this.registry.findEntity(name) !== undefined),
    };
  }
}

const NO_DETAILS = { facets: false, matches: false } as const;

/** The search that is put to the index: kinds, degrees and grouping are settled by the walk. */
function searchable(input: LineageSearchInput): LineageSearchInput {
  const { searchFlags, query } = input;
  const flags = searchFlags ?? { fulltext: true, skipHighlighting: true };
  return {
    ...withoutDegrees(input),
    types: undefined,
    query: query == null || query === '' ? '*' : query,
    searchFlags: Object.assign({}, flags, { groupingSpec: null, includeRestricted: false }),
  };
}

function nothing({ start, count }: LineageSearchInput): Omit<SearchResults, 'suggestions'> {
  return { start: start ?? 0, count: count ?? DEFAULT_COUNT, total: 0, searchResults: [], facets: [] };
}

async function results(
  { searchResults }: Pick<SearchResults, 'searchResults'>,
  { start, nodes, hits }: FoundLineage,
  context: GraphqlContext,
  options: LineageSearchOptions,
): Promise<SearchAcrossLineageResult[]> {
  const shown = searchResults.map(async ({ entity, insights, matchedFields }) => {
    const hit = hits.get(entity.urn);
    if (hit === undefined) return [];
    const paths = options.paths ? await pathRefs(pathsOf(start, hit, nodes), context) : [];
    return [{ entity, insights: insights ?? [], matchedFields, paths, ...hitDetails(hit) }];
  });
  return (await Promise.all(shown)).flat();
}

/** Hits by degree. Only the degrees that are not known from the total are counted, those with the fewest candidates. */
async function degreeFacet(
  hits: LineageHits,
  total: number,
  count: (hits: LineageHits) => Promise<number>,
): Promise<FacetMetadata> {
  const parts = DEGREES.map((value) => ({
    value,
    hits: filterHits(hits, ({ degree }) => degreeValue(degree) === value),
  }));
  const [largest, ...others] = parts
    .filter((part) => part.hits.size > 0)
    .sort((left, right) => right.hits.size - left.hits.size);
  const counted = await Promise.all(others.map(async (part) => [part.value, await count(part.hits)] as const));
  const counts = new Map<string, number>(counted);
  const rest = total - counted.reduce((sum, [, one]) => sum + one, 0);
  if (largest !== undefined) counts.set(largest.value, Math.max(rest, 0));
  const aggregations = DEGREES.map((value) => ({
    value,
    count: counts.get(value) ?? 0,
    entity: null,
    displayName: null,
  }));
  return { field: DEGREE, displayName: 'Degree of Dependencies', entity: null, aggregations };
}
