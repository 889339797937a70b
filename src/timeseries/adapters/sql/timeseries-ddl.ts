import { randomBytes } from 'node:crypto';
import type { Database, SqlDialect, SqlTransaction } from '../../../foundation/database/index.js';

/** Indexes by suffix: values of an entity by time, values of a time, values of a run. */
const INDEXES: readonly (readonly [suffix: string, columns: string])[] = [
  ['u', 'urn, is_exploded, timestamp_millis'],
  ['t', 'timestamp_millis'],
  ['r', 'run_id'],
];

/** Length of the part of a series' name in the name of a new table: PostgreSQL cuts off names at 63 bytes. */
const NAME_PART = 48;

/**
 * Creates a table of a series unless it exists; its name comes from `timeseriesIndexName` or `buildingTable`. `ownTime`
 * is that of the `Series`.
 */
export async function defineTable(database: Database, table: string, ownTime: string | undefined): Promise<void> {
  await changeSchema(database, createTableStatements(database.dialect, table, ownTime));
}

/** The order of values by a time of their own, latest first, and then newest first. */
export function ownTimeOrder(dialect: SqlDialect, ownTime: string): string {
  return `${dialect.descending(`(${dialect.numberIn('stats', ownTime)})`)}, timestamp_millis DESC, id`;
}

/** Removes a table with its values, if it exists. */
export async function dropTable(database: Database, table: string): Promise<void> {
  await changeSchema(database, [`DROP TABLE IF EXISTS ${table}`]);
}

/** A new name for a table of a series, which no other table has. */
export function buildingTable(name: string): string {
  return `${name.slice(0, NAME_PART)}_${randomBytes(6).toString('hex')}`;
}

/** If a schema change would end the open transaction, which other work shares, it gets a connection without one. */
async function changeSchema(database: Database, statements: readonly string[]): Promise<void> {
  const work = async (sql: SqlTransaction): Promise<void> => {
    for (const statement of statements) await sql.execute(statement);
  };
  await (database.dialect.hasTransactionalDdl ? database.transaction(work) : database.read(work));
}

/** MySQL sorts by the time of the values without an index, because MariaDB has none of an expression. */
function createTableStatements(dialect: SqlDialect, table: string, ownTime: string | undefined): readonly string[] {
  const indexName = (suffix: string): string => `${table}_${suffix}`;
  if (!dialect.hasOptionalIndexes) {
    const inline = INDEXES.map(([suffix, columns]) => `INDEX ${indexName(suffix)} (${columns})`);
    return [createTable(dialect, table, inline)];
  }
  const own = ownTime === undefined ? [] : [['o', `urn, is_exploded, ${ownTimeOrder(dialect, ownTime)}`] as const];
  const separate = [...INDEXES, ...own].map(
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
