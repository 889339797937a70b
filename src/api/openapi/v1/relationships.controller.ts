import { Controller, Get, Query } from '@nestjs/common';
import { type Actor, API, AuthorizedInside, CurrentActor, ViewableGraph } from '../../../auth/index.js';
import { invalidArgument } from '../../../foundation/common/errors.js';
import { Urn } from '../../../foundation/common/urn.js';
import type { EdgeDirection } from '../../../graph/index.js';
import { percentDecode } from '../../../foundation/http/index.js';
import { OpenapiAccess } from '../openapi-access.js';
import { integerOf, type Query as QueryParameters, textOf, valuesOf } from '../query.js';

/**
 * Edges of a page unless the caller says otherwise, and at most. Source: DataHub's relationships endpoint and its limit
 * of results.
 */
const DEFAULT_COUNT = 200;
const MOST_EDGES = 10_000;

/**
 * A page of an entity's relationships; `count` is the number of them on this page, so 0 says that there are no more.
 */
interface RelatedEntities {
  readonly start: number;
  readonly count: number;
  readonly total: number;
  readonly entities: readonly { readonly relationshipType: string; readonly urn: string; readonly via?: string }[];
}

/** Relationships of one entity. */
@Controller('openapi/relationships/v1')
export class RelationshipsController {
  constructor(
    private readonly graph: ViewableGraph,
    private readonly access: OpenapiAccess,
  ) {}

  /** The entities at the other end of the edges of the named types. */
  @AuthorizedInside(API.readRelationships)
  @Get()
  async relationships(@Query() query: QueryParameters, @CurrentActor() actor: Actor): Promise<RelatedEntities> {
    const urn = urnOf(query);
    await this.access.require(actor, API.readRelationships, [urn]);
    const start = integerOf(query, 'start', 0);
    const count = integerOf(query, 'count', DEFAULT_COUNT);
    if (start < 0 || count < 0) throw invalidArgument('The query parameters "start" and "count" must not be negative.');
    const { total, relationships } = await this.graph.relationships(actor, {
      urn,
      direction: directionOf(query),
      types: typesOf(query),
      start,
      count: Math.min(count, MOST_EDGES),
    });
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

/** The urn asked for; it may come percent-encoded once more than the query needs. */
function urnOf(query: QueryParameters): string {
  const text = textOf(query, 'urn') ?? '';
  if (text === '') throw invalidArgument('The query parameter "urn" is required.');
  return Urn.parse(text.startsWith('urn:') ? text : percentDecode(text)).toString();
}

function typesOf(query: QueryParameters): readonly string[] {
  const types = valuesOf(query, 'relationshipTypes', 'relationshipTypes[]');
  if (types.length > 0) return types;
  throw invalidArgument('The query parameter "relationshipTypes" is required; repeat it to name several types.');
}

function directionOf(query: QueryParameters): EdgeDirection {
  const text = textOf(query, 'direction')?.toUpperCase();
  if (text === 'INCOMING' || text === 'OUTGOING') return text;
  throw invalidArgument('The query parameter "direction" must be INCOMING or OUTGOING.');
}
