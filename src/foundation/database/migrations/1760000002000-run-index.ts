import type { MigrationInterface, QueryRunner } from 'typeorm';
import { engineOf, type Engine } from './engine-of.js';

/** The run that last changed each aspect. */
export class RunIndex1760000002000 implements MigrationInterface {
  readonly name = 'RunIndex1760000002000';

  async up(runner: QueryRunner): Promise<void> {
    const engine = engineOf(runner);
    await runner.query(TABLES[engine]);
    await runner.query('CREATE INDEX run_index_run ON run_index (run_id, removed, last_updated)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE run_index');
  }
}

const TABLES: Readonly<Record<Engine, string>> = {
  sqlite: runIndexTable('', 'WITHOUT ROWID'),
  postgres: runIndexTable(' COLLATE "C"', ''),
  mysql: runIndexTable('', 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin'),
};

function runIndexTable(collation: string, options: string): string {
  return `CREATE TABLE run_index (
    urn varchar(500)${collation} NOT NULL,
    aspect varchar(200)${collation} NOT NULL,
    run_id varchar(500)${collation} NOT NULL,
    last_updated bigint NOT NULL,
    removed smallint NOT NULL,
    telemetry_trace_id text,
    PRIMARY KEY (urn, aspect)
  ) ${options}`;
}
