import { Injectable } from '@nestjs/common';
import { type Actor, API, ViewableGraph, ViewAuthorizer } from '../../../../auth/index.js';
import { type Edge, type EdgeScroll, EdgeStore } from '../../../../graph/index.js';
import { RESTRICTED_URN, ViewRestriction } from '../../../../search/index.js';
import { OpenapiAccess } from '../../openapi-access.js';
import { type EdgePageInput, slicedPage, sliceIn } from './edge-page.js';

/** A page of edges as visible to one actor. */
export interface ViewableEdges {
  /** The edges of which the model hides neither end from the actor. */
  readonly edges: readonly Edge[];
  /** Absent on the last page. Reveals nothing about the edge before the next page. */
  readonly scrollId?: string;
}

/** Scrolls through edges for actors who may not view all of them. Throws `ENGINE_UNAVAILABLE`. */
@Injectable()
export class EdgeWalk {
  constructor(
    private readonly store: EdgeStore,
    private readonly graph: ViewableGraph,
    private readonly views: ViewRestriction,
    private readonly viewing: ViewAuthorizer,
    private readonly access: OpenapiAccess,
  ) {}

  /**
   * A page of `wanted`, where edges with the same ends and type occur once. Throws `INVALID_ARGUMENT` for an invalid
   * slice.
   */
  async page(
    actor: Actor,
    wanted: Omit<EdgeScroll, 'count' | 'scrollId'>,
    asked: EdgePageInput,
  ): Promise<ViewableEdges> {
    const slice = sliceIn(asked);
    const { scrollId: given, count } = asked;
    const position = given === undefined ? {} : { scrollId: this.views.reveal(given) };
    const page = await this.store.scroll({ ...wanted, count, ...position, eachOnce: true });
    const { edges: found, scrollId } = slicedPage(page, slice);
    const edges = await this.graph.known(actor, found);
    return { edges, ...(scrollId !== undefined && { scrollId: this.views.conceal(scrollId) }) };
  }

  /**
   * The given ends that the actor may see. Throws `FORBIDDEN` for an end on which the actor may not read relationships,
   * unless views are restricted: then unreadable ends are hidden.
   */
  async known(actor: Actor, ends: Iterable<string>): Promise<ReadonlySet<string>> {
    const urns = [...new Set(ends)];
    if (!this.viewing.isOn) {
      await this.access.require(actor, API.readRelationships, urns);
      return new Set(urns);
    }
    const viewable = await this.views.viewable(actor, urns);
    const known = new Set<string>();
    for (const urn of viewable) if (await this.access.may(actor, API.readRelationships, urn)) known.add(urn);
    return known;
  }

  /** The replacement for an end that the actor may not view. */
  masked(urn: string): string {
    return RESTRICTED_URN + this.views.conceal(urn);
  }
}
