// The limit of the embedded index: its own writes and searches, without the service around it.
import Sqlite from 'better-sqlite3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import 'reflect-metadata';

const BATCH = 1000;
const TYPES = ['dataset'];

/**
 * Documents a second of plain writes into an empty index, of at most `most` datasets of the store in `dataDir`. The
 * documents are built before.
 */
export async function rawEmbedded(dataDir, most) {
  const { index, schema, close } = await openIndex();
  const documents = await buildDocuments(dataDir, schema, most);
  const started = performance.now();
  for (let from = 0; from < documents.length; from += BATCH) {
    const operations = documents.slice(from, from + BATCH).map((document) => ({ kind: 'put', document }));
    await index.write(operations, { live: true });
  }
  await index.persist();
  const seconds = (performance.now() - started) / 1000;
  await close();
  return { documents: documents.length, seconds, rate: documents.length / seconds };
}

/**
 * Milliseconds that the index of a stopped service takes for each query, a text and the number of hits to return, with
 * the facets of a search in datasets. The index keeps the answers to queries that are repeated.
 */
export async function embeddedQueries(dataDir, queries) {
  const { index, schema, close } = await openIndex(join(dataDir, 'search.db'));
  const { TextPlanner } = await import('../../dist/search/index.js');
  const planner = new TextPlanner(schema);
  const facets = schema.facets(TYPES).map(({ name, levels }) => ({ name, levels, size: 20, countsMissing: false }));
  const times = [];
  const warmUp = queries.slice(0, 20).map(({ text }) => ({ text, size: 1 }));
  for (const { text, size } of [...warmUp, ...queries]) {
    const plan = planner.plan(text, TYPES, { fulltext: true });
    const query = { entityTypes: TYPES, plan, filter: [], sort: [], from: 0, size, facets, suggests: false };
    const started = performance.now();
    await index.search({ ...query, highlight: schema.queryFields(TYPES) });
    times.push(performance.now() - started);
  }
  await close();
  return times.slice(warmUp.length);
}

async function openIndex(path) {
  const { SearchSchema } = await import('../../dist/search/index.js');
  const { openSqliteFts } = await import('../../dist/search/adapters/sqlite-fts/open.js');
  const { loadConfig } = await import('../../dist/foundation/config/index.js');
  const { ModelRegistry } = await import('../../dist/model/index.js');
  const folder = path === undefined ? mkdtempSync(join(tmpdir(), 'raw-index-')) : undefined;
  const schema = new SearchSchema(ModelRegistry.standard());
  const url = `sqlite:${path ?? join(folder, 'search.db')}`;
  const { search } = loadConfig({});
  const index = await openSqliteFts({ ...search, url }, schema);
  if (path === undefined) await index.adopt('raw');
  return {
    index,
    schema,
    async close() {
      await index.close();
      if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function buildDocuments(dataDir, schema, most) {
  const { DocumentBuilder } = await import('../../dist/search/index.js');
  const builder = new DocumentBuilder(schema);
  const store = new Sqlite(join(dataDir, 'metadata.db'), { readonly: true });
  const rows = store.prepare(
    "SELECT * FROM metadata_aspect_v2 WHERE version = 0 AND urn LIKE 'urn:li:dataset:%' ORDER BY urn",
  );
  const documents = [];
  let aspects = new Map();
  let urn;
  const none = new Map();
  const flush = () => {
    if (urn === undefined) return;
    const source = {
      entityType: 'dataset',
      urn,
      revision: 1,
      aspects,
      timeseries: none,
      properties: none,
      references: none,
    };
    documents.push(builder.build(source));
  };
  for (const row of rows.iterate()) {
    if (row.urn !== urn) {
      flush();
      if (documents.length === most) break;
      urn = row.urn;
      aspects = new Map();
    }
    aspects.set(row.aspect, recordOf(row));
  }
  if (documents.length < most) flush();
  store.close();
  return documents;
}

function recordOf({ urn, aspect, metadata, systemmetadata, createdby }) {
  const created = { time: 1767225600000, actor: createdby };
  return { urn, aspect, version: 0, value: JSON.parse(metadata), systemMetadata: JSON.parse(systemmetadata), created };
}
