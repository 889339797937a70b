import { Body, Controller, Get, HttpCode, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { type Actor, AuthorizedInside, CurrentActor, SCROLLING_ENTITIES } from '../../../auth/index.js';
import { isJsonObject, type JsonObject } from '../../../foundation/common/json.js';
import type { AnswerList } from '../../../foundation/common/growing-list.js';
import { ModelRegistry } from '../../../model/index.js';
import { readFilter } from '../filter.js';
import { flagOf, listOf, type Query as QueryParameters } from '../query.js';
import { TraceInterceptor } from '../trace.interceptor.js';
import { entityNamed } from './aspect-names.js';
import {
  type EntityScrollPage,
  type ScrolledEntity,
  EntityScrollService,
  facetViews,
} from './entity-scroll.service.js';
import { entityView, type EntityView } from './entity-view.js';
import { searchOf, sortOfBody, sortOfQuery, textsOf } from './scroll-parameters.js';

/** An entity of a page, where the caller wants it with the place of its own. */
type ScrolledView = EntityView | (EntityView & { readonly scrollId: string });

/** A page of a scroll; without `scrollId` it is the last one. */
interface ScrollView {
  readonly scrollId?: string;
  readonly entities: AnswerList<ScrolledView>;
  readonly facets: readonly JsonObject[];
  readonly totalCount: number;
}

/** Walks through entities, page by page. */
@Controller('openapi/v3/entity')
@UseInterceptors(TraceInterceptor)
export class EntityScrollController {
  constructor(
    private readonly scrolls: EntityScrollService,
    private readonly registry: ModelRegistry,
  ) {}

  /** Entities of one type; with all aspects unless some are named. */
  @AuthorizedInside(SCROLLING_ENTITIES)
  @Get(':type')
  async ofType(
    @Param('type') type: string,
    @Query() query: QueryParameters,
    @CurrentActor() actor: Actor,
  ): Promise<ScrollView> {
    const entityTypes = [entityNamed(this.registry, type).name];
    const aspects = listOf(query, 'aspects', 'aspectNames') ?? 'all';
    const search = searchOf(query, sortOfQuery(query), true);
    const page = await this.scrolls.scroll({ entityTypes, aspects, criteria: [], search }, actor, viewOf(query));
    return pageView(page);
  }

  /** Entities that meet the filter of the body; urns only unless it names aspects. */
  @AuthorizedInside(SCROLLING_ENTITIES)
  @Post('scroll')
  @HttpCode(200)
  async filtered(
    @Query() query: QueryParameters,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
  ): Promise<ScrollView> {
    const given = isJsonObject(body) ? body : {};
    const entityTypes = textsOf(given, 'entities');
    const names = textsOf(given, 'aspects');
    const sort = sortOfBody(given['sortCriteria']) ?? sortOfQuery(query);
    const page = await this.scrolls.scroll(
      {
        ...(entityTypes !== undefined && entityTypes.length > 0 && { entityTypes }),
        aspects: names === undefined ? 'none' : names.length === 0 ? 'all' : names,
        criteria: readFilter(given['filter']),
        search: searchOf(query, sort, flagOf(query, 'skipAggregation', true)),
      },
      actor,
      viewOf(query),
    );
    return pageView(page);
  }
}

function pageView({ entities, scrollId, total, facets }: EntityScrollPage<ScrolledView>): ScrollView {
  return { ...(scrollId !== undefined && { scrollId }), entities, facets: facetViews(facets), totalCount: total };
}

function viewOf(query: QueryParameters): (entity: ScrolledEntity) => ScrolledView {
  const withMetadata = flagOf(query, 'systemMetadata', false);
  const isPerEntity = flagOf(query, 'scrollIdPerEntity', false);
  return ({ found, read }) => ({
    ...entityView(read.urn, read.aspects, withMetadata),
    ...(isPerEntity && { scrollId: found.scrollId }),
  });
}
