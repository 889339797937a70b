import type { Database, SqlDialect, SqlTransaction } from '../../../foundation/database/index.js';

type Engine = SqlDialect['engine'];

/** What differs between the engines' column types. */
const TYPES: Readonly<Record<Engine, { readonly urn: string; readonly json: string; readonly options: string }>> = {
  sqlite: { urn: 'varchar(500)', json: 'text', options: '' },
  postgres: { urn: 'varchar(500) COLLATE "C"', json: 'text', options: '' },
  mysql: { urn: 'varchar(500)', json: 'longtext', options: ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' },
};

/** Indexes by suffix: values of an entity in time, values of a time, values of a run. */
const INDEXES: readonly (readonly [suffix: string, columns: string])[] = [
  ['u', 'urn, is_exploded, timestamp_millis'],
  ['t', 'timestamp_millis'],
  ['r', 'run_id'],
];

/**
 * Makes a table for the series `name` unless it is there; both names come from `timeseriesIndexName` or `spareTable`.
 */
export async function defineTable(database: Database, name: string, table: string): Promise<void> {
  await changeSchema(database, createTableStatements(database.dialect.engine, name, table));
}

/** Removes a table with its values, if it is there. */
export async function dropTable(database: Database, table: string): Promise<void> {
  await changeSchema(database, [`DROP TABLE IF EXISTS ${table}`]);
}

/** The name that a series' table has when it does not have the name of the series: the two take turns. */
export function spareTable(name: string): string {
  return `${name}_b`;
}

/**
 * MySQL ends the open transaction, which others share, at each change of the schema: it gets a connection without one.
 */
async function changeSchema(database: Database, statements: readonly string[]): Promise<void> {
  const work = async (sql: SqlTransaction): Promise<void> => {
    for (const statement of statements) await sql.execute(statement);
  };
  await (database.dialect.engine === 'mysql' ? database.read(work) : database.transaction(work));
}

function createTableStatements(engine: Engine, name: string, table: string): readonly string[] {
  const indexName = (suffix: string): string => `${name}_${suffix}${table === name ? '' : 'b'}`;
  if (engine === 'mysql') {
    const inline = INDEXES.map(([suffix, columns]) => `INDEX ${indexName(suffix)} (${columns})`);
    return [createTable(engine, table, inline)];
  }
  const separate = INDEXES.map(
    ([suffix, columns]) => `CREATE INDEX IF NOT EXISTS ${indexName(suffix)} ON ${table} (${columns})`,
  );
  return [createTable(engine, table, []), ...separate];
}

function createTable(engine: Engine, name: string, indexes: readonly string[]): string {
  const { urn, json, options } = TYPES[engine];
  const columns = [
    'id varchar(32) NOT NULL PRIMARY KEY',
    `urn ${urn} NOT NULL`,
    'timestamp_millis bigint NOT NULL',
    'is_exploded smallint NOT NULL',
    'run_id varchar(500)',
    'message_id text',
    'event_granularity text',
    'partition_spec text',
    `stats ${json} NOT NULL`,
    `event ${json}`,
    `system_metadata ${json}`,
  ];
  return `CREATE TABLE IF NOT EXISTS ${name} (${[...columns, ...indexes].join(', ')})${options}`;
}
