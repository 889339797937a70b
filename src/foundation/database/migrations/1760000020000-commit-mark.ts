import type { MigrationInterface, QueryRunner } from 'typeorm';
import { engineOf } from './engine-of.js';

/**
 * The last commit of each writer on a server engine, for writers whose connection broke during a commit. SQLite has no
 * connection that could break.
 */
export class CommitMark1760000020000 implements MigrationInterface {
  readonly name = 'CommitMark1760000020000';

  async up(runner: QueryRunner): Promise<void> {
    const engine = engineOf(runner);
    if (engine === 'sqlite') return;
    const options = engine === 'mysql' ? 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    await runner.query(`CREATE TABLE commit_mark (
      id varchar(32) NOT NULL PRIMARY KEY,
      last_commit bigint NOT NULL,
      used_on bigint NOT NULL
    ) ${options}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    if (engineOf(runner) !== 'sqlite') await runner.query('DROP TABLE commit_mark');
  }
}
