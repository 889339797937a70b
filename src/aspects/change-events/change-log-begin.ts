import type { Database, SqlTransaction } from '../../foundation/database/index.js';
import { lockState, placeColumn } from './change-log-places.js';
import { STATE_TABLE } from './change-log.row.js';

/**
 * Where the log begins. It has every change after `place`. Of the changes before it, values from before `time`, in
 * milliseconds since 1970, are only in the rows of the aspects; the others have an entry as far as they are kept. Both
 * are 0 while every row has an entry.
 */
export interface LogBegin {
  readonly time: number;
  readonly place: number;
}

/** Where the log begins now. */
export async function beginOf(sql: SqlTransaction): Promise<LogBegin> {
  const [row] = await sql.select<{ begun_on: number; begun_place: number }>(
    `SELECT begun_on, begun_place FROM ${STATE_TABLE.name} WHERE slot = 1`,
  );
  return { time: Number(row?.begun_on ?? 0), place: Number(row?.begun_place ?? 0) };
}

/** Lets the log begin at `begin`, or leaves a later begin. The caller has locked the state. */
export async function beginAt(sql: SqlTransaction, { time, place }: LogBegin): Promise<void> {
  const before = await beginOf(sql);
  await sql.execute(`UPDATE ${STATE_TABLE.name} SET begun_on = ?, begun_place = ? WHERE slot = 1`, [
    Math.max(before.time, time),
    Math.max(before.place, place),
  ]);
}

/**
 * Removes the oldest entries from before `time`, in milliseconds since 1970, some more than `most` at a time. The log
 * begins after them. Returns their number. Throws `ENGINE_UNAVAILABLE`.
 */
export function removeEntries(database: Database, time: number, most: number): Promise<number> {
  const at = placeColumn(database.dialect);
  return database.transaction(async (sql) => {
    await lockState(sql);
    const until = await boundOf(sql, time, most);
    const [last] = await sql.select<{ place: number | null }>(
      `SELECT MAX(${at}) AS place FROM change_log WHERE created_on < ?`,
      [until],
    );
    const place = last?.place ?? null;
    if (place === null) return 0;
    await beginAt(sql, { time: until, place: Number(place) });
    return sql.execute(`DELETE FROM change_log WHERE created_on < ? AND ${at} IS NOT NULL`, [until]);
  });
}

/** A time up to which there are about `most` entries, so that those of one time are removed together. */
async function boundOf(sql: SqlTransaction, time: number, most: number): Promise<number> {
  const [row] = await sql.select<{ created_on: number }>(
    'SELECT created_on FROM change_log WHERE created_on < ? ORDER BY created_on LIMIT 1 OFFSET ?',
    [time, most - 1],
  );
  return row === undefined ? time : Number(row.created_on) + 1;
}
