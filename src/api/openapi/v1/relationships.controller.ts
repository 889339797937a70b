import { Controller } from '@nestjs/common';
import { API, ViewableGraph } from '../../../auth/index.js';
import { OpenapiAccess } from '../openapi-access.js';
import type { Caller } from '../operation/caller.js';
import { Operation } from '../operation/operation.decorator.js';
import type { InputOf } from '../operation/operation.js';
import { RELATIONSHIPS_V1 } from './relationships.operations.js';

/** Maximum number of edges per page. Source: DataHub's limit of results. */
const MOST_EDGES = 10_000;

/** A page of an entity's relationships; `count` is their number on this page, so 0 means that there are no more. */
interface RelatedEntities {
  readonly start: number;
  readonly count: number;
  readonly total: number;
  readonly entities: readonly { readonly relationshipType: string; readonly urn: string; readonly via?: string }[];
}

/** Relationships of one entity. */
@Controller()
export class RelationshipsController {
  constructor(
    private readonly graph: ViewableGraph,
    private readonly access: OpenapiAccess,
  ) {}

  /** The entities at the other end of the edges of the named types. */
  @Operation(RELATIONSHIPS_V1.list)
  async relationships(input: InputOf<typeof RELATIONSHIPS_V1.list>, { actor }: Caller): Promise<RelatedEntities> {
    const { urn, direction, relationshipTypes: types, start } = input;
    await this.access.require(actor, API.readRelationships, [urn]);
    const count = Math.min(input.count, MOST_EDGES);
    const { total, relationships } = await this.graph.relationships(actor, { urn, direction, types, start, count });
    await this.access.require(
      actor,
      API.readRelationships,
      relationships.map((related) => related.urn),
    );
    const entities = relationships.map(({ type, urn: related, via }) => ({
      relationshipType: type,
      urn: related,
      ...(via !== undefined && { via }),
    }));
    return { start, count: entities.length, total, entities };
  }
}
