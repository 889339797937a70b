import type { MigrationInterface, QueryRunner } from 'typeorm';
import { engineOf } from './engine-of.js';

/**
 * Changes that leave no row in the aspects, for followers of changes. Their ids increase with time and are in byte
 * order on every engine.
 */
export class ChangeEvent1760000011000 implements MigrationInterface {
  readonly name = 'ChangeEvent1760000011000';

  async up(runner: QueryRunner): Promise<void> {
    const engine = engineOf(runner);
    const options = engine === 'mysql' ? 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    const byteOrder = engine === 'postgres' ? ' COLLATE "C"' : '';
    const text = engine === 'mysql' ? 'longtext' : 'text';
    await runner.query(`CREATE TABLE change_event (
      id varchar(32)${byteOrder} NOT NULL PRIMARY KEY,
      kind varchar(16) NOT NULL,
      place bigint,
      created_on bigint NOT NULL,
      urn varchar(500) NOT NULL,
      aspect varchar(200) NOT NULL,
      change_type varchar(16) NOT NULL,
      actor varchar(500) NOT NULL,
      impersonator varchar(500),
      after_value ${text},
      after_metadata ${text},
      before_value ${text},
      before_metadata ${text}
    ) ${options}`);
    await runner.query('CREATE INDEX change_event_place ON change_event (place)');
    await runner.query('CREATE INDEX change_event_kind_place ON change_event (kind, place)');
    await runner.query(`CREATE TABLE change_event_counter (
      slot smallint NOT NULL PRIMARY KEY,
      reached bigint NOT NULL
    ) ${options}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE change_event_counter');
    await runner.query('DROP TABLE change_event');
  }
}
