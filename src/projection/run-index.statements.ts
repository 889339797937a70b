import { type LookupKey, pieces, repeat, type SqlTransaction } from '../foundation/database/index.js';

/** Removes every row of `urns`. */
export function deleteUrns(sql: SqlTransaction, urns: readonly string[]): Promise<void> {
  return forChunks(urns, (chunk) =>
    sql.execute(`DELETE FROM run_index WHERE urn IN (${repeat('?', chunk.length)})`, chunk),
  );
}

/** Removes the rows of single aspects, by urn and aspect. */
export function deleteRows(sql: SqlTransaction, keys: readonly LookupKey[]): Promise<void> {
  return forChunks(keys, (chunk) => {
    const [isOne, parameters] = sql.dialect.tupleIn(['urn', 'aspect'], chunk);
    return sql.execute(`DELETE FROM run_index WHERE ${isOne}`, parameters);
  });
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
