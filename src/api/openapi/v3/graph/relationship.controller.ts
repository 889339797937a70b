import { Body, Controller, Get, HttpCode, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { type Actor, API, AuthorizedInside, CurrentActor } from '../../../../auth/index.js';
import { invalidArgument } from '../../../../foundation/common/errors.js';
import { isJsonObject } from '../../../../foundation/common/json.js';
import { Urn } from '../../../../foundation/common/urn.js';
import type { EdgeScroll } from '../../../../graph/index.js';
import { OpenapiAccess } from '../../openapi-access.js';
import { type Query as QueryParameters, textOf, valuesOf } from '../../query.js';
import { TraceInterceptor } from '../../trace.interceptor.js';
import { type EdgeScrollView, edgeView, urnsOf } from './edge-view.js';
import { nodeFilter, relationshipTypes } from './node-filter.js';
import { EdgeWalk } from './viewable-edges.js';

/**
 * Walks through the relationships between entities. Edges to what the caller may not view are left out, so that a page
 * may hold fewer than asked for, even none, before the last one.
 */
@Controller(['openapi/v3/relationship', 'openapi/v2/relationship'])
@UseInterceptors(TraceInterceptor)
export class RelationshipScrollController {
  constructor(
    private readonly walk: EdgeWalk,
    private readonly access: OpenapiAccess,
  ) {}

  /** All edges of one type. */
  @AuthorizedInside(API.readRelationships)
  @Get(':relationshipType')
  async ofType(
    @Param('relationshipType') type: string,
    @Query() query: QueryParameters,
    @CurrentActor() actor: Actor,
  ): Promise<EdgeScrollView> {
    return this.scroll({ types: [type] }, query, actor);
  }

  /** The edges at one end of an entity. */
  @AuthorizedInside(API.readRelationships)
  @Get(':entityName/:entityUrn')
  async ofEntity(
    @Param('entityUrn') entityUrn: string,
    @Query() query: QueryParameters,
    @CurrentActor() actor: Actor,
  ): Promise<EdgeScrollView> {
    const urn = Urn.parse(entityUrn).toString();
    await this.access.require(actor, API.readRelationships, [urn]);
    const named = valuesOf(query, 'relationshipType[]', 'relationshipType', 'relationshipTypes');
    const end = directionOf(query) === 'INCOMING' ? 'destination' : 'source';
    return this.scroll({ types: named.filter((type) => type !== '*'), [end]: { urns: [urn] } }, query, actor);
  }

  /** The edges that meet the filters of the body and the query. */
  @AuthorizedInside(API.readRelationships)
  @Post('scroll')
  @HttpCode(200)
  async filtered(
    @Query() query: QueryParameters,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
  ): Promise<EdgeScrollView> {
    const { sourceFilter, destinationFilter, edgeFilter } = isJsonObject(body) ? body : {};
    const types = relationshipTypes(query, edgeFilter);
    const source = nodeFilter(sourceFilter, 'sourceFilter', valuesOf(query, 'sourceTypes'));
    const destination = nodeFilter(destinationFilter, 'destinationFilter', valuesOf(query, 'destinationTypes'));
    const direction = directionOf(query, 'UNDIRECTED');
    if (types === undefined) return { results: [] };
    const [from, to] = direction === 'INCOMING' ? [destination, source] : [source, destination];
    const ends = { ...(from !== undefined && { source: from }), ...(to !== undefined && { destination: to }) };
    return this.scroll({ types, ...ends, eitherWay: direction === 'UNDIRECTED' }, query, actor);
  }

  private async scroll(
    wanted: Omit<EdgeScroll, 'count' | 'scrollId'>,
    query: QueryParameters,
    actor: Actor,
  ): Promise<EdgeScrollView> {
    const { edges, scrollId } = await this.walk.page(actor, wanted, query);
    const known = await this.walk.known(actor, urnsOf(edges));
    const shown = edges.filter(({ source, destination }) => known.has(source) && known.has(destination));
    return { ...(scrollId !== undefined && { scrollId }), results: shown.map(edgeView) };
  }
}

type Direction = 'OUTGOING' | 'INCOMING' | 'UNDIRECTED';

function directionOf(query: QueryParameters, ...also: readonly Direction[]): Direction {
  const text = textOf(query, 'direction')?.toUpperCase() ?? 'OUTGOING';
  const known: readonly Direction[] = ['OUTGOING', 'INCOMING', ...also];
  const found = known.find((direction) => direction === text);
  if (found !== undefined) return found;
  throw invalidArgument(`The query parameter "direction" must be one of ${known.join(', ')}, not ${text}.`);
}
