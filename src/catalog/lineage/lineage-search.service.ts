import { Injectable } from '@nestjs/common';
import {
  type DiscoveryOptions,
  DiscoveryService,
  type FacetMetadata,
  type SearchResults,
} from '../../discovery/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { entityTypeOfUrn } from '../../foundation/common/urn.js';
import { type LineagePath, LineageService } from '../../graph/index.js';
import { ModelRegistry } from '../../model/index.js';
import { type SearchCriteria, SEARCH_ENTITY_TYPES } from '../../search/index.js';
import type {
  ScrollAcrossLineageResults,
  SearchAcrossLineageResult,
  SearchAcrossLineageResults,
} from './across-lineage.model.js';
import { degreeFacet, inLineageOrder } from './degree-facet.js';
import { withoutDegrees } from './degree-filter.js';
import { hitDetails, type NodesOfHits, nodesOfHits } from './lineage-hits.js';
import { type FoundLineage, groupsColumnsIn, LineageFinder } from './lineage-finder.js';
import type { LineageSearchInput } from './lineage-request.js';
import { LineageSearchPath } from './lineage-search-path.enum.js';
import { pathRefs } from './path-refs.js';

/** Default number of hits per page. Source: DataHub's GraphQL. */
const DEFAULT_COUNT = 10;

const NOT_CACHED = { cached: false, systemFreshness: [] };

/** Parts of a search result to compute. */
export interface LineageSearchOptions extends Pick<DiscoveryOptions, 'facets' | 'matches'> {
  /** Whether to compute the paths to the hits. */
  readonly paths: boolean;
}

/**
 * Searches the upstream or downstream entities of an entity. Walks the lineage first and then searches the index among
 * the entities found, so that hits, totals and facets are exact and contain only entities that the actor may view.
 * Throws what searches and walks throw.
 */
@Injectable()
export class LineageSearchService {
  constructor(
    private readonly finder: LineageFinder,
    private readonly lineage: LineageService,
    private readonly discovery: DiscoveryService,
    private readonly registry: ModelRegistry,
  ) {}

  /** Returns a page of hits. */
  async search(
    input: LineageSearchInput,
    context: GraphqlContext,
    options: LineageSearchOptions,
  ): Promise<SearchAcrossLineageResults> {
    const found = await this.finder.find(input, context, { groupsColumns: groupsColumnsIn(input) });
    const asked = searchable(input);
    const page =
      found.hits.size === 0
        ? nothing(input)
        : await this.discovery.searchAcross(asked, context, { ...options, ...this.among([...found.hits.keys()]) });
    return {
      start: page.start,
      count: page.count,
      total: page.total,
      searchResults: await this.results(page, found, context, options),
      facets: await this.facets(page, found, asked, context, options),
      freshness: NOT_CACHED,
      lineageSearchPath: LineageSearchPath.TORTOISE,
      isPartial: found.lineage?.isPartial ?? false,
    };
  }

  /** Returns a page of a scroll through all hits; columns are always grouped under their entity. */
  async scroll(
    input: LineageSearchInput,
    context: GraphqlContext,
    options: LineageSearchOptions,
  ): Promise<ScrollAcrossLineageResults> {
    const found = await this.finder.find(input, context, { entityTypes: SEARCH_ENTITY_TYPES, groupsColumns: true });
    const asked = searchable(input);
    const page =
      found.hits.size === 0
        ? { ...nothing(input), nextScrollId: null }
        : await this.discovery.scrollAcross(asked, context, { ...options, ...this.among([...found.hits.keys()]) });
    return {
      nextScrollId: page.nextScrollId ?? null,
      count: page.count,
      total: page.total,
      searchResults: await this.results(page, found, context, options),
      facets: await this.facets(page, found, asked, context, options),
      freshness: NOT_CACHED,
      isPartial: found.lineage?.isPartial ?? false,
    };
  }

  /** Returns the facet of distances, followed by the facets of the search. */
  private async facets(
    { total, facets }: Pick<SearchResults, 'total' | 'facets'>,
    { hits }: FoundLineage,
    asked: LineageSearchInput,
    context: GraphqlContext,
    options: LineageSearchOptions,
  ): Promise<FacetMetadata[]> {
    if (options.facets === false) return [];
    const count = async (urns: readonly string[]) => {
      const wanted = { ...NO_DETAILS, ...this.among(urns) };
      return (await this.discovery.searchAcross({ ...asked, start: 0, count: 0 }, context, wanted)).total;
    };
    return [await degreeFacet(hits, total, count), ...inLineageOrder(facets ?? [])];
  }

  private async results(
    { searchResults }: Pick<SearchResults, 'searchResults'>,
    found: FoundLineage,
    context: GraphqlContext,
    options: LineageSearchOptions,
  ): Promise<SearchAcrossLineageResult[]> {
    const nodes = nodesOf(
      found,
      searchResults.map(({ entity }) => entity.urn),
    );
    const pathsOf = await this.paths(found, nodes, options);
    const results = searchResults.map(async ({ entity, insights, matchedFields }) => {
      const degree = found.hits.get(entity.urn)?.degree;
      if (degree === undefined) return [];
      const paths = await pathRefs(pathsOf(entity.urn), context);
      const details = hitDetails(degree, nodes.get(entity.urn));
      return [{ entity, insights: insights ?? [], matchedFields, paths, ...details }];
    });
    return (await Promise.all(results)).flat();
  }

  /** Returns a function that returns the distinct paths to a hit of a page; no paths if they are not requested. */
  private async paths(
    { lineage }: FoundLineage,
    nodes: NodesOfHits,
    options: LineageSearchOptions,
  ): Promise<(urn: string) => readonly LineagePath[]> {
    if (!options.paths || lineage === undefined) return () => [];
    const urns = [...nodes.values()].flatMap((own) => [...own.keys()]);
    const found = await this.lineage.pathsTo(lineage, urns);
    return (urn) => {
      const paths = [...(nodes.get(urn)?.keys() ?? [])].flatMap((own) => found.get(own) ?? []);
      return [...new Map(paths.map((path) => [path.join('\n'), path])).values()];
    };
  }

  private among(urns: readonly string[]): {
    readonly baseCriteria: SearchCriteria;
    readonly entityTypes: readonly string[];
  } {
    const names = new Set(urns.map(entityTypeOfUrn));
    return {
      baseCriteria: [[{ field: 'urn', values: urns }]],
      entityTypes: [...names].filter((name) => this.registry.findEntity(name) !== undefined),
    };
  }
}

function nodesOf({ lineage, groupsColumns }: FoundLineage, urns: readonly string[]): NodesOfHits {
  return lineage === undefined ? new Map() : nodesOfHits(lineage.nodes, groupsColumns, urns);
}

const NO_DETAILS = { facets: false, matches: false } as const;

/** Returns the input for the index. The walk has already applied entity types, degrees and grouping. */
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
