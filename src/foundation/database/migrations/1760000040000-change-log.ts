import type { MigrationInterface, QueryRunner } from 'typeorm';
import { engineOf } from './engine-of.js';

/**
 * The log of all changes in the order of their commits, where it begins, and the time of the last change of each
 * entity. The table of events that it replaces stays for replicas of the earlier version.
 */
export class ChangeLog1760000040000 implements MigrationInterface {
  readonly name = 'ChangeLog1760000040000';

  async up(runner: QueryRunner): Promise<void> {
    const engine = engineOf(runner);
    const { id, text, options } = FORMS[engine];
    await runner.query('ALTER TABLE entity_revision ADD COLUMN written_on bigint NOT NULL DEFAULT 0');
    for (const column of STATE_COLUMNS)
      await runner.query(`ALTER TABLE change_event_counter ADD COLUMN ${column} bigint NOT NULL DEFAULT 0`);
    await runner.query(`CREATE TABLE change_log (
      ${id},
      place bigint,
      kind varchar(16) NOT NULL,
      created_on bigint NOT NULL,
      urn varchar(500) NOT NULL,
      aspect varchar(200) NOT NULL,
      version bigint,
      change_type varchar(16),
      actor varchar(500),
      impersonator varchar(500),
      after_value ${text},
      after_metadata ${text},
      before_value ${text},
      before_metadata ${text}
    ) ${options}`);
    await runner.query('CREATE INDEX change_log_created_on ON change_log (created_on)');
    if (engine !== 'sqlite') await runner.query('CREATE INDEX change_log_place ON change_log (place, id)');
    if (engine === 'postgres')
      await runner.query('CREATE INDEX change_log_unplaced ON change_log (id) WHERE place IS NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE change_log');
    for (const column of STATE_COLUMNS) await runner.query(`ALTER TABLE change_event_counter DROP COLUMN ${column}`);
    await runner.query('ALTER TABLE entity_revision DROP COLUMN written_on');
  }
}

const STATE_COLUMNS = ['begun_on', 'begun_place'];

/** TypeORM recognizes a generated key of SQLite only by its quoted name. */
const FORMS = {
  sqlite: { id: '"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL', text: 'text', options: '' },
  postgres: { id: 'id bigserial PRIMARY KEY', text: 'text', options: '' },
  mysql: {
    id: 'id bigint AUTO_INCREMENT PRIMARY KEY',
    text: 'longtext',
    options: 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin',
  },
} as const;
