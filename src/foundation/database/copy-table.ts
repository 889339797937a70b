import type { Database } from './database.js';
import { tuple } from './sql/markers.js';
import type { CopiedTable } from './service-tables.js';
import { wholeSqlTimestamp } from './sql/sql-timestamp.js';
import type { BoundSql, SqlParameter, SqlResultRow, SqlTransaction } from './sql/sql-transaction.js';

/** Maximum number of rows in one transaction. */
const ROWS = 2_000;

/** Number of bytes of long texts after which a transaction ends. */
const BYTES = 8_000_000;

/** A part of a copy. */
export interface TableCopy {
  /** What a row is in the other database; the row itself unless it is set. */
  readonly convert?: (row: SqlResultRow) => SqlResultRow;
  /** Called after each transaction, with the number of its rows. */
  readonly progress: (rows: number) => void;
}

/**
 * Copies the rows of `table` into the empty table of the same name in `target`, in the order of their keys. Holds some
 * thousand rows at a time, of a few megabytes, or one longer row. Returns the number of rows. Throws the error of an
 * engine.
 */
export async function copyTable(
  source: SqlTransaction,
  target: Database,
  table: CopiedTable,
  { convert = (row) => row, progress }: TableCopy,
): Promise<number> {
  let copied = 0;
  for await (const page of pagesOf(source, table)) {
    const rows = page.map((row) => columnsOf(table, convert(row)));
    await target.transaction((sql) => sql.insert(table, rows));
    copied += rows.length;
    progress(rows.length);
  }
  const next = target.dialect.continueIds(table.name);
  if (table.isNumbered && next !== undefined) await target.transaction((sql) => sql.execute(next));
  const analysis = target.dialect.gatherStatistics(table.name);
  if (analysis !== undefined) await target.read((sql) => sql.execute(analysis));
  return copied;
}

async function* pagesOf(sql: SqlTransaction, table: CopiedTable): AsyncGenerator<readonly SqlResultRow[]> {
  for (let page = await pageAfter(sql, table); page.length > 0; page = await pageAfter(sql, table, page.at(-1)))
    yield page;
}

/**
 * The rows that follow `last` in the order of the table's key, or the first ones: some thousand, of a few megabytes, or
 * one longer row. Empty after the last row.
 */
export async function pageAfter(
  sql: SqlTransaction,
  table: CopiedTable,
  last?: SqlResultRow,
): Promise<readonly SqlResultRow[]> {
  const limit = await fitting(sql, table, last);
  return limit === 0 ? [] : sql.select(...pageOf(table, table.columns.join(', '), last, limit));
}

/** How many rows the next page has: their texts are measured before any is read. */
async function fitting(sql: SqlTransaction, table: CopiedTable, last: SqlResultRow | undefined): Promise<number> {
  const bytes = table.long.map((column) => `COALESCE(OCTET_LENGTH(${column}), 0)`).join(' + ');
  const rows = await sql.select<{ bytes: number }>(
    ...pageOf(table, `${bytes === '' ? '0' : bytes} AS bytes`, last, ROWS),
  );
  let sum = 0;
  const full = rows.findIndex((row) => (sum += Number(row.bytes)) > BYTES);
  return full === -1 ? rows.length : Math.max(1, full);
}

/** The first column alone comes first, as a range that every engine looks up. */
function pageOf({ name, key }: CopiedTable, select: string, last: SqlResultRow | undefined, limit: number): BoundSql {
  const order = `ORDER BY ${key.join(', ')} LIMIT ?`;
  if (last === undefined) return [`SELECT ${select} FROM ${name} ${order}`, [limit]];
  const values = key.map((column) => last[column] ?? null);
  const where = `${key[0] ?? ''} >= ? AND (${key.join(', ')}) > ${tuple(key.length)}`;
  return [`SELECT ${select} FROM ${name} WHERE ${where} ${order}`, [...values.slice(0, 1), ...values, limit]];
}

function columnsOf({ columns, times }: CopiedTable, row: SqlResultRow): SqlParameter[] {
  return columns.map((column) => {
    const value = row[column] ?? null;
    return typeof value === 'string' && times.includes(column) ? wholeSqlTimestamp(value) : value;
  });
}
