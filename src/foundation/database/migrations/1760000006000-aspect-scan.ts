import type { MigrationInterface, QueryRunner } from 'typeorm';
import { engineOf } from './engine-of.js';

/**
 * The latest rows in byte order. PostgreSQL sorts by the database's locale unless told otherwise, and its indexes serve
 * the order they were made in; the other engines' keys are in byte order as they are.
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
