import { Inject, Injectable } from '@nestjs/common';
import type { JsonObject } from '../foundation/common/json.js';
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
 * Search as the APIs use it: names and raw texts in, entities that exist in SQL out, for a viewer who finds nothing
 * else than what they may view. What an API knows better (default entity types, saved views) it passes in. Every method
 * throws `INVALID_ARGUMENT` for a condition, order or text that cannot be met, `VALIDATION_FAILED` for an unknown
 * entity type, and `ENGINE_UNAVAILABLE`.
 */
@Injectable()
export class SearchService {
  constructor(
    @Inject(SearchIndex) private readonly index: SearchIndex,
    @Inject(EntitySearch) private readonly finder: EntitySearch,
    @Inject(EntityCompletion) private readonly completion: EntityCompletion,
    @Inject(EntityBrowse) private readonly tree: EntityBrowse,
    @Inject(HierarchyConditions) private readonly hierarchyConditions: HierarchyConditions,
    @Inject(ViewRestriction) private readonly views: ViewRestriction,
  ) {}

  /**
   * Widens conditions such as DESCENDANTS_INCL through `hierarchy` from now on; without one they hold for the urns
   * themselves.
   */
  useHierarchy(hierarchy: UrnHierarchy): void {
    this.hierarchyConditions.use(hierarchy);
  }

  /**
   * The best hits, or those that come first in the order asked for. `start` and `count` may reach 10,000 hits together,
   * else `INVALID_ARGUMENT`. A page may hold fewer entities than `count`: hits that left SQL are passed over.
   */
  async search(request: SearchRequest): Promise<SearchPage> {
    return this.finder.search(request);
  }

  /**
   * A page of all hits, without a limit to how far it goes; each hit is met once when nothing is written meanwhile.
   * Throws `INVALID_ARGUMENT` for a foreign `scrollId`.
   */
  async scroll(request: ScrollRequest): Promise<ScrollPage> {
    return this.finder.scroll(request);
  }

  /** Facets of the hits: those that are named and no others, or the default ones. */
  async aggregate(request: AggregateRequest): Promise<readonly SearchFacet[]> {
    const includeDefaultFacets = (request.facets ?? []).length === 0 && request.flags?.includeDefaultFacets !== false;
    const flags = { ...request.flags, includeDefaultFacets, skipAggregates: false };
    return (await this.finder.search({ ...request, flags, count: 0 })).facets;
  }

  /** What the engine is asked for such a search or scroll. */
  async searchRequest(request: SearchRequest | ScrollRequest): Promise<JsonObject> {
    return this.finder.searchRequest(request);
  }

  /** What the engine is asked for such a completion. */
  async completionRequest(request: AutocompleteRequest): Promise<JsonObject> {
    return this.completion.completionRequest(request);
  }

  /** Why such a search finds the document of `urn`, or does not; undefined when there is no such document. */
  async explain(request: SearchRequest | ScrollRequest, urn: string): Promise<SearchExplanation | undefined> {
    return this.finder.explain(request, urn);
  }

  /** The documents of `urns` as the engine holds them. Does not ask who wants to know. */
  async documents(urns: readonly string[]): Promise<ReadonlyMap<string, JsonObject>> {
    return this.index.sources(urns);
  }

  /** Entities that meet the conditions, without text, facets and matched fields; by urn when no order is given. */
  async filter(request: FilterRequest): Promise<SearchPage> {
    const sort = request.sort ?? [];
    return this.finder.search({
      ...request,
      sort: sort.length > 0 ? sort : [{ field: 'urn', order: 'ASCENDING' }],
      flags: { ...request.flags, skipAggregates: true, skipHighlighting: true },
    });
  }

  /** Values that begin with or contain what is typed, best first; none for a blank text. */
  async autocomplete(request: AutocompleteRequest): Promise<AutocompletePage> {
    return this.completion.complete(request);
  }

  /** Completions of each of `entityTypes` by itself; types without any are left out. */
  async autocompleteEach(
    request: AutocompleteRequest,
    entityTypes: readonly string[],
  ): Promise<readonly TypedAutocompletePage[]> {
    return this.completion.completeEach(request, entityTypes);
  }

  /**
   * A level of the tree of `browsePaths`; `start` and `count` go over its groups, then over its entities. Empty for a
   * type without such paths.
   */
  async browse(request: BrowseRequest): Promise<BrowsePage> {
    return this.tree.browse(request);
  }

  /** Groups of a level of the tree of `browsePathsV2`. */
  async browseV2(request: BrowseV2Request): Promise<BrowseV2Page> {
    return this.tree.browseV2(request);
  }

  /** The `browsePaths` of an entity, as stored; none when it has no such aspect or the viewer may not view it. */
  async browsePaths(viewer: SearchViewer, entityType: string, urn: string): Promise<readonly string[]> {
    return this.tree.browsePaths(viewer, entityType, urn);
  }

  /**
   * Search documents of each of `entityTypes` that the viewer may find, of removed entities too; types without any may
   * be absent.
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
