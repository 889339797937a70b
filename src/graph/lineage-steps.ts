import { type Database, repeat, type SqlTransaction } from '../database/index.js';
import type { LineageDirection } from './lineage-query.js';
import type { FollowedEdges, LineageRules } from './lineage-rules.js';
import { typeOfUrn } from './urn-type.js';

/** Urns that one statement asks for. Source: the batches of DataHub's walk. */
const CHUNK = 1_000;

/** An edge as a walk meets it. */
export interface LineageStep {
  /** The end that was known. */
  readonly from: string;
  /** The end that is reached. */
  readonly to: string;
  readonly relationship: string;
  readonly via: string | null;
  /** JSON text. */
  readonly properties: string | null;
  readonly created_on: number | null;
  readonly created_actor: string | null;
  readonly updated_on: number | null;
  readonly updated_actor: string | null;
}

type End = 'source' | 'destination';

const DETAILS = 'via, properties, created_on, created_actor, updated_on, updated_actor';

/** Reads the lineage edges around entities. */
export class LineageSteps {
  constructor(
    private readonly database: Database,
    private readonly rules: LineageRules,
  ) {}

  /** Every lineage edge of `urns` in one direction, those with a `via` first; two statements for each 1,000 urns of a type. */
  async from(urns: readonly string[], direction: LineageDirection): Promise<readonly LineageStep[]> {
    const steps: LineageStep[] = [];
    for (const [entityType, ofType] of byType(urns)) {
      const followed = this.rules.of(entityType, direction);
      for (let at = 0; at < ofType.length; at += CHUNK) {
        const found = await this.around(ofType.slice(at, at + CHUNK), followed);
        for (const step of found) steps.push(step);
      }
    }
    return steps;
  }

  private around(urns: readonly string[], { outgoing, incoming }: FollowedEdges): Promise<LineageStep[]> {
    return this.database.read(async (sql) => [
      ...(await read(sql, urns, 'source', outgoing)),
      ...(await read(sql, urns, 'destination', incoming)),
    ]);
  }
}

async function read(
  sql: SqlTransaction,
  urns: readonly string[],
  own: End,
  followed: FollowedEdges['outgoing'],
): Promise<LineageStep[]> {
  if (followed.size === 0) return [];
  const other: End = own === 'source' ? 'destination' : 'source';
  const rows = await sql.select<
    Omit<LineageStep, 'from' | 'to' | 'relationship'> & Record<End, string> & { relationship_type: string }
  >(
    `SELECT source, destination, relationship_type, ${DETAILS} FROM edge WHERE ${own} IN (${repeat('?', urns.length)})` +
      ` AND relationship_type IN (${repeat('?', followed.size)}) ORDER BY via_rank, relationship_type, ${own}, ${other}, id`,
    [...urns, ...followed.keys()],
  );
  return rows
    .filter((row) => followed.get(row.relationship_type)?.has(typeOfUrn(row[other])) === true)
    .map((row) => ({ ...row, from: row[own], to: row[other], relationship: row.relationship_type }));
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
