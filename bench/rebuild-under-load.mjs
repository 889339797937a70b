// Question: what do people notice of a whole rebuild? 32 clients read, search and write before and during one over
// 200,000 rows: requests that fail, searches that find nothing where they found something, and the 99th percentile of
// createTag during it against before. SEARCH_URL and DATABASE_URL pick the engines.
import { formatted, tell } from './lib/figures.mjs';
import { percentiles } from './lib/percentiles.mjs';
import { post, restoreIndices, startService } from './lib/service.mjs';
import { storeRows, urnOf } from './lib/stored-rows.mjs';

const ROWS = Number(process.env.ROWS ?? 200_000);
const CLIENTS = 32;
const BEFORE_MS = 15_000;
const prefix = `bench${Date.now()}`;
const env = process.env.SEARCH_URL
  ? { SEARCH_URL: process.env.SEARCH_URL, INDEX_PREFIX: prefix, ELASTICSEARCH_NUM_REPLICAS_PER_INDEX: '0' }
  : {};

const CREATE = 'mutation createTag($input: CreateTagInput!) { createTag(input: $input) }';
const READ = 'query dataset($urn: String!) { dataset(urn: $urn) { urn properties { name } } }';
const SEARCH = `query search($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) {
  total searchResults { entity { urn } } } }`;

const REQUESTS = {
  create: (_outcome, at) => graphql(CREATE, { input: { id: `load-${Date.now()}-${at}`, name: `load ${at}` } }),
  read: (_outcome, at) => graphql(READ, { urn: urnOf(at % (ROWS / 5)) }),
  async search(outcome, at) {
    const words = ['orders', 'customers', 'payments', 'shipments'];
    const input = { types: ['DATASET'], query: words[at % words.length], start: 0, count: 10 };
    const { searchAcrossEntities } = await graphql(SEARCH, { input });
    if (searchAcrossEntities.searchResults.length === 0) outcome.empty += 1;
  },
};

const empty = await startService({ env });
await empty.stop({ keep: true });
storeRows(empty.dataDir, ROWS);
const service = await startService({ env, dataDir: empty.dataDir });
await restore();

const before = startClients();
await new Promise((resolve) => globalThis.setTimeout(resolve, BEFORE_MS));
await before.stop();
const during = startClients();
const started = performance.now();
const result = await restore();
const seconds = (performance.now() - started) / 1000;
await during.stop();

const rows = result.reduce((total, part) => total + part.rowsScanned, 0);
tell(`rebuild of ${formatted(rows)} rows under load`, { rate: rows / seconds });
for (const [name, run] of Object.entries({ before: before.outcome, during: during.outcome })) {
  const note = `${run.failed.length} failed, ${run.empty} searches without results`;
  for (const kind of Object.keys(REQUESTS)) {
    const figure = percentiles(run[kind]);
    const ratio = figure.p99 / percentiles(before.outcome[kind]).p99;
    tell(`${kind} ${name}`, { ...figure, ...(name === 'during' && { ratio, of: 'the p99 before' }), note });
  }
  for (const failure of new Set(run.failed)) console.log(`  ${failure}`);
}
await service.stop();

function restore() {
  return restoreIndices(service, { limit: 0, batchSize: 1000, clean: true });
}

function startClients() {
  const outcome = { failed: [], empty: 0, create: [], read: [], search: [] };
  let isStopped = false;
  const client = async (number) => {
    for (let at = 0; !isStopped; at += 1) {
      const kind = ['create', 'read', 'search', 'read'][(at + number) % 4];
      const begun = performance.now();
      try {
        await REQUESTS[kind](outcome, number * 1_000_000 + at);
        outcome[kind].push(performance.now() - begun);
      } catch (error) {
        outcome.failed.push(`${kind}: ${error.message.slice(0, 200)}`);
      }
    }
  };
  const clients = Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
  const stop = () => {
    isStopped = true;
    return clients;
  };
  return { outcome, stop };
}

async function graphql(query, variables) {
  const { data, errors } = await post(`${service.url}/api/graphql`, service.token, { query, variables });
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}
