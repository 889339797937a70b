// Question: how many rows and documents a second does a whole rebuild restore, against the engine's own limit (the same
// documents, written raw into the same engine in the same run)? Does the rate hold as the table grows, and what does a
// deep start cost? node bench/restore.mjs; SEARCH_URL picks the engine, the embedded one without it; SIZES (rows,
// separated by commas) picks the tables.
import { clearInterval, setInterval } from 'node:timers';
import { formatted, tell } from './lib/figures.mjs';
import { residentMegabytes, restoreIndices, startService } from './lib/service.mjs';
import { rawBulk } from './lib/raw-bulk.mjs';
import { rawEmbedded } from './lib/raw-embedded.mjs';
import { storeRows, urnOf } from './lib/stored-rows.mjs';

const SIZES = (process.env.SIZES ?? '10000,100000,1000000').split(',').map(Number);
const SAMPLE = 100_000;
const searchUrl = process.env.SEARCH_URL;
const engineUrl = searchUrl?.replace(/^opensearch\+/, '');

for (const rows of SIZES) await measure(rows);

async function measure(rows) {
  const prefix = `bench${Date.now()}`;
  const env = searchUrl
    ? { SEARCH_URL: searchUrl, INDEX_PREFIX: prefix, ELASTICSEARCH_NUM_REPLICAS_PER_INDEX: '0' }
    : {};
  const empty = await startService({ env });
  await empty.stop({ keep: true });
  storeRows(empty.dataDir, rows);
  const service = await startService({ env, dataDir: empty.dataDir });
  try {
    const first = await rebuild(service);
    const raw = await limitOf(service, prefix);
    const second = await rebuild(service);
    for (const [name, run] of [
      ['first', first],
      ['second', second],
    ]) {
      const rate = run.documents / run.seconds;
      tell(`${name} rebuild of ${formatted(rows)} rows`, {
        rate: run.rows / run.seconds,
        ratio: rate / raw.rate,
        of: `raw writes (${formatted(raw.rate)} documents/s)`,
        megabytes: run.megabytes,
        note: `${formatted(rate)} documents/s`,
      });
    }
    await deepStart(service, rows);
  } finally {
    await service.stop();
    if (engineUrl) await fetch(`${engineUrl}/${prefix}_*`, { method: 'DELETE' });
  }
}

async function rebuild(service) {
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, residentMegabytes(service.pid));
  }, 100);
  const started = performance.now();
  const result = await restoreIndices(service, { limit: 0, batchSize: 1000, clean: true });
  clearInterval(watch);
  const sum = (member) => result.reduce((total, part) => total + part[member], 0);
  return {
    seconds: (performance.now() - started) / 1000,
    rows: sum('rowsScanned'),
    documents: sum('documentsWritten'),
    megabytes,
  };
}

function limitOf(service, prefix) {
  return engineUrl
    ? rawBulk(engineUrl, `${prefix}_datasetindex_v2`, SAMPLE)
    : rawEmbedded(service.dataDir, SAMPLE, urnOf);
}

/** One page of rows from the start and from nine tenths of the table, each asked for the first time. */
async function deepStart(service, rows) {
  for (const batchSize of [10, 1000]) {
    const cost = { shallow: [], deep: [] };
    for (let round = 0; round < 5; round += 1) {
      cost.shallow.push(await timed(service, { start: round * 7, batchSize }));
      cost.deep.push(await timed(service, { start: Math.floor(rows * 0.9) + round * 7, batchSize }));
    }
    const [shallow, deep] = [median(cost.shallow), median(cost.deep)];
    const name = `restore of ${batchSize} rows from row ${formatted(Math.floor(rows * 0.9))}`;
    tell(name, { p50: deep, ratio: deep / shallow, of: `the first ${batchSize} (${formatted(shallow)} ms)` });
  }
}

async function timed(service, body) {
  const started = performance.now();
  await restoreIndices(service, body);
  return performance.now() - started;
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
