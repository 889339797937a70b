import { Body, Controller, Get, HttpCode, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { type Actor, API, AuthorizedInside, CurrentActor, ViewableGraph } from '../../../auth/index.js';
import { invalidArgument } from '../../../common/errors.js';
import { isJsonObject } from '../../../common/json.js';
import { Urn } from '../../../common/urn.js';
import { type EdgeScroll, EdgeStore } from '../../../graph/index.js';
import { OpenapiAccess } from '../../openapi-access.js';
import { type Query as QueryParameters, textOf, valuesOf } from '../../query.js';
import { TraceInterceptor } from '../../trace.interceptor.js';
import { pageOf, slicedPage, sliceOf } from './edge-page.js';
import { type EdgeScrollView, edgeView, urnsOf } from './edge-view.js';
import { nodeFilter, relationshipTypes } from './node-filter.js';

/** Walks through the relationships between entities. */
@Controller(['openapi/v3/relationship', 'openapi/v2/relationship'])
@UseInterceptors(TraceInterceptor)
export class RelationshipScrollController {
  constructor(
    private readonly edges: EdgeStore,
    private readonly graph: ViewableGraph,
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
    const slice = sliceOf(query);
    const page = slicedPage(await this.edges.scroll({ ...wanted, ...pageOf(query) }), slice);
    const edges = await this.graph.known(actor, page.edges);
    await this.access.require(actor, API.readRelationships, urnsOf(edges));
    return { ...(page.scrollId !== undefined && { scrollId: page.scrollId }), results: edges.map(edgeView) };
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
