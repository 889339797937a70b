import { Injectable } from '@nestjs/common';
import type { JsonObject } from '../foundation/json/json.js';
import { SearchIndex } from './search-index.port.js';
import type { SearchExplanation } from './search-query.js';
import { EntityBrowse } from './service/entity-browse.js';
import { EntityCompletion } from './service/entity-completion.js';
import { EntitySearch } from './service/entity-search.js';
import type {
  AutocompletePage,
  BrowsePage,
  BrowseV2Page,
  ScrollPage,
  SearchFacet,
  SearchPage,
  TypedAutocompletePage,
} from './service/search-page.js';
import type {
  AggregateRequest,
  AutocompleteRequest,
  BrowseRequest,
  BrowseV2Request,
  FilterRequest,
  ScrollRequest,
  SearchRequest,
} from './service/search-request.js';
import { HierarchyConditions, type UrnHierarchy } from './service/urn-hierarchy.js';
import { type SearchViewer, ViewRestriction } from './view-restriction.port.js';

/**
 * Search for the APIs: takes names and raw texts, and returns entities that exist in SQL and that the viewer may view.
 * APIs pass in what depends on them (default entity types, saved views). Every method throws `INVALID_ARGUMENT` for an
 * invalid condition, order or text, `VALIDATION_FAILED` for an unknown entity type, and `ENGINE_UNAVAILABLE`.
 */
@Injectable()
export class SearchService {
  constructor(
    private readonly index: SearchIndex,
    private readonly finder: EntitySearch,
    private readonly completion: EntityCompletion,
    private readonly tree: EntityBrowse,
    private readonly hierarchyConditions: HierarchyConditions,
    private readonly views: ViewRestriction,
  ) {}

  /** Sets the hierarchy for conditions such as DESCENDANTS_INCL; without one they apply to the given urns only. */
  useHierarchy(hierarchy: UrnHierarchy): void {
    this.hierarchyConditions.use(hierarchy);
  }

  /**
   * The best hits, or the first ones in the requested order. `start` and `count` together may reach 10,000 hits; beyond
   * that it throws `INVALID_ARGUMENT`. A page may contain fewer entities than `count`, because hits that no longer
   * exist in SQL are skipped.
   */
  async search(request: SearchRequest): Promise<SearchPage> {
    return this.finder.search(request);
  }

  /**
   * A page of a walk through all hits, of any length; without concurrent writes, each hit occurs once. Throws
   * `INVALID_ARGUMENT` for an invalid `scrollId`.
   */
  async scroll(request: ScrollRequest): Promise<ScrollPage> {
    return this.finder.scroll(request);
  }

  /** Facets of the hits: only the named ones, or the default ones. */
  async aggregate(request: AggregateRequest): Promise<readonly SearchFacet[]> {
    const includeDefaultFacets = (request.facets ?? []).length === 0 && request.flags?.includeDefaultFacets !== false;
    const flags = { ...request.flags, includeDefaultFacets, skipAggregates: false };
    return (await this.finder.search({ ...request, flags, count: 0 })).facets;
  }

  /** The engine's request for such a search or scroll. */
  async searchRequest(request: SearchRequest | ScrollRequest): Promise<JsonObject> {
    return this.finder.searchRequest(request);
  }

  /** The engine's request for such a completion. */
  async completionRequest(request: AutocompleteRequest): Promise<JsonObject> {
    return this.completion.completionRequest(request);
  }

  /** Why such a search finds or does not find the document of `urn`; undefined if there is no such document. */
  async explain(request: SearchRequest | ScrollRequest, urn: string): Promise<SearchExplanation | undefined> {
    return this.finder.explain(request, urn);
  }

  /** The stored documents of `urns`. Does not check the viewer's rights. */
  async documents(urns: readonly string[]): Promise<ReadonlyMap<string, JsonObject>> {
    return this.index.sources(urns);
  }

  /** Entities that meet the conditions, without text, facets and matched fields; ordered by urn by default. */
  async filter(request: FilterRequest): Promise<SearchPage> {
    const sort = request.sort ?? [];
    return this.finder.search({
      ...request,
      sort: sort.length > 0 ? sort : [{ field: 'urn', order: 'ASCENDING' }],
      flags: { ...request.flags, skipAggregates: true, skipHighlighting: true },
    });
  }

  /** Values that begin with or contain the typed text, best first; empty for a blank text. */
  async autocomplete(request: AutocompleteRequest): Promise<AutocompletePage> {
    return this.completion.complete(request);
  }

  /** Completions for each of `entityTypes` separately; types without any are left out. */
  async autocompleteEach(
    request: AutocompleteRequest,
    entityTypes: readonly string[],
  ): Promise<readonly TypedAutocompletePage[]> {
    return this.completion.completeEach(request, entityTypes);
  }

  /**
   * A level of the tree of `browsePaths`; `start` and `count` page over its groups, then over its entities. Empty for a
   * type without such paths.
   */
  async browse(request: BrowseRequest): Promise<BrowsePage> {
    return this.tree.browse(request);
  }

  /** Groups of a level of the tree of `browsePathsV2`. */
  async browseV2(request: BrowseV2Request): Promise<BrowseV2Page> {
    return this.tree.browseV2(request);
  }

  /** The stored `browsePaths` of an entity; empty if it has no such aspect or the viewer may not view it. */
  async browsePaths(viewer: SearchViewer, entityType: string, urn: string): Promise<readonly string[]> {
    return this.tree.browsePaths(viewer, entityType, urn);
  }

  /**
   * Number of search documents for each of `entityTypes` that the viewer may find, including removed entities; types
   * without any may be absent.
   */
  async documentCounts(viewer: SearchViewer, entityTypes: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if ((await this.views.filterFor(viewer, entityTypes)) === undefined) return this.index.counts();
    const counts = entityTypes.map(async (entityType) => {
      const flags = { includeSoftDeleted: true, includeHiddenLifecycleStages: true, filterNonLatestVersions: false };
      const { total } = await this.filter({ viewer, entityTypes: [entityType], flags, count: 0 });
      return [entityType, total] as const;
    });
    return new Map(await Promise.all(counts));
  }
}
