// A bare Fastify server over one SQLite file, with the statements that the service runs for each of some requests and nothing else:
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
const one = db.prepare(`SELECT ${columns} FROM metadata_aspect_v2 WHERE urn = ? AND aspect = ? AND version = 0`);
const several = db.prepare(
  `SELECT ${columns} FROM metadata_aspect_v2 WHERE urn IN (SELECT value FROM json_each(?)) AND aspect IN (?, ?, ?, ?) AND version = 0`,
);
db.exec(`CREATE VIRTUAL TABLE bare_words USING fts5(urn UNINDEXED, text);
  INSERT INTO bare_words SELECT urn, metadata FROM metadata_aspect_v2 WHERE aspect = 'datasetProperties' AND version = 0`);
const find = db.prepare('SELECT urn FROM bare_words WHERE bare_words MATCH ? ORDER BY rank LIMIT 10');
const count = db.prepare('SELECT COUNT(*) AS total FROM bare_words WHERE bare_words MATCH ?');
const samples = sampleRows('tagProperties');
const datasetSamples = sampleRows('datasetProperties');
const waiting = [];

const app = Fastify();
app.post('/read', (request) => {
  const rows = read.all(request.body.variables.urn, 'tagKey', 'tagProperties');
  const properties = JSON.parse(rows.find((row) => row.aspect === 'tagProperties').metadata);
  return {
    data: { tag: { urn: request.body.variables.urn, name: properties.name, properties: { name: properties.name } } },
  };
});
app.get('/aspect/:urn', (request) => {
  const row = one.get(request.params.urn, 'schemaMetadata');
  return { aspect: { 'com.linkedin.schema.SchemaMetadata': JSON.parse(row.metadata) }, version: 0 };
});
app.get('/entity/:urn', (request) => {
  const rows = whole.all(request.params.urn);
  const aspects = rows.map((row) => [row.aspect, { value: JSON.parse(row.metadata) }]);
  return { urn: request.params.urn, ...Object.fromEntries(aspects) };
});
app.post('/page', (request) => {
  const { urn } = request.body.variables;
  const aspects = valuesOf(whole.all(urn))[urn];
  const urns = [
    ...aspects.globalTags.tags.map(({ tag }) => tag),
    ...aspects.ownership.owners.map(({ owner }) => owner),
    ...aspects.domains.domains,
    aspects.schemaMetadata.platform,
  ];
  const names = ['tagProperties', 'corpUserInfo', 'domainProperties', 'dataPlatformInfo'];
  return { data: { dataset: { urn, ...aspects, others: valuesOf(several.all(JSON.stringify(urns), ...names)) } } };
});
app.post('/search', (request) => {
  const { query } = request.body.variables.input;
  const urns = find.all(query).map(({ urn }) => urn);
  const names = ['datasetProperties', 'datasetKey', 'status', 'dataPlatformInfo'];
  const hits = valuesOf(several.all(JSON.stringify(urns), ...names));
  const searchResults = urns.map((urn) => ({ entity: { urn, ...hits[urn] } }));
  return { data: { search: { total: count.get(query).total, searchResults } } };
});
app.post('/create', ({ body }) => inGroup({ ...samples, id: `urn:li:tag:${body.variables.input.id}` }));
app.post('/ingest', ({ body }) => inGroup({ ...datasetSamples, id: body.proposal.entityUrn }));
await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`ready at http://127.0.0.1:${app.server.address().port}\n`);

function valuesOf(rows) {
  const values = {};
  for (const row of rows) (values[row.urn] ??= {})[row.aspect] = JSON.parse(row.metadata);
  return values;
}

/** Resolves when the entity and those that arrived with it are committed. */
function inGroup(entity) {
  return new Promise((resolve) => {
    waiting.push({ entity, resolve });
    if (waiting.length === 1) setImmediate(commitGroup);
  });
}

function commitGroup() {
  const group = waiting.splice(0);
  db.exec('BEGIN IMMEDIATE');
  for (const { entity } of group) create(entity);
  db.exec('COMMIT');
  for (const { entity, resolve } of group) resolve({ data: { urn: entity.id } });
}

/** Writes the rows of a sample again, for the urn `id`. */
function create({ id, urn, aspects, others }) {
  known.all(id, 'status', id, 'tagProperties', id, 'ownership');
  whole.all(id);
  for (const { aspect, metadata, systemmetadata } of aspects)
    insert.run(id, aspect, metadata, systemmetadata, '2026-01-01 00:00:00.000000', 'urn:li:corpuser:datahub');
  for (const { statement, row } of others) statement.run(...row.map((value) => (value === urn ? id : value)));
  revision.run(id);
}

/** The rows that the service wrote for one entity with `aspect`, to be written again for every other one. */
function sampleRows(aspect) {
  const { urn } = db.prepare('SELECT urn FROM metadata_aspect_v2 WHERE aspect = ? AND version = 0 LIMIT 1').get(aspect);
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
