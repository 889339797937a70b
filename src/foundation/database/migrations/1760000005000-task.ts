import type { MigrationInterface, QueryRunner } from 'typeorm';
import { engineOf } from './engine-of.js';

/**
 * Background tasks, which outlive the process that runs them, and the tables that a truncation builds beside those in
 * use. At most one unfinished task holds a `subject`.
 */
export class Task1760000005000 implements MigrationInterface {
  readonly name = 'Task1760000005000';

  async up(runner: QueryRunner): Promise<void> {
    const isMysql = engineOf(runner) === 'mysql';
    const options = isMysql ? 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    const json = isMysql ? 'longtext' : 'text';
    await runner.query(`CREATE TABLE task (
      id varchar(64) NOT NULL PRIMARY KEY,
      kind varchar(64) NOT NULL,
      subject varchar(200),
      state varchar(16) NOT NULL,
      owner varchar(64) NOT NULL,
      parameters ${json} NOT NULL,
      progress ${json} NOT NULL,
      task_checkpoint ${json},
      error ${json},
      created_on bigint NOT NULL,
      renewed_on bigint NOT NULL,
      finished_on bigint,
      attempts integer NOT NULL,
      CONSTRAINT task_subject UNIQUE (subject)
    ) ${options}`);
    await runner.query('CREATE INDEX task_state ON task (state, renewed_on)');
    await runner.query('ALTER TABLE timeseries_index ADD COLUMN table_name varchar(64)');
    await runner.query('ALTER TABLE timeseries_index ADD COLUMN building varchar(64)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE timeseries_index DROP COLUMN building');
    await runner.query('ALTER TABLE timeseries_index DROP COLUMN table_name');
    await runner.query('DROP TABLE task');
  }
}
