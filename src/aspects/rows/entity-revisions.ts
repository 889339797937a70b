import type { ConflictAssignments, SqlParameter, SqlTransaction, TableShape } from '../../foundation/database/index.js';
import { REVISION_TABLE, stillBehind } from './entity-revision.row.js';

const { name: TABLE } = REVISION_TABLE;
const SHAPE: TableShape = { ...REVISION_TABLE, columns: [...REVISION_TABLE.columns, 'written_on'] };

const LOCKED: ConflictAssignments = { set: () => `revision = ${TABLE}.revision`, locks: true };
const TOUCHED: ConflictAssignments = { set: raised };
const RAISED: ConflictAssignments = {
  set: (excluded) => `${raised(excluded)}, deleted = ${excluded('deleted')}, written_on = ${excluded('written_on')}`,
};

/** Of the row that a lock makes: as for an entity without a row, search is not behind. */
const UNWRITTEN = 0;
const FIRST = 1;

/**
 * Makes this work the only writer of `urns` until its transaction ends. Rows are locked in byte order, so that two
 * batches never deadlock. An engine with one writer needs no locks.
 */
export async function lockEntities(sql: SqlTransaction, urns: readonly string[], now: number): Promise<void> {
  if (sql.dialect.hasOneWriter || urns.length === 0) return;
  await sql.claim(urns);
  await sql.insert(SHAPE, rowsOf(unchanged(urns), UNWRITTEN, now), LOCKED);
}

/** The effect of a transaction on an entity. */
export interface EntityChange {
  readonly urn: string;
  readonly deleted: boolean;
  /** The earliest time of the next change, in milliseconds since 1970. */
  readonly writtenOn: number;
}

/** Raises the revision of every entity by one at `now`, in milliseconds, so that the search index is behind on it. */
export function raiseRevisions(sql: SqlTransaction, changes: readonly EntityChange[], now: number): Promise<void> {
  return sql.insert(SHAPE, rowsOf(changes, FIRST, now), RAISED);
}

/** Raises the revision of every urn by one; a deleted entity stays deleted. */
export function touchRevisions(sql: SqlTransaction, urns: readonly string[], now: number): Promise<void> {
  return sql.insert(SHAPE, rowsOf(unchanged(urns), FIRST, now), TOUCHED);
}

function unchanged(urns: readonly string[]): readonly EntityChange[] {
  return urns.map((urn) => ({ urn, deleted: false, writtenOn: 0 }));
}

function raised(excluded: (column: string) => string): string {
  return `${stillBehind(excluded)}, revision = ${TABLE}.revision + 1`;
}

/** Rows in byte order of their urns. */
function rowsOf(changes: readonly EntityChange[], revision: number, now: number): readonly SqlParameter[][] {
  return [...changes]
    .sort((one, other) => byteOrder(one.urn, other.urn))
    .map(({ urn, deleted, writtenOn }) => [urn, revision, 0, deleted ? 1 : 0, now, writtenOn]);
}

/** Compares texts by their UTF-16 units, independently of the locale. */
function byteOrder(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
