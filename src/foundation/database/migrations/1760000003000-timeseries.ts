import type { MigrationInterface, QueryRunner } from 'typeorm';
import { engineOf } from './engine-of.js';

/** The catalogue of time series. Their tables are created individually with their first value. */
export class Timeseries1760000003000 implements MigrationInterface {
  readonly name = 'Timeseries1760000003000';

  async up(runner: QueryRunner): Promise<void> {
    const options = engineOf(runner) === 'mysql' ? 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    await runner.query(`CREATE TABLE timeseries_index (
      name varchar(64) NOT NULL PRIMARY KEY,
      entity_type varchar(64) NOT NULL,
      aspect_name varchar(64) NOT NULL
    ) ${options}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const tables = (await runner.query('SELECT name FROM timeseries_index')) as { readonly name: string }[];
    for (const { name } of tables) await runner.query(`DROP TABLE ${name}`);
    await runner.query('DROP TABLE timeseries_index');
  }
}
