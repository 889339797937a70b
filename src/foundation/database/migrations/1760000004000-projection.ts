import type { MigrationInterface, QueryRunner } from 'typeorm';
import { engineOf, type Engine } from './engine-of.js';

/**
 * The state of the search index: an index of the entities that are behind, oldest first, the rebuild in progress, and
 * the identity of the filled index. Urns of revisions are sorted in byte order on every engine, like the documents of
 * the search index.
 */
export class Projection1760000004000 implements MigrationInterface {
  readonly name = 'Projection1760000004000';

  async up(runner: QueryRunner): Promise<void> {
    const engine = engineOf(runner);
    await runner.query('ALTER TABLE entity_revision ADD COLUMN behind_since bigint NOT NULL DEFAULT 0');
    for (const statement of BEHIND[engine]) await runner.query(statement);
    const options = engine === 'mysql' ? 'CHARACTER SET utf8mb4 COLLATE utf8mb4_bin' : '';
    await runner.query(`CREATE TABLE index_rebuild (
      slot smallint NOT NULL PRIMARY KEY,
      id varchar(128) NOT NULL,
      begun_on bigint NOT NULL,
      begun_by varchar(500) NOT NULL,
      renewed_on bigint NOT NULL
    ) ${options}`);
    await runner.query(`CREATE TABLE search_index (
      slot smallint NOT NULL PRIMARY KEY,
      identity varchar(128) NOT NULL,
      adopted_on bigint NOT NULL,
      is_forgotten smallint NOT NULL
    ) ${options}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE search_index');
    await runner.query('DROP TABLE index_rebuild');
    await runner.query(`DROP INDEX entity_revision_behind${engineOf(runner) === 'mysql' ? ' ON entity_revision' : ''}`);
    if (engineOf(runner) === 'mysql') await runner.query('ALTER TABLE entity_revision DROP COLUMN behind_only');
    await runner.query('ALTER TABLE entity_revision DROP COLUMN behind_since');
  }
}

const PARTIAL_INDEX =
  'CREATE INDEX entity_revision_behind ON entity_revision (behind_since, urn) WHERE indexed_revision < revision';

/** MySQL has no partial indexes: a column that is null unless search is behind replaces them. */
const BEHIND: Readonly<Record<Engine, readonly string[]>> = {
  sqlite: [PARTIAL_INDEX],
  postgres: ['ALTER TABLE entity_revision ALTER COLUMN urn TYPE varchar(500) COLLATE "C"', PARTIAL_INDEX],
  mysql: [
    `ALTER TABLE entity_revision ADD COLUMN behind_only bigint
      GENERATED ALWAYS AS (CASE WHEN indexed_revision < revision THEN behind_since END) VIRTUAL`,
    'CREATE INDEX entity_revision_behind ON entity_revision (behind_only, urn)',
  ],
};
