import type { MigrationInterface, QueryRunner } from 'typeorm';
import { engineOf } from './engine-of.js';

/** How far each webhook has come, which process delivers it, and the log of its deliveries. */
export class Webhook1760000060000 implements MigrationInterface {
  readonly name = 'Webhook1760000060000';

  async up(runner: QueryRunner): Promise<void> {
    const isMysql = engineOf(runner) === 'mysql';
    const options = isMysql ? 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    const text = isMysql ? 'longtext' : 'text';
    await runner.query(`CREATE TABLE webhook_cursor (
      urn varchar(500) NOT NULL PRIMARY KEY,
      place ${text} NOT NULL,
      owner varchar(64) NOT NULL,
      renewed_on bigint NOT NULL,
      turn integer NOT NULL,
      attempt integer NOT NULL,
      next_on bigint NOT NULL
    ) ${options}`);
    await runner.query(`CREATE TABLE webhook_delivery (
      id varchar(48) NOT NULL PRIMARY KEY,
      webhook varchar(500) NOT NULL,
      event_id varchar(64) NOT NULL,
      created_on bigint NOT NULL,
      attempt integer NOT NULL,
      status integer,
      duration_ms integer NOT NULL,
      error varchar(500)
    ) ${options}`);
    await runner.query('CREATE INDEX webhook_delivery_webhook ON webhook_delivery (webhook, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE webhook_delivery');
    await runner.query('DROP TABLE webhook_cursor');
  }
}
