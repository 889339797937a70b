import { pieces, repeat, tuple, type SqlTransaction } from '../foundation/database/index.js';
import { REVISION_TABLE } from './entity-revision.row.js';

const TABLE = REVISION_TABLE.name;
const INSERT = `INSERT INTO ${TABLE} (${REVISION_TABLE.columns.join(', ')}) VALUES `;

/**
 * Makes this transaction the only writer of `urns` until it ends. Rows are locked in byte order, so that two batches
 * never deadlock. An engine with one writer needs no locks.
 */
export async function lockEntities(sql: SqlTransaction, urns: readonly string[], now: number): Promise<void> {
  if (sql.dialect.hasOneWriter || urns.length === 0) return;
  await upsert(sql, urns, { deleted: false, now }, (_excluded) => `revision = ${TABLE}.revision`);
}

/** The effect of a transaction on entities, and its time in milliseconds since 1970. */
interface EntityChange {
  readonly deleted: boolean;
  readonly now: number;
}

/** Raises the revision of every urn by one, so that the search index is behind on it. */
export function raiseRevisions(sql: SqlTransaction, urns: readonly string[], change: EntityChange): Promise<void> {
  return upsert(sql, urns, change, (excluded) => `${raised(excluded)}, deleted = ${excluded('deleted')}`);
}

/** Raises the revision of every urn by one; a deleted entity stays deleted. */
export function touchRevisions(sql: SqlTransaction, urns: readonly string[], now: number): Promise<void> {
  return upsert(sql, urns, { deleted: false, now }, raised);
}

/** `behind_since` comes first: MySQL assigns from left to right, and later assignments would see its new value. */
function raised(excluded: (column: string) => string): string {
  const isBehind = `${TABLE}.indexed_revision < ${TABLE}.revision`;
  const since = `CASE WHEN ${isBehind} THEN ${TABLE}.behind_since ELSE ${excluded('behind_since')} END`;
  return `behind_since = ${since}, revision = ${TABLE}.revision + 1`;
}

async function upsert(
  sql: SqlTransaction,
  given: readonly string[],
  { deleted, now }: EntityChange,
  assignments: (excluded: (column: string) => string) => string,
): Promise<void> {
  const urns = [...given].sort(byteOrder);
  for (const chunk of pieces(urns)) {
    await sql.execute(
      INSERT +
        repeat(tuple(REVISION_TABLE.columns.length), chunk.length) +
        sql.dialect.onConflictSet(REVISION_TABLE, assignments),
      chunk.flatMap((urn) => [urn, 1, 0, deleted ? 1 : 0, now]),
    );
  }
}

/** Compares texts by their UTF-16 units, independently of the locale. */
function byteOrder(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
