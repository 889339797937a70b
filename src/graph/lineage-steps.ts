import { type Database, repeat, type SqlTransaction } from '../database/index.js';
import type { LineageDirection } from './lineage-query.js';
import type { FollowedEdges, LineageRules } from './lineage-rules.js';
import { typeOfUrn } from './urn-type.js';

/** Urns that one statement asks for. Source: the batches of DataHub's walk. */
const CHUNK = 1_000;

/** An edge as a walk meets it. */
export interface LineageStep {
  /** The end that was known. */
  readonly origin: string;
  /** The end that is reached. */
  readonly target: string;
  readonly relationship: string;
  readonly via: string | null;
  /** JSON text; this and what follows only where details are asked for. */
  readonly properties?: string | null;
  readonly created_on?: number | null;
  readonly created_actor?: string | null;
  readonly updated_on?: number | null;
  readonly updated_actor?: string | null;
}

/** Which edges are read, and how much of them. */
export interface LineageStepsOptions {
  readonly direction: LineageDirection;
  /** Whether properties, times and actors are read too. */
  readonly details: boolean;
}

type End = 'source' | 'destination';

const DETAILS = ', properties, created_on, created_actor, updated_on, updated_actor';

/** Reads the lineage edges around entities. */
export class LineageSteps {
  constructor(
    private readonly database: Database,
    private readonly rules: LineageRules,
  ) {}

  /** Every lineage edge of `urns` in one direction, those with a `via` first; two statements for each 1,000 urns of a type. */
  async from(urns: readonly string[], { direction, details }: LineageStepsOptions): Promise<readonly LineageStep[]> {
    const steps: LineageStep[] = [];
    for (const [entityType, ofType] of byType(urns)) {
      const followed = this.rules.of(entityType, direction);
      for (let at = 0; at < ofType.length; at += CHUNK) {
        const chunk = ofType.slice(at, at + CHUNK);
        const found = await this.database.read(async (sql) => [
          ...(await read(sql, chunk, { own: 'source', followed: followed.outgoing, details })),
          ...(await read(sql, chunk, { own: 'destination', followed: followed.incoming, details })),
        ]);
        for (const step of found) steps.push(step);
      }
    }
    return [...steps.filter(({ via }) => via !== null), ...steps.filter(({ via }) => via === null)];
  }
}

/** Edges that have the urns at one end. */
interface Side {
  readonly own: End;
  readonly followed: FollowedEdges['outgoing'];
  readonly details: boolean;
}

async function read(
  sql: SqlTransaction,
  urns: readonly string[],
  { own, followed, details }: Side,
): Promise<readonly LineageStep[]> {
  if (followed.size === 0) return [];
  const other: End = own === 'source' ? 'destination' : 'source';
  const steps = await sql.select<LineageStep>(
    `SELECT ${own} AS origin, ${other} AS target, relationship_type AS relationship, via${details ? DETAILS : ''} FROM edge` +
      ` WHERE ${own} IN (${repeat('?', urns.length)}) AND relationship_type IN (${repeat('?', followed.size)})`,
    [...urns, ...followed.keys()],
  );
  return steps.filter(({ relationship, target }) => followed.get(relationship)?.has(typeOfUrn(target)) === true);
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
