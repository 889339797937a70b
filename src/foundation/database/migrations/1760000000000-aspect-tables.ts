import type { MigrationInterface, QueryRunner } from 'typeorm';
import { engineOf, type Engine } from './engine-of.js';

/**
 * DataHub's table of aspects, column for column, and the revisions that determine which entities are behind in the
 * search index.
 */
export class AspectTables1760000000000 implements MigrationInterface {
  readonly name = 'AspectTables1760000000000';

  async up(runner: QueryRunner): Promise<void> {
    const engine = engineOf(runner);
    for (const statement of STATEMENTS[engine]) await runner.query(statement);
    if (engine === 'postgres') await indexTimes(runner);
    if (engine === 'mysql') await alignCollation(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE entity_revision');
    await runner.query('DROP TABLE metadata_aspect_v2');
  }
}

const MYSQL_OPTIONS = 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin';

const STATEMENTS: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [aspectTable({ text: 'text', time: 'datetime' }, ''), revisionTable('WITHOUT ROWID')],
  postgres: [
    aspectTable({ text: 'text', time: 'timestamp' }, ''),
    'CREATE INDEX IF NOT EXISTS idx_v0_urn_aspect ON metadata_aspect_v2 (urn, aspect) WHERE version = 0',
    partialIndex('idx_corpuser_aspect_v0', 'corpuser'),
    partialIndex('idx_corpgroup_aspect_v0', 'corpGroup'),
    revisionTable(''),
  ],
  mysql: [
    aspectTable(
      { text: 'longtext', time: 'timestamp(6)' },
      MYSQL_OPTIONS,
      ', INDEX `timeIndex` (createdon), INDEX idx_version_urn_aspect (version, urn, aspect)',
    ),
    revisionTable(MYSQL_OPTIONS),
  ],
};

function aspectTable(types: { readonly text: string; readonly time: string }, options: string, indexes = ''): string {
  return `CREATE TABLE IF NOT EXISTS metadata_aspect_v2 (
    urn varchar(500) NOT NULL,
    aspect varchar(200) NOT NULL,
    version bigint NOT NULL,
    metadata ${types.text} NOT NULL,
    systemmetadata ${types.text},
    createdon ${types.time} NOT NULL,
    createdby varchar(255) NOT NULL,
    createdfor varchar(255),
    CONSTRAINT pk_metadata_aspect_v2 PRIMARY KEY (urn, aspect, version)${indexes}
  ) ${options}`;
}

function revisionTable(options: string): string {
  return `CREATE TABLE IF NOT EXISTS entity_revision (
    urn varchar(500) NOT NULL,
    revision bigint NOT NULL,
    indexed_revision bigint NOT NULL,
    deleted smallint NOT NULL,
    PRIMARY KEY (urn)
  ) ${options}`;
}

function partialIndex(name: string, entityType: string): string {
  return `CREATE INDEX IF NOT EXISTS ${name} ON metadata_aspect_v2 (urn, aspect) WHERE version = 0 AND urn LIKE 'urn:li:${entityType}:%'`;
}

/** DataHub's own index has a lower-case name, because PostgreSQL folds unquoted names. */
async function indexTimes(runner: QueryRunner): Promise<void> {
  const present: unknown = await runner.query(
    "SELECT 1 FROM pg_indexes WHERE schemaname = current_schema() AND tablename = 'metadata_aspect_v2' AND indexname = 'timeindex'",
  );
  if (Array.isArray(present) && present.length > 0) return;
  await runner.query('CREATE INDEX IF NOT EXISTS "timeIndex" ON metadata_aspect_v2 (createdon)');
}

/**
 * Converts a table of an old DataHub version with case-insensitive keys, as DataHub's own set-up now does. Tables with
 * different collations cannot be joined.
 */
async function alignCollation(runner: QueryRunner): Promise<void> {
  const others: unknown = await runner.query(
    `SELECT column_name FROM information_schema.columns WHERE table_schema = DATABASE() AND table_name = 'metadata_aspect_v2'
      AND column_name IN ('urn', 'aspect') AND collation_name <> 'utf8mb4_bin'`,
  );
  if (!Array.isArray(others) || others.length === 0) return;
  await runner.query(`ALTER TABLE metadata_aspect_v2 CONVERT TO ${MYSQL_OPTIONS}`);
}
