import type { MigrationInterface, QueryRunner } from 'typeorm';
import { engineOf, type Engine } from './engine-of.js';

/** Entities that search is to follow once a removal of time-series values has ended. */
export class SeriesRemoval1760000080000 implements MigrationInterface {
  readonly name = 'SeriesRemoval1760000080000';

  async up(runner: QueryRunner): Promise<void> {
    const { urn, options } = TYPES[engineOf(runner)];
    await runner.query(`CREATE TABLE series_removal (
      removal varchar(200) NOT NULL,
      urn ${urn} NOT NULL,
      PRIMARY KEY (removal, urn)
    ) ${options}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE series_removal');
  }
}

interface ColumnTypes {
  readonly urn: string;
  readonly options: string;
}

const TYPES: Readonly<Record<Engine, ColumnTypes>> = {
  sqlite: { urn: 'varchar(500)', options: '' },
  postgres: { urn: 'varchar(500) COLLATE "C"', options: '' },
  mysql: { urn: 'varchar(500)', options: 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' },
};
