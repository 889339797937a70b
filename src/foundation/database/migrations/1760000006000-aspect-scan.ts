import type { MigrationInterface, QueryRunner } from 'typeorm';
import { engineOf } from './engine-of.js';

/**
 * An index on the latest rows in byte order. By default PostgreSQL sorts by the database's locale, and its indexes
 * support only their own order; the keys of the other engines are already in byte order.
 */
export class AspectScan1760000006000 implements MigrationInterface {
  readonly name = 'AspectScan1760000006000';

  async up(runner: QueryRunner): Promise<void> {
    if (engineOf(runner) !== 'postgres') return;
    await runner.query(
      'CREATE INDEX IF NOT EXISTS idx_v0_urn_aspect_bytes ON metadata_aspect_v2 (urn COLLATE "C", aspect COLLATE "C") WHERE version = 0',
    );
    await runner.query('ANALYZE metadata_aspect_v2');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (engineOf(runner) === 'postgres') await runner.query('DROP INDEX IF EXISTS idx_v0_urn_aspect_bytes');
  }
}
