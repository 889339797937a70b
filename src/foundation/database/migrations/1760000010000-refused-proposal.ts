import type { MigrationInterface, QueryRunner } from 'typeorm';
import { engineOf } from './engine-of.js';

/** Asynchronous proposals that were accepted but could not be written, for traces of writes. */
export class RefusedProposal1760000010000 implements MigrationInterface {
  readonly name = 'RefusedProposal1760000010000';

  async up(runner: QueryRunner): Promise<void> {
    const engine = engineOf(runner);
    const options = engine === 'mysql' ? 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    await runner.query(`CREATE TABLE refused_proposal (
      id varchar(36) NOT NULL PRIMARY KEY,
      trace_id varchar(32) NOT NULL,
      urn varchar(500) NOT NULL,
      aspect varchar(200) NOT NULL,
      code varchar(64) NOT NULL,
      message ${engine === 'mysql' ? 'longtext' : 'text'} NOT NULL,
      created_on bigint NOT NULL
    ) ${options}`);
    await runner.query('CREATE INDEX refused_proposal_trace ON refused_proposal (trace_id)');
    await runner.query('CREATE INDEX refused_proposal_time ON refused_proposal (created_on)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE refused_proposal');
  }
}
