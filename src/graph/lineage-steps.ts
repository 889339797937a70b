import { type Database, repeat, type SqlTransaction } from '../foundation/database/index.js';
import type { LineageDirection } from './lineage-query.js';
import { type FollowedEdges, isFollowed, type LineageRules } from './lineage-rules.js';
import { Neighbours } from './neighbours.js';
import { typeOfUrn } from './urn-type.js';

/**
 * Number of urns per statement: a higher number returns fewer neighbours twice, a lower one lets other requests run in
 * between. Measured.
 */
const CHUNK = 10_000;

/**
 * Number of relationships from which on reading all edges of an entity is faster than reading each relationship
 * separately. Measured.
 */
const MANY_TYPES = 4;

/** Entities of one type that are read together, in the order of the table. */
export interface LineageChunk {
  readonly entityType: string;
  readonly urns: readonly string[];
}

/** An edge as read by a walk. */
export interface LineageStep {
  /** The known end. */
  readonly origin: string;
  /** The other end. */
  readonly target: string;
  readonly relationship: string;
  readonly via: string | null;
  /** JSON text; this and the following members only if details are requested. */
  readonly properties?: string | null;
  readonly created_on?: number | null;
  readonly created_actor?: string | null;
  readonly updated_on?: number | null;
  readonly updated_actor?: string | null;
}

/** The neighbours of entities without the edges to them, and the edges with an entity between their ends. */
export interface LineageEnds {
  readonly neighbours: readonly Neighbours[];
  readonly between: readonly LineageStep[];
}

/** The other end of an edge. */
interface EndRow {
  readonly target: string;
  readonly relationship: string;
  /** 0 if an entity is between the ends. */
  readonly via_rank: number;
}

/** The other ends of edges as JSON arrays of equal length; a relationship is its position among those followed. */
interface EndLists {
  readonly targets: string;
  readonly relationships: string;
  /** The smallest rank; null if there are no edges. */
  readonly least_rank: number | null;
}

/** The other ends of the edges of one side. */
interface SideEnds {
  readonly neighbours: Neighbours;
  readonly hasBetween: boolean;
}

type End = 'source' | 'destination';

/** Edges with the urns at one end. */
interface Side {
  readonly own: End;
  readonly followed: FollowedEdges['outgoing'];
}

const STEP = 'relationship_type AS relationship, via';
const DETAILS = ', properties, created_on, created_actor, updated_on, updated_actor';

/** Reads the lineage edges of entities. */
export class LineageSteps {
  constructor(
    private readonly database: Database,
    private readonly rules: LineageRules,
  ) {}

  /** Splits the urns into chunks of one type and at most 10,000 each. */
  chunks(urns: readonly string[]): readonly LineageChunk[] {
    const chunks: LineageChunk[] = [];
    for (const [entityType, ofType] of byType(urns)) {
      ofType.sort();
      for (let at = 0; at < ofType.length; at += CHUNK) chunks.push({ entityType, urns: ofType.slice(at, at + CHUNK) });
    }
    return chunks;
  }

  /** Every lineage edge of a chunk in one direction, those with a `via` first; at most two statements. */
  async edges(chunk: LineageChunk, direction: LineageDirection, details: boolean): Promise<readonly LineageStep[]> {
    const steps = await this.database.read(async (sql) => {
      const found = [];
      for (const side of this.sides(chunk, direction)) found.push(await edges(sql, chunk, side, details));
      return found.flat();
    });
    return [...steps.filter(({ via }) => via !== null), ...steps.filter(({ via }) => via === null)];
  }

  /**
   * The other ends of a chunk's lineage edges, perhaps repeated; at most two statements, and as many again if an entity
   * is between the ends.
   */
  async ends(chunk: LineageChunk, direction: LineageDirection): Promise<LineageEnds> {
    return this.database.read(async (sql) => {
      const found = [];
      for (const side of this.sides(chunk, direction)) found.push(await ends(sql, chunk, side));
      return {
        neighbours: found.flatMap(({ neighbours }) => neighbours),
        between: found.flatMap(({ between }) => between),
      };
    });
  }

  private sides({ entityType }: LineageChunk, direction: LineageDirection): readonly Side[] {
    const { outgoing, incoming } = this.rules.of(entityType, direction);
    const sides: readonly Side[] = [
      { own: 'source', followed: outgoing },
      { own: 'destination', followed: incoming },
    ];
    return sides.filter(({ followed }) => followed.size > 0);
  }
}

async function edges(
  sql: SqlTransaction,
  chunk: LineageChunk,
  side: Side,
  details: boolean,
  more = '',
): Promise<readonly LineageStep[]> {
  const other = otherEnd(side);
  const columns = `${side.own} AS origin, ${other} AS target, ${STEP}${details ? DETAILS : ''}`;
  const [from, parameters] = edgesOf(sql, chunk, side);
  const steps = await sql.select<LineageStep>(`SELECT ${columns}${from}${more}`, parameters);
  return steps.filter(({ relationship, target }) => isFollowed(side.followed, relationship, target));
}

async function ends(sql: SqlTransaction, chunk: LineageChunk, side: Side): Promise<LineageEnds> {
  const { neighbours, hasBetween } = await (sql.dialect.listOf === undefined
    ? endRows(sql, chunk, side)
    : endLists(sql, sql.dialect.listOf, chunk, side));
  const between = hasBetween ? await edges(sql, chunk, side, false, ' AND via_rank = 0') : [];
  return { neighbours: [neighbours], between };
}

async function endRows(sql: SqlTransaction, chunk: LineageChunk, side: Side): Promise<SideEnds> {
  const columns = `${otherEnd(side)} AS target, relationship_type AS relationship, via_rank`;
  const [from, parameters] = edgesOf(sql, chunk, side);
  const rows = await sql.select<EndRow>(`SELECT DISTINCT ${columns}${from}`, parameters);
  return {
    neighbours: new Neighbours(
      rows.map(({ target }) => target),
      rows.map(({ relationship }) => relationship),
      side.followed,
    ),
    hasBetween: rows.some(({ via_rank: rank }) => Number(rank) === 0),
  };
}

/** As `endRows`, but ends may be repeated, because removing these takes longer. */
async function endLists(
  sql: SqlTransaction,
  listOf: (column: string) => string,
  chunk: LineageChunk,
  side: Side,
): Promise<SideEnds> {
  const names = [...side.followed.keys()];
  const position = `CASE relationship_type ${names.map((_, at) => `WHEN ? THEN ${at}`).join(' ')} END`;
  const columns = `${listOf(otherEnd(side))} AS targets, ${listOf(position)} AS relationships, MIN(via_rank) AS least_rank`;
  const [from, parameters] = edgesOf(sql, chunk, side);
  const [lists] = await sql.select<EndLists>(`SELECT ${columns}${from}`, [...names, ...parameters]);
  const relationships = listed<number>(lists?.relationships).map((at) => names[at] ?? '');
  return {
    neighbours: new Neighbours(listed(lists?.targets), relationships, side.followed),
    hasBetween: lists?.least_rank === 0,
  };
}

function listed<Value>(json = '[]'): readonly Value[] {
  return JSON.parse(json) as readonly Value[];
}

/** FROM and WHERE for the edges of one side, and their parameters. */
function edgesOf({ dialect }: SqlTransaction, { urns }: LineageChunk, { own, followed }: Side) {
  const [rows, parameters] = dialect.rowsOfTexts('edge', own, urns);
  const type = followed.size < MANY_TYPES ? 'relationship_type' : dialect.withoutIndex('relationship_type');
  const isType = `${type} IN (${repeat('?', followed.size)})`;
  return [` FROM ${rows} AND ${isType}`, [...parameters, ...followed.keys()]] as const;
}

function otherEnd({ own }: Side): End {
  return own === 'source' ? 'destination' : 'source';
}

function byType(urns: readonly string[]): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const urn of urns) {
    const entityType = typeOfUrn(urn);
    const known = groups.get(entityType);
    if (known === undefined) groups.set(entityType, [urn]);
    else known.push(urn);
  }
  return groups;
}
