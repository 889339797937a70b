// Fills a store with rows of datasets, as an installation that grew over years holds them: straight into the table,
// without the service.
import Sqlite from 'better-sqlite3';
import { join } from 'node:path';

const ASPECTS_EACH = 5;
const TIME = '2026-01-01 00:00:00.000000';
const STAMP = { time: 1767225600000, actor: 'urn:li:corpuser:etl' };

/** Adds latest rows until the table of the stopped service in `dataDir` holds `count` more; five for each dataset. */
export function storeRows(dataDir, count) {
  const database = new Sqlite(join(dataDir, 'metadata.db'));
  database.pragma('synchronous = OFF');
  const insert = database.prepare(
    'INSERT INTO metadata_aspect_v2 (urn, aspect, version, metadata, systemmetadata, createdon, createdby) VALUES (?, ?, 0, ?, ?, ?, ?)',
  );
  const system = JSON.stringify({ lastObserved: STAMP.time, runId: 'bench', version: '1' });
  for (let from = 0; from < count; from += 50_000) {
    database.exec('BEGIN');
    for (let row = from; row < Math.min(count, from + 50_000); row += ASPECTS_EACH) {
      const at = row / ASPECTS_EACH;
      for (const [aspect, value] of Object.entries(aspectsOf(at)))
        insert.run(urnOf(at), aspect, JSON.stringify(value), system, TIME, STAMP.actor);
    }
    database.exec('COMMIT');
  }
  database.close();
}

/** Urn of the dataset with the number `at`. */
export function urnOf(at) {
  return `urn:li:dataset:(urn:li:dataPlatform:${['snowflake', 'postgres', 'bigquery'][at % 3]},${nameOf(at)},PROD)`;
}

const WORDS = ['orders', 'customers', 'payments', 'shipments', 'returns', 'sessions', 'invoices', 'products'];

function nameOf(at) {
  return `shop${at % 20}.public.fct_${WORDS[at % WORDS.length]}_${at}`;
}

function aspectsOf(at) {
  const name = nameOf(at);
  return {
    datasetKey: {
      platform: urnOf(at)
        .slice(urnOf(at).indexOf('(') + 1)
        .split(',')[0],
      name,
      origin: 'PROD',
    },
    datasetProperties: {
      name: name.split('.').at(-1),
      qualifiedName: name,
      description: `${WORDS[at % WORDS.length]} of shop ${at % 20}, one row a day and customer; refreshed by job ${at % 97} each night`,
      customProperties: { tier: String(at % 3), team: `team-${at % 40}` },
    },
    globalTags: { tags: [{ tag: `urn:li:tag:tier${at % 3}` }, { tag: `urn:li:tag:topic${at % 25}` }] },
    ownership: { owners: [{ owner: `urn:li:corpuser:user${at % 50}`, type: 'TECHNICAL_OWNER' }], lastModified: STAMP },
    subTypes: { typeNames: [at % 5 === 0 ? 'View' : 'Table'] },
  };
}
