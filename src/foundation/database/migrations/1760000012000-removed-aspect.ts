import type { MigrationInterface, QueryRunner } from 'typeorm';
import { engineOf } from './engine-of.js';

/** Removed rows of aspects, kept for a while for followers of changes. */
export class RemovedAspect1760000012000 implements MigrationInterface {
  readonly name = 'RemovedAspect1760000012000';

  async up(runner: QueryRunner): Promise<void> {
    const { id, text, time, options } = FORMS[engineOf(runner)];
    await runner.query(`CREATE TABLE removed_aspect (
      ${id},
      removed_on bigint NOT NULL,
      urn varchar(500) NOT NULL,
      aspect varchar(200) NOT NULL,
      version bigint NOT NULL,
      metadata ${text} NOT NULL,
      systemmetadata ${text},
      createdon ${time} NOT NULL,
      createdby varchar(255) NOT NULL,
      createdfor varchar(255)
    ) ${options}`);
    await runner.query('CREATE INDEX removed_aspect_createdon ON removed_aspect (createdon)');
    await runner.query('CREATE INDEX removed_aspect_urn_aspect ON removed_aspect (urn, aspect)');
    await runner.query('CREATE INDEX removed_aspect_removed_on ON removed_aspect (removed_on)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE removed_aspect');
  }
}

/** TypeORM recognizes a generated key of SQLite only by its quoted name. */
const FORMS = {
  sqlite: { id: '"id" integer PRIMARY KEY AUTOINCREMENT NOT NULL', text: 'text', time: 'datetime', options: '' },
  postgres: { id: 'id bigserial PRIMARY KEY', text: 'text', time: 'timestamp', options: '' },
  mysql: {
    id: 'id bigint AUTO_INCREMENT PRIMARY KEY',
    text: 'longtext',
    time: 'datetime(6)',
    options: 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin',
  },
} as const;
