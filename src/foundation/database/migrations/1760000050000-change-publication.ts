import type { MigrationInterface, QueryRunner } from 'typeorm';
import { engineOf } from './engine-of.js';

/** How far changes are published on the message bus. */
export class ChangePublication1760000050000 implements MigrationInterface {
  readonly name = 'ChangePublication1760000050000';

  async up(runner: QueryRunner): Promise<void> {
    const engine = engineOf(runner);
    const options = engine === 'mysql' ? 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    await runner.query(`CREATE TABLE change_publication (
      slot smallint NOT NULL PRIMARY KEY,
      fence bigint NOT NULL,
      renewed_on bigint NOT NULL,
      place ${engine === 'mysql' ? 'longtext' : 'text'}
    ) ${options}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE change_publication');
  }
}
