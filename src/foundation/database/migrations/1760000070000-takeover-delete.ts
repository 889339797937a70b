import type { MigrationInterface, QueryRunner } from 'typeorm';
import { engineOf, type Engine } from './engine-of.js';

/** Deletes of time-series values that a takeover must not undo. */
export class TakeoverDelete1760000070000 implements MigrationInterface {
  readonly name = 'TakeoverDelete1760000070000';

  async up(runner: QueryRunner): Promise<void> {
    const { urn, text, options } = TYPES[engineOf(runner)];
    await runner.query(`CREATE TABLE takeover_delete (
      id varchar(36) NOT NULL PRIMARY KEY,
      urn ${urn} NOT NULL,
      selection ${text} NOT NULL
    ) ${options}`);
    await runner.query('CREATE INDEX takeover_delete_urn ON takeover_delete (urn)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE takeover_delete');
  }
}

interface ColumnTypes {
  readonly urn: string;
  readonly text: string;
  readonly options: string;
}

const TYPES: Readonly<Record<Engine, ColumnTypes>> = {
  sqlite: { urn: 'varchar(500)', text: 'text', options: '' },
  postgres: { urn: 'varchar(500) COLLATE "C"', text: 'text', options: '' },
  mysql: { urn: 'varchar(500)', text: 'longtext', options: 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' },
};
