import type { Database, SqlDialect, SqlTransaction } from '../../../foundation/database/index.js';

/** Indexes by suffix: values of an entity by time, values of a time, values of a run. */
const INDEXES: readonly (readonly [suffix: string, columns: string])[] = [
  ['u', 'urn, is_exploded, timestamp_millis'],
  ['t', 'timestamp_millis'],
  ['r', 'run_id'],
];

/**
 * Creates a table for the series `name` unless it exists; both names come from `timeseriesIndexName` or `spareTable`.
 */
export async function defineTable(database: Database, name: string, table: string): Promise<void> {
  await changeSchema(database, createTableStatements(database.dialect, name, table));
}

/** Removes a table with its values, if it exists. */
export async function dropTable(database: Database, table: string): Promise<void> {
  await changeSchema(database, [`DROP TABLE IF EXISTS ${table}`]);
}

/** The alternative name of a series' table; rebuilds alternate between it and the name of the series. */
export function spareTable(name: string): string {
  return `${name}_b`;
}

/** If a schema change would end the open transaction, which other work shares, it gets a connection without one. */
async function changeSchema(database: Database, statements: readonly string[]): Promise<void> {
  const work = async (sql: SqlTransaction): Promise<void> => {
    for (const statement of statements) await sql.execute(statement);
  };
  await (database.dialect.hasTransactionalDdl ? database.transaction(work) : database.read(work));
}

function createTableStatements(dialect: SqlDialect, name: string, table: string): readonly string[] {
  const indexName = (suffix: string): string => `${name}_${suffix}${table === name ? '' : 'b'}`;
  if (!dialect.hasOptionalIndexes) {
    const inline = INDEXES.map(([suffix, columns]) => `INDEX ${indexName(suffix)} (${columns})`);
    return [createTable(dialect, table, inline)];
  }
  const separate = INDEXES.map(
    ([suffix, columns]) => `CREATE INDEX IF NOT EXISTS ${indexName(suffix)} ON ${table} (${columns})`,
  );
  return [createTable(dialect, table, []), ...separate];
}

function createTable(dialect: SqlDialect, name: string, indexes: readonly string[]): string {
  const { longText, tableOptions } = dialect;
  const columns = [
    'id varchar(32) NOT NULL PRIMARY KEY',
    `urn ${dialect.byteOrdered('varchar(500)')} NOT NULL`,
    'timestamp_millis bigint NOT NULL',
    'is_exploded smallint NOT NULL',
    'run_id varchar(500)',
    'message_id text',
    'event_granularity text',
    'partition_spec text',
    `stats ${longText} NOT NULL`,
    `event ${longText}`,
    `system_metadata ${longText}`,
  ];
  return `CREATE TABLE IF NOT EXISTS ${name} (${[...columns, ...indexes].join(', ')})${tableOptions}`;
}
