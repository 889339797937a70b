import { Body, Controller, HttpCode, Post, Query, UseInterceptors } from '@nestjs/common';
import { type Actor, API, AuthorizedInside, CurrentActor } from '../../../../auth/index.js';
import { invalidArgument } from '../../../../foundation/common/errors.js';
import { isJsonObject } from '../../../../foundation/common/json.js';
import { Urn } from '../../../../foundation/common/urn.js';
import { OpenapiAccess } from '../../openapi-access.js';
import { type Query as QueryParameters, textOf, valuesOf } from '../../query.js';
import { TraceInterceptor } from '../../trace.interceptor.js';
import type { EdgeScrollView } from './edge-view.js';
import { LineageEdges, type LineageEdgeView, withEnds } from './lineage-edges.js';
import { EdgeWalk } from './viewable-edges.js';

/**
 * Walks through lineage edges. An end that the caller may not view is masked; edges of which both are, are left out. A
 * page may hold fewer edges than asked for, even none, before the last one.
 */
@Controller('openapi/v3/lineage')
@UseInterceptors(TraceInterceptor)
export class LineageScrollController {
  constructor(
    private readonly walk: EdgeWalk,
    private readonly lineage: LineageEdges,
    private readonly access: OpenapiAccess,
  ) {}

  /** Lineage edges that touch one of the urns of the body, or all; `direction` is seen from those urns. */
  @AuthorizedInside(API.readRelationships)
  @Post('scroll')
  @HttpCode(200)
  async scroll(
    @Query() query: QueryParameters,
    @Body() body: unknown,
    @CurrentActor() actor: Actor,
  ): Promise<EdgeScrollView<LineageEdgeView>> {
    const urns = urnsOf(isJsonObject(body) ? body['urns'] : undefined);
    const direction = directionOf(query);
    await this.access.require(actor, API.readRelationships, urns);
    const types = this.typesOf(query);
    if (types.length === 0) return { results: [] };
    const touching = urns.length === 0 ? {} : { source: { urns }, eitherWay: true };
    const { edges, scrollId } = await this.walk.page(actor, { types, ...touching }, query);
    const asked = new Set(urns);
    const found = edges
      .flatMap((edge) => this.lineage.view(edge) ?? [])
      .filter((edge) => isAlong(edge, direction, asked));
    const known = await this.walk.known(
      actor,
      found.flatMap(({ upstream, downstream }) => [upstream, downstream]),
    );
    const results = found
      .filter(({ upstream, downstream }) => known.has(upstream) || known.has(downstream))
      .map((edge) => withEnds(edge, (urn) => (known.has(urn) ? urn : this.walk.masked(urn))));
    return { ...(scrollId !== undefined && { scrollId }), results };
  }

  private typesOf(query: QueryParameters): readonly string[] {
    const named = valuesOf(query, 'relationshipTypes', 'relationshipTypes[]').filter((type) => type !== '*');
    return named.length === 0 ? this.lineage.types : named.filter((type) => this.lineage.types.includes(type));
  }
}

type Direction = 'UPSTREAM' | 'DOWNSTREAM';

function isAlong(
  { upstream, downstream }: LineageEdgeView,
  direction: Direction | undefined,
  urns: ReadonlySet<string>,
): boolean {
  if (direction === undefined || urns.size === 0) return true;
  return urns.has(direction === 'UPSTREAM' ? downstream : upstream);
}

function directionOf(query: QueryParameters): Direction | undefined {
  const text = textOf(query, 'direction')?.toUpperCase();
  if (text === undefined || text === '') return undefined;
  if (text === 'UPSTREAM' || text === 'DOWNSTREAM') return text;
  throw invalidArgument('The query parameter "direction" must be UPSTREAM or DOWNSTREAM.');
}

function urnsOf(urns: unknown): readonly string[] {
  if (urns === undefined || urns === null) return [];
  if (!Array.isArray(urns)) throw invalidArgument('The member "urns" must be an array of urns.');
  return urns.map((urn) => Urn.parse(String(urn)).toString());
}
