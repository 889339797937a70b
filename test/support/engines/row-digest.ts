import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { TestEnvironment } from '../service/create-test-environment.js';

/** Tables of metadata: what names a row, and what of it counts. How far search has followed does not. */
const TABLES: Readonly<Record<string, readonly [name: string, columns: string]>> = {
  metadata_aspect_v2: ["urn || ' ' || aspect || ' ' || version", '*'],
  edge: ["source || ' ' || relationship_type || ' ' || id", '*'],
  run_index: ["urn || ' ' || aspect", '*'],
  entity_revision: ['urn', 'revision, deleted'],
};

type Row = readonly [name: string, ...values: unknown[]];

/** Every row of the metadata tables of a service on SQLite, by table and name. */
export function metadataRows(env: TestEnvironment): ReadonlyMap<string, string> {
  const database = new Sqlite(join(env.dataDir, 'data', 'metadata.db'), { readonly: true });
  try {
    const rows = Object.entries(TABLES).flatMap(([table, [name, columns]]) =>
      (database.prepare(`SELECT ${name}, ${columns} FROM ${table}`).raw().all() as Row[]).map(
        (row) => [`${table} ${row[0]}`, JSON.stringify(row)] as const,
      ),
    );
    return new Map(rows);
  } finally {
    database.close();
  }
}

/** Names of the rows that are not the same before and after. */
export function changedRows(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name));
}
