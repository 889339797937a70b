import type { MigrationInterface, QueryRunner } from 'typeorm';
import { type Engine, engineOf } from './engine-of.js';

/** Orders the existing tables of operations by the time of the operation, as new ones are. */
export class OperationTime1760000090000 implements MigrationInterface {
  readonly name = 'OperationTime1760000090000';

  async up(runner: QueryRunner): Promise<void> {
    const order = ORDERS[engineOf(runner)];
    if (order === undefined) return;
    for (const table of await operationTables(runner))
      await runner.query(`CREATE INDEX IF NOT EXISTS ${table}_o ON ${table} (urn, is_exploded, ${order})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (ORDERS[engineOf(runner)] === undefined) return;
    for (const table of await operationTables(runner)) await runner.query(`DROP INDEX IF EXISTS ${table}_o`);
  }
}

/** MySQL sorts by expressions without an index. */
const ORDERS: Readonly<Record<Engine, string | undefined>> = {
  sqlite: `(json_extract(stats, '$.lastUpdatedTimestamp')) DESC, timestamp_millis DESC, id`,
  postgres: `(CAST(substring(stats from '"lastUpdatedTimestamp":(-{0,1}[0-9]+)') AS numeric)) DESC NULLS LAST, timestamp_millis DESC, id`,
  mysql: undefined,
};

async function operationTables(runner: QueryRunner): Promise<readonly string[]> {
  const rows = (await runner.query(
    `SELECT COALESCE(table_name, name) AS name, building FROM timeseries_index WHERE aspect_name = 'operation'`,
  )) as readonly { readonly name: string; readonly building: string | null }[];
  return rows.flatMap(({ name, building }) => (building === null ? [name] : [name, building]));
}
