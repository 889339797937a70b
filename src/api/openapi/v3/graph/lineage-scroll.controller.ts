import { Controller } from '@nestjs/common';
import { API } from '../../../../auth/index.js';
import { OpenapiAccess } from '../../openapi-access.js';
import type { Caller } from '../../operation/caller.js';
import { Operation } from '../../operation/operation.decorator.js';
import type { InputOf } from '../../operation/operation.js';
import type { EdgeScrollView } from './edge-view.js';
import { LineageEdges, type LineageEdgeView, withEnds } from './lineage-edges.js';
import { LINEAGE_EDGES } from './lineage-scroll.operations.js';
import { EdgeWalk } from './viewable-edges.js';

type ScrollInput = InputOf<typeof LINEAGE_EDGES.scroll>;

/**
 * Scrolls through lineage edges. An end that the caller may not view is masked; edges with two such ends are left out.
 * A page may contain fewer edges than requested, even none, without being the last one.
 */
@Controller()
export class LineageScrollController {
  constructor(
    private readonly walk: EdgeWalk,
    private readonly lineage: LineageEdges,
    private readonly access: OpenapiAccess,
  ) {}

  /** Lineage edges at any of the urns in the body, or all; `direction` is relative to those urns. */
  @Operation(LINEAGE_EDGES.scroll)
  async scroll(input: ScrollInput, { actor }: Caller): Promise<EdgeScrollView<LineageEdgeView>> {
    const {
      direction,
      body: { urns },
    } = input;
    await this.access.require(actor, API.readRelationships, urns);
    const types = this.typesIn(input);
    if (types.length === 0) return { results: [] };
    const touching = urns.length === 0 ? {} : { source: { urns }, eitherWay: true };
    const { edges, scrollId } = await this.walk.page(actor, { types, ...touching }, input);
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

  private typesIn({ relationshipTypes }: ScrollInput): readonly string[] {
    const named = relationshipTypes.filter((type) => type !== '*');
    return named.length === 0 ? this.lineage.types : named.filter((type) => this.lineage.types.includes(type));
  }
}

function isAlong(
  { upstream, downstream }: LineageEdgeView,
  direction: ScrollInput['direction'],
  urns: ReadonlySet<string>,
): boolean {
  if (direction === undefined || urns.size === 0) return true;
  return urns.has(direction === 'UPSTREAM' ? downstream : upstream);
}
