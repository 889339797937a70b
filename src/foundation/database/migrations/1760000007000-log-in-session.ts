import type { MigrationInterface, QueryRunner } from 'typeorm';
import { engineOf } from './engine-of.js';

/** Logged-in browsers. `id` is a digest of the browser's secret, so the table does not allow anybody to log in. */
export class LogInSession1760000007000 implements MigrationInterface {
  readonly name = 'LogInSession1760000007000';

  async up(runner: QueryRunner): Promise<void> {
    const options = engineOf(runner) === 'mysql' ? 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    await runner.query(`CREATE TABLE log_in_session (
      id varchar(64) NOT NULL PRIMARY KEY,
      actor_urn varchar(500) NOT NULL,
      created_on bigint NOT NULL,
      expires_on bigint NOT NULL
    ) ${options}`);
    await runner.query('CREATE INDEX log_in_session_actor ON log_in_session (actor_urn)');
    await runner.query('CREATE INDEX log_in_session_expiry ON log_in_session (expires_on)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE log_in_session');
  }
}
