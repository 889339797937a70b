import type { Database } from './database.js';

/** Rows that one transaction removes. */
const REMOVED_AT_ONCE = 5_000;

/**
 * What ids of rows of that millisecond begin with, in tables whose ids increase with time; smaller than all of them.
 */
export function firstId(time: number): string {
  return Math.max(0, Math.trunc(time)).toString(16).padStart(12, '0');
}

/**
 * Removes the oldest rows of such a table from before `time`, in milliseconds since 1970, `most` at a time. Answers how
 * many went.
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

/** Runs `remove`, which removes some rows and answers how many, until fewer go than may. */
export async function removeStepwise(remove: (most: number) => Promise<number>): Promise<void> {
  while ((await remove(REMOVED_AT_ONCE)) >= REMOVED_AT_ONCE);
}
