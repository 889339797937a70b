import type { MigrationInterface, QueryRunner } from 'typeorm';
import { engineOf, type Engine } from './engine-of.js';

/**
 * References to deleted entities. MySQL indexes the first 500 characters of a urn, because its keys are limited to
 * 3,072 bytes.
 */
export class DanglingReference1760000009000 implements MigrationInterface {
  readonly name = 'DanglingReference1760000009000';

  async up(runner: QueryRunner): Promise<void> {
    const engine = engineOf(runner);
    const { urn, key, options } = TYPES[engine];
    await runner.query(`CREATE TABLE dangling_reference (
      id varchar(22) NOT NULL PRIMARY KEY,
      destination ${urn} NOT NULL,
      owner ${urn} NOT NULL,
      aspect varchar(200) NOT NULL,
      relationship_type varchar(128) NOT NULL
    ) ${options}`);
    await runner.query(`CREATE INDEX dangling_reference_destination ON dangling_reference (destination${key})`);
    await runner.query(`CREATE INDEX dangling_reference_owner ON dangling_reference (owner${key})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE dangling_reference');
  }
}

interface ColumnTypes {
  readonly urn: string;
  /** Length of a urn in an index. */
  readonly key: string;
  readonly options: string;
}

const TYPES: Readonly<Record<Engine, ColumnTypes>> = {
  sqlite: { urn: 'varchar(2000)', key: '', options: '' },
  postgres: { urn: 'varchar(2000) COLLATE "C"', key: '', options: '' },
  mysql: { urn: 'varchar(2000)', key: '(500)', options: 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' },
};
