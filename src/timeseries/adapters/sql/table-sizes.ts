import type { SqlTransaction } from '../../../foundation/database/index.js';

interface BytesRow {
  readonly bytes: number | string | null;
}

/**
 * Size of a table with its indexes and long values, in bytes of whole engine pages. Needs a connection without a
 * transaction.
 */
export async function tableBytes(sql: SqlTransaction, table: string): Promise<number> {
  const { prepare, select } = sql.dialect.sizeOf(table);
  if (prepare !== undefined) await sql.select(prepare);
  const rows = await sql.select<BytesRow>(select, [table]);
  return Number(rows[0]?.bytes ?? 0);
}
