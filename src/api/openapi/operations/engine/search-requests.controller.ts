import { Controller } from '@nestjs/common';
import type { JsonObject } from '../../../../foundation/json/json.js';
import { ModelRegistry } from '../../../../model/index.js';
import { SearchService } from '../../../../search/index.js';
import type { Caller } from '../../operation/caller.js';
import { Operation } from '../../operation/operation.decorator.js';
import type { InputOf } from '../../operation/operation.js';
import { searchIn } from './search-inquiry.js';
import { SEARCH_REQUESTS } from './search-requests.operations.js';

/** Shows the search engine requests of searches, for operators. Runs no search. */
@Controller()
export class SearchRequestsController {
  constructor(
    private readonly searches: SearchService,
    private readonly registry: ModelRegistry,
  ) {}

  /** The request of a search. */
  @Operation(SEARCH_REQUESTS.search)
  search(input: InputOf<typeof SEARCH_REQUESTS.search>, { actor }: Caller): Promise<JsonObject> {
    const { scrollId: _scrollId, ...request } = searchIn(input, actor, this.registry);
    return this.searches.searchRequest(request);
  }

  /** The request of the next page of a scroll. */
  @Operation(SEARCH_REQUESTS.scroll)
  scroll(input: InputOf<typeof SEARCH_REQUESTS.scroll>, { actor }: Caller): Promise<JsonObject> {
    return this.searches.searchRequest(searchIn(input, actor, this.registry));
  }

  /** The request that completes a text in a field. */
  @Operation(SEARCH_REQUESTS.completion)
  autocomplete(input: InputOf<typeof SEARCH_REQUESTS.completion>, { actor }: Caller): Promise<JsonObject> {
    const { count, query: text, ...request } = searchIn(input, actor, this.registry);
    return this.searches.completionRequest({ ...request, query: text ?? '', field: input.field, limit: count });
  }

  /** The request that counts the values of a field. */
  @Operation(SEARCH_REQUESTS.aggregation)
  aggregate(input: InputOf<typeof SEARCH_REQUESTS.aggregation>, { actor }: Caller): Promise<JsonObject> {
    const { scrollId: _scrollId, flags, ...request } = searchIn(input, actor, this.registry);
    const wanted = { ...flags, includeDefaultFacets: false, skipAggregates: false };
    return this.searches.searchRequest({ ...request, facets: [input.field], flags: wanted, count: 0 });
  }
}
