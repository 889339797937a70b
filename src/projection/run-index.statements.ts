import type { AspectChange } from '../aspects/index.js';
import { pieces, repeat, type SqlTransaction } from '../foundation/database/index.js';

/** Removes every row of `urns`. */
export function deleteUrns(sql: SqlTransaction, urns: readonly string[]): Promise<void> {
  return forChunks(urns, (chunk) =>
    sql.execute(`DELETE FROM run_index WHERE urn IN (${repeat('?', chunk.length)})`, chunk),
  );
}

/** Removes the rows of single aspects. */
export function deleteRows(sql: SqlTransaction, changes: readonly AspectChange[]): Promise<void> {
  return forChunks(changes, (chunk) =>
    sql.execute(
      `DELETE FROM run_index WHERE ${sql.dialect.tupleIn(['urn', 'aspect'], chunk.length)}`,
      chunk.flatMap(({ urn, aspect }) => [urn, aspect.name]),
    ),
  );
}

/** Marks every row of `urns` as soft-deleted, or as not. */
export function markRemoved(sql: SqlTransaction, urns: readonly string[], removed: boolean): Promise<void> {
  return forChunks(urns, (chunk) =>
    sql.execute(`UPDATE run_index SET removed = ? WHERE urn IN (${repeat('?', chunk.length)})`, [
      removed ? 1 : 0,
      ...chunk,
    ]),
  );
}

async function forChunks<Item>(
  items: readonly Item[],
  work: (chunk: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  for (const piece of pieces(items)) await work(piece);
}
