// Question: how many rows and documents a second does a whole rebuild restore, against the engine's own limit (the same
// documents, written raw into the same engine in the same run)? Does the rate hold as the table grows, and what does a
// deep start cost? node bench/restore.mjs; SEARCH_URL picks the engine, the embedded one without it; SIZES (rows,
// separated by commas) picks the tables.
import { clearInterval, setInterval } from 'node:timers';
import { residentMegabytes, post, startService } from './lib/service.mjs';
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
      console.log(
        `${rows} rows, ${name} rebuild: ${(run.rows / run.seconds).toFixed(0)} rows/s, ${(run.documents / run.seconds).toFixed(0)} documents/s, ` +
          `${(run.documents / run.seconds / raw.rate).toFixed(2)} of the raw ${raw.rate.toFixed(0)}/s; resident ${run.megabytes.toFixed(0)} MB at most`,
      );
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
  const result = await restore(service, { limit: 0, batchSize: 1000, clean: true });
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
    console.log(
      `${rows} rows, ${batchSize} rows from ${Math.floor(rows * 0.9)}: ${deep.toFixed(1)} ms, from 0: ${shallow.toFixed(1)} ms, ratio ${(deep / shallow).toFixed(2)}`,
    );
  }
}

async function timed(service, body) {
  const started = performance.now();
  await restore(service, body);
  return performance.now() - started;
}

async function restore(service, body) {
  const { value } = await post(`${service.url}/operations?action=restoreIndices`, service.token, body);
  return JSON.parse(value).result;
}

function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
}
