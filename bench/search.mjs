// Question: what does a prefix search with facets over 100,000 documents cost, against the same query sent to the
// engine directly? node bench/search.mjs; SEARCH_URL picks the engine, the embedded one without it.
import { formatted, tell } from './lib/figures.mjs';
import { percentiles } from './lib/percentiles.mjs';
import { embeddedQueries } from './lib/raw-embedded.mjs';
import { recordingProxy } from './lib/recording-proxy.mjs';
import { post, restoreIndices, startService } from './lib/service.mjs';
import { storeRows } from './lib/stored-rows.mjs';

const DOCUMENTS = Number(process.env.DOCUMENTS ?? 100_000);
const QUERIES = Number(process.env.QUERIES ?? 300);
const searchUrl = process.env.SEARCH_URL;
const isOpenSearch = searchUrl?.startsWith('opensearch+');
const engineUrl = searchUrl?.replace(/^opensearch\+/, '');
const proxy = engineUrl ? await recordingProxy(engineUrl) : undefined;
const prefix = `bench${Date.now()}`;
const env = proxy
  ? {
      SEARCH_URL: (isOpenSearch ? 'opensearch+' : '') + proxy.url,
      INDEX_PREFIX: prefix,
      ELASTICSEARCH_NUM_REPLICAS_PER_INDEX: '0',
    }
  : {};

const SEARCH = `query search($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) {
  total searchResults { entity { urn } } facets { field aggregations { value count } } } }`;
const TEXTS = ['fct_ord', 'fct_cust', 'payme', 'shipm', 'retur', 'invoi', 'fct_products_1', 'sessi'];

const empty = await startService({ env });
await empty.stop({ keep: true });
storeRows(empty.dataDir, DOCUMENTS * 5);
const service = await startService({ env, dataDir: empty.dataDir });
await restoreIndices(service, { limit: 0, batchSize: 1000, clean: true });

let measured;
for (const first of [QUERIES, 0]) {
  const through = [];
  proxy?.clear();
  for (let at = 0; at < QUERIES; at += 1) through.push(await timed(() => search(first + at)));
  const direct = proxy ? await replay() : [];
  measured = percentiles(through);
  if (first === 0 && proxy) compare(percentiles(direct));
}
const { dataDir } = service;
await service.stop({ keep: !proxy });
if (!proxy) {
  const direct = await embeddedQueries(
    dataDir,
    Array.from({ length: QUERIES }, (_, at) => queryOf(at)),
  );
  compare(percentiles(direct));
}
if (engineUrl) await fetch(`${engineUrl}/${prefix}_*`, { method: 'DELETE' });
proxy?.close();

/** No two have the same text and size: the service keeps answers until the index changes. */
function queryOf(at) {
  return { text: `${TEXTS[at % TEXTS.length]}*`, size: 10 + Math.floor(at / TEXTS.length) };
}

async function search(at) {
  const { text, size } = queryOf(at);
  const input = { types: ['DATASET'], query: text, start: 0, count: size, searchFlags: { fulltext: true } };
  const { data, errors } = await post(`${service.url}/api/graphql`, service.token, {
    query: SEARCH,
    variables: { input },
  });
  if (errors) throw new Error(JSON.stringify(errors));
  if (data.searchAcrossEntities.total === 0) throw new Error(`nothing found for ${text}`);
}

/** Sends the searches that passed the proxy to the engine itself, one after the other. */
async function replay() {
  const times = [];
  for (const { method, path, headers, body } of proxy.searches) {
    times.push(
      await timed(async () => {
        const answer = await fetch(engineUrl + path, { method, headers, body });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`the engine refused a replayed search: ${answer.status} ${text.slice(0, 300)}`);
        JSON.parse(text);
      }),
    );
  }
  return times;
}

async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function compare(engine) {
  const of = `the engine's own answers (${formatted(engine.p50)} ms)`;
  tell(`prefix search with facets in ${formatted(DOCUMENTS)}`, { ...measured, ratio: measured.p50 / engine.p50, of });
}
