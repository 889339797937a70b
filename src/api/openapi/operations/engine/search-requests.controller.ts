import { Controller, Get, Param, Query } from '@nestjs/common';
import { type Actor, CurrentActor, Privileged, RefusedWith } from '../../../../auth/index.js';
import type { JsonObject } from '../../../../foundation/common/json.js';
import { ModelRegistry } from '../../../../model/index.js';
import { SearchService } from '../../../../search/index.js';
import type { Query as QueryParameters } from '../../query.js';
import { systemRefusal } from '../../system-refusal.js';
import { inquiryOf } from './search-inquiry.js';

/** Hits of a page unless the caller says otherwise. Source: DataHub's operations. */
const DEFAULT_SIZE = 10;

/** What the search engine is asked for searches, for those who operate the service. Nothing is searched. */
@Controller('openapi/operations/elasticSearch/query')
export class SearchRequestsController {
  constructor(
    private readonly searches: SearchService,
    private readonly registry: ModelRegistry,
  ) {}

  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('search/request')
  search(@Query() query: QueryParameters, @CurrentActor() actor: Actor): Promise<JsonObject> {
    const { scrollId: _scrollId, ...request } = inquiryOf(query, actor, this.registry, DEFAULT_SIZE);
    return this.searches.searchRequest(request);
  }

  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('scroll/request')
  scroll(@Query() query: QueryParameters, @CurrentActor() actor: Actor): Promise<JsonObject> {
    return this.searches.searchRequest(inquiryOf(query, actor, this.registry, DEFAULT_SIZE));
  }

  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('autocomplete/request/:field')
  autocomplete(
    @Param('field') field: string,
    @Query() query: QueryParameters,
    @CurrentActor() actor: Actor,
  ): Promise<JsonObject> {
    const { count, query: text, ...request } = inquiryOf(query, actor, this.registry, DEFAULT_SIZE);
    return this.searches.completionRequest({ ...request, query: text ?? '', field, limit: count });
  }

  @Privileged('MANAGE_SYSTEM_OPERATIONS')
  @RefusedWith(systemRefusal)
  @Get('aggregate/request/:field')
  aggregate(
    @Param('field') field: string,
    @Query() query: QueryParameters,
    @CurrentActor() actor: Actor,
  ): Promise<JsonObject> {
    const { scrollId: _scrollId, flags, ...request } = inquiryOf(query, actor, this.registry, DEFAULT_SIZE);
    const wanted = { ...flags, includeDefaultFacets: false, skipAggregates: false };
    return this.searches.searchRequest({ ...request, facets: [field], flags: wanted, count: 0 });
  }
}
