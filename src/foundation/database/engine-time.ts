import type { SqlTransaction } from './sql/sql-transaction.js';

/**
 * The engine's own time, in milliseconds since 1970: shared by all processes on a database, whatever their system
 * clocks are.
 */
export async function engineTime(sql: SqlTransaction): Promise<number> {
  const [row] = await sql.select<{ now: number }>(`SELECT ${sql.dialect.now} AS now`);
  return Number(row?.now);
}
