import type { SqlTransaction } from './sql-transaction.js';

/**
 * The engine's own time, in milliseconds since 1970: the one that all processes on a database share, whatever their
 * machines' clocks say.
 */
export async function engineTime(sql: SqlTransaction): Promise<number> {
  const [row] = await sql.select<{ now: number }>(`SELECT ${sql.dialect.now} AS now`);
  return Number(row?.now);
}
