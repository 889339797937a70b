import type { Database } from './database.js';

/** Number of rows removed per transaction. */
const REMOVED_AT_ONCE = 5_000;

/** Lower bound of the ids of that millisecond, in tables whose ids increase with time. */
export function firstId(time: number): string {
  return Math.max(0, Math.trunc(time)).toString(16).padStart(12, '0');
}

/**
 * Removes the oldest rows of such a table from before `time`, in milliseconds since 1970, `most` at a time. Returns the
 * number of removed rows.
 */
export function removeBefore(database: Database, table: string, time: number, most: number): Promise<number> {
  return database.transaction(async (sql) => {
    const rows = await sql.select<{ id: string }>(`SELECT id FROM ${table} WHERE id < ? ORDER BY id LIMIT ?`, [
      firstId(time),
      most,
    ]);
    const last = rows.at(-1);
    return last === undefined ? 0 : sql.execute(`DELETE FROM ${table} WHERE id <= ?`, [last.id]);
  });
}

/** Repeats `remove`, which returns the number of removed rows, until it removes fewer than the maximum. */
export async function removeStepwise(remove: (most: number) => Promise<number>): Promise<void> {
  while ((await remove(REMOVED_AT_ONCE)) >= REMOVED_AT_ONCE);
}
