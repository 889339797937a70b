import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A row while the database is filled with the contents of another one, so that nothing else uses it meanwhile. */
export class StoreCopy1760000110000 implements MigrationInterface {
  readonly name = 'StoreCopy1760000110000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE TABLE store_copy (slot smallint NOT NULL PRIMARY KEY, begun_on bigint NOT NULL)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE store_copy');
  }
}
