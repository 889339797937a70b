import { DataSource } from 'typeorm';
import { dataSourceOptions, IN_MEMORY } from './data-source-options.js';
import type { TableShape } from './sql/sql-transaction.js';

/** A table that is copied from one database to another. */
export interface CopiedTable extends TableShape {
  /** Columns with texts of any length. */
  readonly long: readonly string[];
  /** Columns with timestamps. */
  readonly times: readonly string[];
  /** Whether the engine generates the ids of new rows. */
  readonly isNumbered: boolean;
}

/** The records of the database itself: its migrations, and the copy that fills it. */
const OWN_RECORDS: ReadonlySet<string> = new Set(['schema_migration', 'store_copy']);

interface ColumnInfo {
  readonly name: string;
  readonly type: string;
  /** Place in the primary key, from 1; 0 = not in it. */
  readonly pk: number;
}

/**
 * The tables that hold what the service stores, as the migrations create them on every engine. Tables of time series,
 * which are created with their first value, and marks of the writers of one database are not among them.
 */
export async function serviceTables(): Promise<readonly CopiedTable[]> {
  const source = await new DataSource(dataSourceOptions(IN_MEMORY, 1)).initialize();
  try {
    await source.runMigrations({ transaction: 'each' });
    const tables = await source.query<{ name: string; sql: string }[]>(
      "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    );
    const copied: CopiedTable[] = [];
    for (const { name, sql } of tables) {
      if (OWN_RECORDS.has(name)) continue;
      const columns = await source.query<ColumnInfo[]>(`SELECT name, type, pk FROM pragma_table_info('${name}')`);
      copied.push({ ...shapeOf(name, columns), isNumbered: sql.includes('AUTOINCREMENT') });
    }
    return copied;
  } finally {
    await source.destroy();
  }
}

function shapeOf(name: string, columns: readonly ColumnInfo[]): Omit<CopiedTable, 'isNumbered'> {
  const ofType = (wanted: string): readonly string[] =>
    columns.filter(({ type }) => type.toLowerCase() === wanted).map((column) => column.name);
  return {
    name,
    columns: columns.map((column) => column.name),
    key: columns
      .filter(({ pk }) => pk > 0)
      .sort((one, other) => one.pk - other.pk)
      .map((column) => column.name),
    long: ofType('text'),
    times: ofType('datetime'),
  };
}
