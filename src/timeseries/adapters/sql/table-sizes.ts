import type { SqlDialect, SqlTransaction } from '../../../foundation/database/index.js';

type Bytes = (sql: SqlTransaction, table: string) => Promise<number>;

interface BytesRow {
  readonly bytes: number | string | null;
}

/** How each engine tells the bytes of a table with its indexes. */
const BYTES: Readonly<Record<SqlDialect['engine'], Bytes>> = {
  sqlite: (sql, table) =>
    single(
      sql,
      `SELECT SUM(pgsize) AS bytes FROM dbstat WHERE aggregate = TRUE AND name IN (SELECT name FROM sqlite_schema WHERE tbl_name = ?)`,
      table,
    ),
  postgres: (sql, table) => single(sql, 'SELECT pg_total_relation_size(to_regclass(?)) AS bytes', table),
  mysql: async (sql, table) => {
    await sql.select(`ANALYZE TABLE ${table}`);
    const size = 'data_length + index_length AS bytes';
    return single(
      sql,
      `SELECT ${size} FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = ?`,
      table,
    );
  },
};

/**
 * Bytes that a table takes with its indexes and long values, in whole pages of the engine. MySQL keeps old figures
 * until the table is analyzed, so that is done first. Needs a connection without a transaction.
 */
export function tableBytes(sql: SqlTransaction, table: string): Promise<number> {
  return BYTES[sql.dialect.engine](sql, table);
}

async function single(sql: SqlTransaction, statement: string, table: string): Promise<number> {
  const rows = await sql.select<BytesRow>(statement, [table]);
  return Number(rows[0]?.bytes ?? 0);
}
