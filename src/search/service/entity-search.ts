import { Injectable } from '@nestjs/common';
import type { JsonObject } from '../../foundation/json/json.js';
import type { SearchExplanation, SearchHit, SearchQuery, SearchResult, SortKey, SortValue } from '../search-query.js';
import { SearchIndex } from '../search-index.port.js';
import { SearchSchema } from '../search-schema.js';
import { TextPlanner } from '../text-planner.js';
import { facetPlan, type FacetWishes } from './facet-plan.js';
import { searchFacets } from './facet-values.js';
import { FoundEntities } from './found-entities.js';
import { highlightFields } from './highlight-fields.js';
import { pageTypesFacet } from './page-types-facet.js';
import { pageSize, pageWindow } from './page-window.js';
import { ScopeResolver } from './scope-resolver.js';
import { RestrictedHits } from './restricted-hits.js';
import { decodeScrollId, encodeScrollId } from './scroll-id.js';
import type { ScrollPage, SearchPage } from './search-page.js';
import type { ScrollRequest, SearchRequest } from './search-request.js';
import type { ResolvedScope } from './search-scope.js';
import { SpellingCorrection } from './spelling-correction.js';
import { sortKeys } from './sort-keys.js';

/** The part of the hits that a query requests. */
type Stretch = Pick<SearchQuery, 'from' | 'size' | 'after'>;

type PageContent = Omit<SearchPage, 'start' | 'count'>;

const NOTHING: SearchResult = { hits: [], total: 0, facets: [], suggestions: [] };

/** Text searches and scrolls. */
@Injectable()
export class EntitySearch {
  constructor(
    private readonly index: SearchIndex,
    private readonly schema: SearchSchema,
    private readonly planner: TextPlanner,
    private readonly scopes: ScopeResolver,
    private readonly found: FoundEntities,
    private readonly restricted: RestrictedHits,
    private readonly spelling: SpellingCorrection,
  ) {}

  /** See `SearchService.search`. */
  async search(request: SearchRequest): Promise<SearchPage> {
    const { start, count } = pageWindow(request.start, request.count);
    const scope = await this.scopes.resolve(request, fieldNames(request));
    const sort = sortKeys(request.sort, scope.fieldOf);
    const stretch = { from: start, size: count };
    const { page } = await this.page(request, scope, sort, stretch);
    return { start, count, ...(page.total > 0 ? page : await this.correctedPage(page, request, scope, sort, stretch)) };
  }

  /**
   * The hits of the text with misspelled words corrected, with the correction as first suggestion; `page` if there is
   * no correction, or if it finds nothing either.
   */
  private async correctedPage(
    page: PageContent,
    request: SearchRequest,
    scope: ResolvedScope,
    sort: readonly SortKey[],
    stretch: Stretch,
  ): Promise<PageContent> {
    const text = await this.spelling.corrected(request.query ?? '', scope);
    if (text === undefined) return page;
    const { page: found } = await this.page({ ...request, query: text }, scope, sort, stretch);
    if (found.total === 0) return page;
    const correction = { text, score: 1, frequency: found.total };
    return { ...found, suggestions: [correction, ...page.suggestions.filter((other) => other.text !== text)] };
  }

  /** See `SearchService.scroll`. */
  async scroll(request: ScrollRequest): Promise<ScrollPage> {
    const count = pageSize(request.count);
    const scope = await this.scopes.resolve(request, fieldNames(request));
    const sort = sortKeys(request.sort, scope.fieldOf);
    const after = this.after(request.scrollId, scope, sort);
    const stretch = { from: 0, size: count, ...(after !== undefined && { after }) };
    const { page, hits } = await this.page(request, scope, sort, stretch);
    const last = hits.length < count ? undefined : hits.at(-1);
    return { count, ...page, nextScrollId: last === undefined ? undefined : this.placeOf(last, scope) };
  }

  /** See `SearchService.searchRequest`. */
  async searchRequest(request: SearchRequest | ScrollRequest): Promise<JsonObject> {
    return this.index.searchRequest(await this.inquiry(request));
  }

  /** See `SearchService.explain`. */
  async explain(request: SearchRequest | ScrollRequest, urn: string): Promise<SearchExplanation | undefined> {
    const query = await this.inquiry(request);
    return query.entityTypes.length === 0 ? undefined : this.index.explain(query, urn);
  }

  private async inquiry(request: SearchRequest | ScrollRequest): Promise<SearchQuery> {
    const scope = await this.scopes.resolve(request, fieldNames(request));
    const sort = sortKeys(request.sort, scope.fieldOf);
    const isScroll = 'scrollId' in request;
    const after = isScroll ? this.after(request.scrollId, scope, sort) : undefined;
    const { start: from, count: size } = pageWindow(isScroll ? 0 : (request as SearchRequest).start, request.count);
    return this.query(request, scope, sort, { from, size, ...(after !== undefined && { after }) });
  }

  private after(
    scrollId: string | null | undefined,
    scope: ResolvedScope,
    sort: readonly SortKey[],
  ): readonly SortValue[] | undefined {
    if (scrollId == null) return undefined;
    return decodeScrollId(this.restricted.areShown(scope) ? this.restricted.revealPlace(scrollId) : scrollId, sort);
  }

  private placeOf({ sort }: SearchHit, scope: ResolvedScope): string {
    const place = encodeScrollId(sort);
    return this.restricted.areShown(scope) ? this.restricted.concealPlace(place) : place;
  }

  private async page(
    request: SearchRequest,
    scope: ResolvedScope,
    sort: readonly SortKey[],
    stretch: Stretch,
  ): Promise<{ readonly page: PageContent; readonly hits: SearchResult['hits'] }> {
    const query = this.query(request, scope, sort, stretch);
    const { hits, total, facets, suggestions } = await this.ask(query, scope, request);
    const found = await this.found.of(hits, scope);
    const counted = scope.entityTypes.length === 0 ? [] : searchFacets(this.schema, scope, query.facets, facets);
    const entities = await (this.restricted.areShown(scope)
      ? this.restricted.concealed(scope, found)
      : this.restricted.viewable(scope, found));
    const types = pageTypesFacet(this.schema, scope, request, entities);
    const page = {
      total,
      entities,
      facets: [...(await this.restricted.facets(scope, counted)), ...types],
      suggestions: await this.restricted.suggestions(scope, suggestions),
    };
    return { page, hits };
  }

  /** If the response shows hits that the viewer may not view, only the total counts them. */
  private async ask(query: SearchQuery, scope: ResolvedScope, request: SearchRequest): Promise<SearchResult> {
    if (scope.entityTypes.length === 0) return NOTHING;
    if (query.facets.length === 0 && !query.suggests && (await request.mayHaveHits?.()) === false) return NOTHING;
    if (!this.restricted.areShown(scope)) return this.index.search(query);
    const [all, viewable] = await Promise.all([
      this.index.search({ ...query, restriction: scope.knowable, facets: [], suggests: false }),
      this.index.search({ ...query, from: 0, size: 0, highlight: undefined, after: undefined }),
    ]);
    return { ...viewable, hits: all.hits, total: all.total };
  }

  private query(
    request: SearchRequest & FacetWishes,
    scope: ResolvedScope,
    sort: readonly SortKey[],
    stretch: Stretch,
  ): SearchQuery {
    const { entityTypes, flags, filter, restriction } = scope;
    const { fulltext = false, fieldConfiguration } = flags;
    const plan = this.planner.plan(request.query ?? '', entityTypes, { fulltext, fieldConfiguration });
    const asksForEverything = plan.text === '*';
    const skipsHighlights = flags.skipHighlighting === true || asksForEverything;
    return {
      entityTypes,
      plan,
      filter,
      restriction,
      sort,
      ...stretch,
      scored: request.scored === true,
      facets: facetPlan(this.schema, scope, request),
      highlight: skipsHighlights ? undefined : highlightFields(this.schema, entityTypes, flags),
      namedClauses: flags.skipMatches === true ? undefined : scope.namedClauses,
      suggests: flags.getSuggestions === true && !asksForEverything,
      ...(flags.sliceOptions !== undefined && { slice: flags.sliceOptions }),
    };
  }
}

/** Fields that a request names outside of its conditions. */
function fieldNames({ sort = [], facets = [] }: SearchRequest): readonly string[] {
  return [...sort.map(({ field }) => field), ...facets];
}
