import { Controller } from '@nestjs/common';
import { type Actor, API } from '../../../../auth/index.js';
import type { EdgeScroll } from '../../../../graph/index.js';
import { OpenapiAccess } from '../../openapi-access.js';
import type { Caller } from '../../operation/caller.js';
import { Operation } from '../../operation/operation.decorator.js';
import type { InputOf } from '../../operation/operation.js';
import type { EdgePageInput } from './edge-page.js';
import { type EdgeScrollView, edgeView, urnsOf } from './edge-view.js';
import { nodeFilter, relationshipTypes } from './node-filter.js';
import { RELATIONSHIPS } from './relationship.operations.js';
import { EdgeWalk } from './viewable-edges.js';

/**
 * Scrolls through the relationships between entities. Edges to entities that the caller may not view are left out, so a
 * page may contain fewer edges than requested, even none, without being the last one.
 */
@Controller()
export class RelationshipScrollController {
  constructor(
    private readonly walk: EdgeWalk,
    private readonly access: OpenapiAccess,
  ) {}

  /** All edges of one type. */
  @Operation(RELATIONSHIPS.ofType)
  async ofType(input: InputOf<typeof RELATIONSHIPS.ofType>, { actor }: Caller): Promise<EdgeScrollView> {
    return this.scroll({ types: [input.relationshipType] }, input, actor);
  }

  /** The edges at one end of an entity. */
  @Operation(RELATIONSHIPS.ofEntity)
  async ofEntity(input: InputOf<typeof RELATIONSHIPS.ofEntity>, { actor }: Caller): Promise<EdgeScrollView> {
    const { entityUrn, direction, 'relationshipType[]': named } = input;
    await this.access.require(actor, API.readRelationships, [entityUrn]);
    const types = named.filter((type) => type !== '*');
    const end = direction === 'INCOMING' ? 'destination' : 'source';
    return this.scroll({ types, [end]: { urns: [entityUrn] } }, input, actor);
  }

  /** The edges that match the filters in the body and the query. */
  @Operation(RELATIONSHIPS.filtered)
  async filtered(input: InputOf<typeof RELATIONSHIPS.filtered>, { actor }: Caller): Promise<EdgeScrollView> {
    const { direction, body } = input;
    const types = relationshipTypes(input.relationshipTypes, body.edgeFilter);
    if (types === undefined) return { results: [] };
    const source = nodeFilter(body.sourceFilter, input.sourceTypes);
    const destination = nodeFilter(body.destinationFilter, input.destinationTypes);
    const [from, to] = direction === 'INCOMING' ? [destination, source] : [source, destination];
    const ends = { ...(from !== undefined && { source: from }), ...(to !== undefined && { destination: to }) };
    return this.scroll({ types, ...ends, eitherWay: direction === 'UNDIRECTED' }, input, actor);
  }

  private async scroll(
    wanted: Omit<EdgeScroll, 'count' | 'scrollId'>,
    page: EdgePageInput,
    actor: Actor,
  ): Promise<EdgeScrollView> {
    const { edges, scrollId } = await this.walk.page(actor, wanted, page);
    const known = await this.walk.known(actor, urnsOf(edges));
    const shown = edges.filter(({ source, destination }) => known.has(source) && known.has(destination));
    return { ...(scrollId !== undefined && { scrollId }), results: shown.map(edgeView) };
  }
}
