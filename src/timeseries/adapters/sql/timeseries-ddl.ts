import type { SqlDialect } from '../../../database/index.js';

type Engine = SqlDialect['engine'];

/** What differs between the engines' column types. */
const TYPES: Readonly<Record<Engine, { readonly urn: string; readonly json: string; readonly options: string }>> = {
  sqlite: { urn: 'varchar(500)', json: 'text', options: '' },
  postgres: { urn: 'varchar(500) COLLATE "C"', json: 'text', options: '' },
  mysql: { urn: 'varchar(500)', json: 'longtext', options: ' CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' },
};

/** Indexes by suffix: values of an entity in time, values of a time, values of a run. */
const INDEXES: readonly (readonly [suffix: string, columns: string])[] = [
  ['_u', 'urn, is_exploded, timestamp_millis'],
  ['_t', 'timestamp_millis'],
  ['_r', 'run_id'],
];

/** Statements that make one time series' table unless it is there; `name` comes from `timeseriesIndexName`. */
export function createTableStatements(engine: Engine, name: string): readonly string[] {
  if (engine === 'mysql') {
    const inline = INDEXES.map(([suffix, columns]) => `INDEX ${name}${suffix} (${columns})`);
    return [createTable(engine, name, inline)];
  }
  const separate = INDEXES.map(
    ([suffix, columns]) => `CREATE INDEX IF NOT EXISTS ${name}${suffix} ON ${name} (${columns})`,
  );
  return [createTable(engine, name, []), ...separate];
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
