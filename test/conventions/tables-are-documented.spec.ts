import { describe, expect, it } from '@jest/globals';
import { sourceFiles, textOf } from '../support/checkout/checkout.js';

/** The table that TypeORM keeps of the migrations that have run. */
const MIGRATIONS = 'schema_migration';

/** DataHub's own table, which stays. */
const KEPT = 'metadata_aspect_v2';

/** The tables that migrations create, on any engine. */
function createdTables(): readonly string[] {
  const migrations = sourceFiles().filter((file) => file.startsWith('src/foundation/database/migrations/'));
  return migrations.flatMap((file) =>
    [...textOf(file).matchAll(/CREATE TABLE (?:IF NOT EXISTS )?(\w+)/g)].map(([, name = '']) => name),
  );
}

describe('The tables of the service', () => {
  it('should all be named where the documentation removes them: one that is left stops the next start', () => {
    const page = textOf('docs', 'moving-from-datahub.md');
    const [, list = ''] = /remove the tables beside `metadata_aspect_v2`:([^]*?)and the tables of/.exec(page) ?? [];
    const expected = [...createdTables().filter((name) => name !== KEPT), MIGRATIONS].sort();
    expect([...list.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(expected);
  });
});
