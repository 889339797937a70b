import { entityTypeOfUrn } from '../foundation/common/urn.js';
import {
  type Database,
  type Lookup,
  repeat,
  type SqlDialect,
  type SqlTransaction,
} from '../foundation/database/index.js';
import type { LineageDirection } from './lineage-query.js';
import { type FollowedEdges, isFollowed, type LineageRules } from './lineage-rules.js';
import { Neighbours } from './neighbours.js';

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

/** Number of urns up to which their edges are read together with those of other walks. */
const FEW = 16;

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

const ORDER = {
  outgoing: ['origin', 'relationship', 'id'],
  incoming: ['origin', 'relationship', 'target', 'id'],
} as const;

const STEP = 'relationship_type AS relationship, via';
const DETAILS = ', properties, created_on, created_actor, updated_on, updated_actor';

/** An edge of an entity that is looked up by its urn. */
interface LookedUpStep extends LineageStep {
  readonly id: string;
}

/** Reads the lineage edges of entities. */
export class LineageSteps {
  private readonly lookups = new Map<string, Lookup>();

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

  /**
   * Every lineage edge of a chunk in one direction, those with a `via` first; at most two statements. Those of few urns
   * are sent together with other reads of few, and come in the same order each time.
   */
  async edges(chunk: LineageChunk, direction: LineageDirection, details: boolean): Promise<readonly LineageStep[]> {
    const sides = this.sides(chunk, direction);
    const steps =
      chunk.urns.length <= FEW
        ? (await Promise.all(sides.map((side) => this.lookUp(chunk, side, details)))).flat()
        : await this.database.read(async (sql) => {
            const found = [];
            for (const side of sides) found.push(await edges(sql, chunk, side, details));
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

  private async lookUp(chunk: LineageChunk, side: Side, details: boolean): Promise<readonly LineageStep[]> {
    const { own, followed } = side;
    const key = `${own} ${[...followed.keys()].join(' ')} ${details}`;
    const lookup = this.lookups.get(key) ?? lookupOf(side, details);
    this.lookups.set(key, lookup);
    const keys = chunk.urns.map((urn) => [urn]);
    return (await this.database.find<LookedUpStep>(lookup, keys))
      .filter(({ relationship, target }) => isFollowed(followed, relationship, target))
      .sort(inOrder(own));
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
  const [from, parameters] = edgesOf(sql, chunk, side);
  const steps = await sql.select<LineageStep>(`SELECT ${stepColumns(side, details)}${from}${more}`, parameters);
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
  return [` FROM ${rows} AND ${isOfType(dialect, followed)}`, [...parameters, ...followed.keys()]] as const;
}

/** The edges of one side of a urn. */
function lookupOf(side: Side, details: boolean): Lookup {
  const { own, followed } = side;
  return {
    columns: ['origin'],
    statement: (dialect, keys) =>
      dialect.rowsByKeys(
        {
          table: 'edge',
          select: `${stepColumns(side, details)}, id`,
          key: [own],
          ...(own === 'destination' && { index: 'edge_incoming' }),
          where: [isOfType(dialect, followed), [...followed.keys()]],
        },
        keys,
      ),
  };
}

function stepColumns(side: Side, details: boolean): string {
  return `${side.own} AS origin, ${otherEnd(side)} AS target, ${STEP}${details ? DETAILS : ''}`;
}

function isOfType(dialect: SqlDialect, followed: Side['followed']): string {
  const type = followed.size < MANY_TYPES ? 'relationship_type' : dialect.withoutIndex('relationship_type');
  return `${type} IN (${repeat('?', followed.size)})`;
}

/** Compares edges in the order in which SQLite stores those of each urn, apart from those with a `via`. */
function inOrder(own: End): (left: LookedUpStep, right: LookedUpStep) => number {
  const members = own === 'source' ? ORDER.outgoing : ORDER.incoming;
  return (left, right) => {
    for (const member of members) {
      if (left[member] !== right[member]) return left[member] < right[member] ? -1 : 1;
    }
    return 0;
  };
}

function otherEnd({ own }: Side): End {
  return own === 'source' ? 'destination' : 'source';
}

function byType(urns: readonly string[]): ReadonlyMap<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const urn of urns) {
    const entityType = entityTypeOfUrn(urn);
    const known = groups.get(entityType);
    if (known === undefined) groups.set(entityType, [urn]);
    else known.push(urn);
  }
  return groups;
}
