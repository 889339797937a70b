import type { MigrationInterface, QueryRunner } from 'typeorm';
import { engineOf } from './engine-of.js';

/** The audit trail. Its ids increase with time and are in byte order on every engine. */
export class MetadataAudit1760000008000 implements MigrationInterface {
  readonly name = 'MetadataAudit1760000008000';

  async up(runner: QueryRunner): Promise<void> {
    const engine = engineOf(runner);
    const options = engine === 'mysql' ? 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    const byteOrder = engine === 'postgres' ? ' COLLATE "C"' : '';
    await runner.query(`CREATE TABLE metadata_audit (
      id varchar(32)${byteOrder} NOT NULL PRIMARY KEY,
      occurred_on bigint NOT NULL,
      action varchar(64) NOT NULL,
      actor varchar(500) NOT NULL,
      outcome varchar(16) NOT NULL,
      target varchar(500),
      target_type varchar(100),
      aspects text,
      operation varchar(100),
      source varchar(16) NOT NULL,
      address varchar(100),
      user_agent varchar(500),
      trace_id varchar(64),
      detail text
    ) ${options}`);
    await runner.query('CREATE INDEX metadata_audit_actor ON metadata_audit (actor, id)');
    await runner.query('CREATE INDEX metadata_audit_target ON metadata_audit (target, id)');
    await runner.query('CREATE INDEX metadata_audit_action ON metadata_audit (action, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE metadata_audit');
  }
}
