import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Detects aspects written by DataHub: there are rows, and none has a revision. Schedules the task that builds the
 * derived data; any process runs it, or resumes it if its process has ended.
 */
export class Takeover1760000030000 implements MigrationInterface {
  readonly name = 'Takeover1760000030000';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await holdsRows(runner, 'metadata_aspect_v2')) || (await holdsRows(runner, 'entity_revision'))) return;
    await runner.query(`INSERT INTO task
      (id, kind, subject, state, owner, parameters, progress, created_on, renewed_on, attempts)
      VALUES ('takeover:1', 'takeover', 'takeover', 'RUNNING', '', '{}', '{}', ${String(Date.now())}, 0, 0)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM task WHERE kind = 'takeover'");
  }
}

async function holdsRows(runner: QueryRunner, table: string): Promise<boolean> {
  const rows: unknown = await runner.query(`SELECT 1 AS one FROM ${table} LIMIT 1`);
  return Array.isArray(rows) && rows.length > 0;
}
