import { type BoundSql, type Database, repeat, type SqlTransaction } from '../../../foundation/database/index.js';
import type { SeriesTables, TimeseriesTables } from './timeseries-tables.js';

/** Rows of one series that one transaction removes; other requests wait for as long as it takes on SQLite. */
const STEP = 1_000;

/** What one transaction removed from a series. */
interface Step {
  readonly name: string;
  readonly deleted: number;
  readonly isLast: boolean;
}

/**
 * Removes the rows of some series that fulfil a condition, and returns their number. An entity or a run may have
 * millions of values, so each transaction removes some of them; what is removed stays removed if a later one fails.
 */
export async function deleteStepwise(
  database: Database,
  tables: TimeseriesTables,
  names: readonly string[],
  condition: BoundSql,
): Promise<number> {
  let deleted = 0;
  for (let left = names; left.length > 0;) {
    const locked = left;
    const steps = await database.transaction(async (sql) => {
      const done: Step[] = [];
      for (const series of await tables.lockForWrite(sql, locked)) done.push(await step(sql, series, condition));
      return done;
    });
    for (const one of steps) deleted += one.deleted;
    left = steps.filter(({ isLast }) => !isLast).map(({ name }) => name);
  }
  return deleted;
}

async function step(sql: SqlTransaction, series: SeriesTables, [where, parameters]: BoundSql): Promise<Step> {
  const { name, table, building } = series;
  const select = `SELECT id FROM ${table} WHERE ${where} LIMIT ?`;
  const ids = (await sql.select<{ id: string }>(select, [...parameters, STEP])).map(({ id }) => id);
  if (ids.length === 0) return { name, deleted: 0, isLast: true };
  const chosen = `id IN (${repeat('?', ids.length)})`;
  const deleted = await sql.execute(`DELETE FROM ${table} WHERE ${chosen}`, ids);
  if (building !== undefined) await sql.execute(`DELETE FROM ${building} WHERE ${chosen}`, ids);
  return { name, deleted, isLast: ids.length < STEP };
}
