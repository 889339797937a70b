// Writes the rows of a catalogue straight into the table of a stopped service.
import Sqlite from 'better-sqlite3';
import { join } from 'node:path';
import pg from 'pg';
import { catalogue } from './catalogue.mjs';

const COLUMNS = ['urn', 'aspect', 'version', 'metadata', 'systemmetadata', 'createdon', 'createdby'];
const SYSTEM = JSON.stringify({ lastObserved: 1767225600000, runId: 'bench', version: '1' });
const REST = [SYSTEM, '2026-01-01 00:00:00.000000', 'urn:li:corpuser:etl'];
const ROWS_A_TRANSACTION = 20_000;

/** Writes the first `count` rows of the catalogue into SQLite in `dataDir`, or into PostgreSQL at `databaseUrl`. */
export async function fillStore({ dataDir, databaseUrl }, count) {
  const sink = databaseUrl === undefined ? intoSqlite(dataDir) : await intoPostgres(databaseUrl);
  let rows = [];
  let left = count;
  for (const [urn, aspect, version, value] of catalogue()) {
    rows.push([urn, aspect, version, JSON.stringify(value), ...REST]);
    left -= 1;
    if (rows.length < ROWS_A_TRANSACTION && left > 0) continue;
    await sink.write(rows);
    rows = [];
    if (left === 0) break;
  }
  await sink.close();
}

function intoSqlite(dataDir) {
  const database = new Sqlite(join(dataDir, 'metadata.db'));
  database.pragma('synchronous = OFF');
  const insert = database.prepare(
    `INSERT INTO metadata_aspect_v2 (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map(() => '?').join(', ')})`,
  );
  return {
    write: database.transaction((rows) => rows.forEach((row) => insert.run(row))),
    close: () => database.close(),
  };
}

async function intoPostgres(connectionString) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query('SET synchronous_commit = off');
  const types = ['text', 'text', 'bigint', 'text', 'text', 'timestamp', 'text'];
  const arrays = types.map((type, at) => `$${at + 1}::${type}[]`).join(', ');
  const insert = `INSERT INTO metadata_aspect_v2 (${COLUMNS.join(', ')}) SELECT * FROM unnest(${arrays})`;
  return {
    write: (rows) =>
      client.query(
        insert,
        COLUMNS.map((_, at) => rows.map((row) => row[at])),
      ),
    close: async () => {
      await client.query('ANALYZE metadata_aspect_v2');
      await client.end();
    },
  };
}
