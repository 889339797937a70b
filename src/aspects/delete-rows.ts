import type { SqlTransaction } from '../database/index.js';

/** Removes every version of every aspect of `urn`. Answers how many rows went. */
export function deleteEntityRows(sql: SqlTransaction, urn: string): Promise<number> {
  return sql.execute('DELETE FROM metadata_aspect_v2 WHERE urn = ?', [urn]);
}

/** Removes every version of one aspect. Answers how many rows went. */
export function deleteAspectRows(sql: SqlTransaction, urn: string, aspectName: string): Promise<number> {
  return sql.execute('DELETE FROM metadata_aspect_v2 WHERE urn = ? AND aspect = ?', [urn, aspectName]);
}
