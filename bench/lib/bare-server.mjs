// A bare Fastify server over one SQLite file, with the statements that the service runs for a tag and nothing else:
// node bare-server.mjs FILE
import Sqlite from 'better-sqlite3';
import Fastify from 'fastify';

const db = new Sqlite(process.argv[2]);
db.pragma('journal_mode = WAL');
db.pragma('synchronous = FULL');
const columns = 'urn, aspect, version, metadata, systemmetadata, createdon, createdby, createdfor';
const read = db.prepare(
  `SELECT ${columns} FROM metadata_aspect_v2 WHERE urn IN (?) AND aspect IN (?, ?) AND version = 0`,
);
const known = db.prepare(
  `SELECT ${columns} FROM metadata_aspect_v2 WHERE (urn, aspect) IN (VALUES (?, ?), (?, ?), (?, ?)) AND version = 0`,
);
const whole = db.prepare(`SELECT ${columns} FROM metadata_aspect_v2 WHERE urn IN (?) AND version = 0`);
const insert = db.prepare(
  `INSERT INTO metadata_aspect_v2 (${columns}) VALUES (?, ?, 0, ?, ?, ?, ?, NULL) ON CONFLICT DO NOTHING`,
);
const revision = db.prepare(
  'INSERT INTO entity_revision (urn, revision, indexed_revision, deleted) VALUES (?, 1, 0, 0) ON CONFLICT (urn) DO UPDATE SET revision = revision + 1',
);
const samples = sampleRows();
const waiting = [];

const app = Fastify();
app.post('/read', (request) => {
  const rows = read.all(request.body.variables.urn, 'tagKey', 'tagProperties');
  const properties = JSON.parse(rows.find((row) => row.aspect === 'tagProperties').metadata);
  return {
    data: { tag: { urn: request.body.variables.urn, name: properties.name, properties: { name: properties.name } } },
  };
});
app.post(
  '/create',
  (request) =>
    new Promise((resolve) => {
      waiting.push({ input: request.body.variables.input, resolve });
      if (waiting.length === 1) setImmediate(commitGroup);
    }),
);
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`ready at http://127.0.0.1:${app.server.address().port}\n`);

function commitGroup() {
  const group = waiting.splice(0);
  db.exec('BEGIN IMMEDIATE');
  for (const { input } of group) create(input);
  db.exec('COMMIT');
  for (const { input, resolve } of group) resolve({ data: { createTag: `urn:li:tag:${input.id}` } });
}

function create(input) {
  const urn = `urn:li:tag:${input.id}`;
  known.all(urn, 'tagKey', urn, 'tagProperties', urn, 'ownership');
  whole.all(urn);
  for (const { aspect, metadata, systemmetadata } of samples.aspects) {
    const text = aspect === 'tagProperties' ? JSON.stringify({ name: input.name }) : metadata;
    insert.run(urn, aspect, text, systemmetadata, '2026-01-01 00:00:00.000000', 'urn:li:corpuser:datahub');
  }
  for (const { statement, row } of samples.others)
    statement.run(...row.map((value) => (value === samples.urn ? urn : value)));
  revision.run(urn);
}

/** The rows that the service wrote for one tag, to be written again for every other one. */
function sampleRows() {
  const { urn } = db
    .prepare("SELECT urn FROM metadata_aspect_v2 WHERE aspect = 'tagProperties' AND version = 0 LIMIT 1")
    .get();
  const others = [];
  for (const [table, column] of [
    ['edge', 'source'],
    ['run_index', 'urn'],
  ]) {
    if (db.prepare('SELECT 1 FROM sqlite_master WHERE name = ?').get(table) === undefined) continue;
    const names = db
      .prepare(`PRAGMA table_info(${table})`)
      .all()
      .map(({ name }) => name);
    const statement = db.prepare(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')}) ON CONFLICT DO NOTHING`,
    );
    for (const row of db
      .prepare(`SELECT ${names.join(', ')} FROM ${table} WHERE ${column} = ?`)
      .raw()
      .all(urn))
      others.push({ statement, row });
  }
  return {
    urn,
    aspects: db
      .prepare('SELECT aspect, metadata, systemmetadata FROM metadata_aspect_v2 WHERE urn = ? AND version = 0')
      .all(urn),
    others,
  };
}
