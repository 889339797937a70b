// Inserts the rows that an ingest left once more, into a table of the same shape beside the real one, with the engine's own driver.
const COLUMNS = ['urn', 'aspect', 'version', 'metadata', 'systemmetadata', 'createdon', 'createdby', 'createdfor'];

/** Rows a second for the rows of the urns that `proposals` name; transactions of `batch` rows, one statement a row. */
export async function rawInserts(url, proposals, batch) {
  const urns = [...new Set(proposals.map(({ entityUrn }) => entityUrn))];
  if (url.startsWith('sqlite:')) return rawSqlite(url.slice('sqlite:'.length), urns, batch);
  if (url.startsWith('postgres')) return rawPostgres(url, urns, batch);
  return rawMysql(url, urns, batch);
}

async function rawSqlite(path, urns, batch) {
  const { default: Sqlite } = await import('better-sqlite3');
  const source = new Sqlite(path, { readonly: true });
  const rows = source
    .prepare(`SELECT ${COLUMNS} FROM metadata_aspect_v2 WHERE urn IN (SELECT value FROM json_each(?))`)
    .raw()
    .all(JSON.stringify(urns));
  const ddl = source.prepare("SELECT sql FROM sqlite_master WHERE name = 'metadata_aspect_v2'").get().sql;
  source.close();
  const target = new Sqlite(`${path}.raw-${Date.now()}`);
  target.pragma('journal_mode = WAL');
  target.pragma('synchronous = FULL');
  target.exec(ddl);
  const insert = target.prepare(`INSERT INTO metadata_aspect_v2 (${COLUMNS}) VALUES (${COLUMNS.map(() => '?')})`);
  const result = await timed(rows, batch, async (chunk) => {
    target.exec('BEGIN');
    for (const row of chunk) insert.run(...row);
    target.exec('COMMIT');
  });
  target.close();
  return result;
}

async function rawPostgres(url, urns, batch) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query({
    text: `SELECT urn, aspect, version, metadata, systemmetadata, createdon::text, createdby, createdfor FROM metadata_aspect_v2 WHERE urn = ANY($1)`,
    values: [urns],
    rowMode: 'array',
  });
  await client.query('DROP TABLE IF EXISTS bench_raw');
  await client.query('CREATE TABLE bench_raw (LIKE metadata_aspect_v2 INCLUDING ALL)');
  const text = `INSERT INTO bench_raw (${COLUMNS}) VALUES (${COLUMNS.map((_, at) => `$${at + 1}`)})`;
  const result = await timed(rows, batch, async (chunk) => {
    await client.query('BEGIN');
    for (const values of chunk) await client.query({ name: 'insert', text, values });
    await client.query('COMMIT');
  });
  await client.query('DROP TABLE bench_raw');
  await client.end();
  return result;
}

async function rawMysql(url, urns, batch) {
  const { createConnection } = await import('mysql2/promise');
  const client = await createConnection({ uri: url.replace('mariadb:', 'mysql:'), dateStrings: true });
  const [rows] = await client.query({
    sql: `SELECT ${COLUMNS} FROM metadata_aspect_v2 WHERE urn IN (?)`,
    values: [urns],
    rowsAsArray: true,
  });
  await client.query('DROP TABLE IF EXISTS bench_raw');
  await client.query('CREATE TABLE bench_raw LIKE metadata_aspect_v2');
  const text = `INSERT INTO bench_raw (${COLUMNS}) VALUES (${COLUMNS.map(() => '?')})`;
  const result = await timed(rows, batch, async (chunk) => {
    await client.query('BEGIN');
    for (const values of chunk) await client.execute(text, values);
    await client.query('COMMIT');
  });
  await client.query('DROP TABLE bench_raw');
  await client.end();
  return result;
}

async function timed(rows, batch, insert) {
  const started = performance.now();
  for (let from = 0; from < rows.length; from += batch) await insert(rows.slice(from, from + batch));
  return { rows: rows.length, rowsPerSecond: rows.length / ((performance.now() - started) / 1000) };
}
