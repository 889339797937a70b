import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the values of a time series were copied to a search server, in milliseconds since 1970. */
export class SeriesCopy1760000120000 implements MigrationInterface {
  readonly name = 'SeriesCopy1760000120000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE timeseries_index ADD COLUMN copied_on bigint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE timeseries_index DROP COLUMN copied_on');
  }
}
