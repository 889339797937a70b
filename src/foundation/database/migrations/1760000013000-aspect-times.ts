import type { MigrationInterface, QueryRunner } from 'typeorm';
import { engineOf } from './engine-of.js';

/** An index on the rows of aspects by time, for followers of changes; DataHub's table has it on the other engines. */
export class AspectTimes1760000013000 implements MigrationInterface {
  readonly name = 'AspectTimes1760000013000';

  async up(runner: QueryRunner): Promise<void> {
    if (engineOf(runner) !== 'sqlite') return;
    await runner.query('CREATE INDEX IF NOT EXISTS "timeIndex" ON metadata_aspect_v2 (createdon)');
  }

  async down(runner: QueryRunner): Promise<void> {
    if (engineOf(runner) === 'sqlite') await runner.query('DROP INDEX IF EXISTS "timeIndex"');
  }
}
