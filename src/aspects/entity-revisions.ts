import { repeat, tuple, type SqlTransaction } from '../database/index.js';
import { REVISION_TABLE } from './entity-revision.row.js';

const INSERT = `INSERT INTO ${REVISION_TABLE.name} (${REVISION_TABLE.columns.join(', ')}) VALUES `;

/**
 * Makes this transaction the only writer of `urns` until it ends. Rows are taken in byte order, so that two batches never wait for each other in a circle.
 * An engine with one writer needs none of it.
 */
export async function lockEntities(sql: SqlTransaction, urns: readonly string[]): Promise<void> {
  if (sql.dialect.hasOneWriter || urns.length === 0) return;
  await upsert(sql, [...urns].sort(byteOrder), 0, (_excluded) => `revision = ${REVISION_TABLE.name}.revision`);
}

/** Raises the revision of every urn by one, so that the search index is behind on it. */
export async function raiseRevisions(sql: SqlTransaction, urns: readonly string[], deleted: boolean): Promise<void> {
  if (urns.length === 0) return;
  await upsert(
    sql,
    [...urns].sort(byteOrder),
    deleted ? 1 : 0,
    (excluded) => `revision = ${REVISION_TABLE.name}.revision + 1, deleted = ${excluded('deleted')}`,
  );
}

async function upsert(
  sql: SqlTransaction,
  urns: readonly string[],
  deleted: 0 | 1,
  assignments: (excluded: (column: string) => string) => string,
): Promise<void> {
  const perStatement = Math.floor(sql.dialect.maxParameters / REVISION_TABLE.columns.length);
  for (let from = 0; from < urns.length; from += perStatement) {
    const chunk = urns.slice(from, from + perStatement);
    await sql.execute(
      INSERT +
        repeat(tuple(REVISION_TABLE.columns.length), chunk.length) +
        sql.dialect.onConflictSet(REVISION_TABLE, assignments),
      chunk.flatMap((urn) => [urn, 1, 0, deleted]),
    );
  }
}

/** Compares texts by their UTF-16 units, which is the same in every locale. */
function byteOrder(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}
