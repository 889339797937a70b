// Question: what does a search through the lineage of a dataset cost, with facets by degree, in a graph of 100,000
// datasets (each the source of five, 8 hops deep), against a recursive SQL query by hand for the same counts? Then the
// same with hubs: three datasets of each layer have edges to 10,000 of the next one, and three from 10,000 of the layer
// before. SQLite, and PostgreSQL when BENCH_POSTGRES_URL names an empty database, which holds one of the GRAPHS (`even`
// or `hubs`). BENCH_DATA_DIR keeps the graphs for the next run.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted, tell } from './lib/figures.mjs';
import { storeLineage, topUrn } from './lib/lineage-graph.mjs';
import { percentiles } from './lib/percentiles.mjs';
import { recursiveCounts } from './lib/raw-lineage.mjs';
import { post, startService } from './lib/service.mjs';

const DATASETS = Number(process.env.DATASETS ?? 100_000);
const FAN_OUT = Number(process.env.FAN_OUT ?? 5);
const HOPS = Number(process.env.HOPS ?? 8);
const QUERIES = Number(process.env.QUERIES ?? 50);

const SEARCH = `query search($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) {
  total searchResults { degree entity { urn } } facets { field aggregations { value count } } } }`;

const ENGINES = (process.env.ENGINES ?? 'SQLite,PostgreSQL').split(',');
const GRAPHS = (process.env.GRAPHS ?? 'even,hubs').split(',');

/** What a graph has beyond the edges between its layers, and what the names of its figures end with. */
const KINDS = {
  even: { hubs: 0, hubEdges: 0, suffix: '' },
  hubs: { hubs: 3, hubEdges: 10_000, suffix: ', with hubs' },
};

/** Of 40,000 entities on, a search through lineage answers a part by default. */
const WHOLE_ANSWERS = { ELASTICSEARCH_SEARCH_GRAPH_IMPACT_MAX_RELATIONS: String(DATASETS) };

for (const graph of GRAPHS) {
  if (ENGINES.includes('SQLite')) await measure('SQLite', graph);
  if (ENGINES.includes('PostgreSQL') && process.env.BENCH_POSTGRES_URL)
    await measure('PostgreSQL', graph, process.env.BENCH_POSTGRES_URL);
}

async function measure(engine, graph, databaseUrl) {
  const { suffix, ...kind } = KINDS[graph];
  const name = engine + suffix;
  const dataDir = keptFolder(graph, engine);
  const service = await startService({ databaseUrl, dataDir, env: WHOLE_ANSWERS });
  const edges = await graphOf(service, kind, dataDir);
  const byHand = await recursiveCounts(databaseUrl ?? service.dataDir, HOPS);
  console.log(`${name}: ${DATASETS} datasets, ${edges} edges`);
  const times = { service: [], sql: [] };
  for (let at = -3; at < QUERIES; at += 1) {
    const urn = topUrn(Math.abs(at));
    const searched = await timed(() => search(service, urn));
    const counted = await timed(() => byHand.count(urn));
    if (searched.result !== counted.result) throw new Error(`${urn}: ${searched.result} and ${counted.result}`);
    if (at < 0) continue;
    times.service.push(searched.ms);
    times.sql.push(counted.ms);
    if (at === 0) console.log(`by degree 1 / 2 / 3+: ${counted.result}`);
  }
  await byHand.close();
  await service.stop({ keep: dataDir !== undefined });
  const [ours, sql] = [percentiles(times.service), percentiles(times.sql)];
  const ratio = ours.p50 / sql.p50;
  tell(`searchAcrossLineage on ${name}`, { ...ours, ratio, of: `recursive SQL (${formatted(sql.p50)} ms)` });
}

/** Where the data of a graph in an engine stays; undefined = nowhere. */
function keptFolder(graph, engine) {
  if (process.env.BENCH_DATA_DIR === undefined) return undefined;
  const folder = join(process.env.BENCH_DATA_DIR, graph, engine);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Number of edges of the graph, which is stored unless it was kept. */
async function graphOf(service, kind, dataDir) {
  const note = dataDir && join(dataDir, 'edges');
  if (note && existsSync(note)) return Number(readFileSync(note, 'utf8'));
  const edges = await storeLineage(service, { ...kind, datasets: DATASETS, fanOut: FAN_OUT, hops: HOPS });
  if (note) writeFileSync(note, String(edges));
  return edges;
}

/** Counts by degree, as text. */
async function search({ url, token }, urn) {
  const input = { urn, direction: 'DOWNSTREAM', start: 0, count: 10 };
  const { data, errors } = await post(`${url}/api/graphql`, token, { query: SEARCH, variables: { input } });
  if (errors) throw new Error(JSON.stringify(errors));
  const [degree] = data.searchAcrossLineage.facets;
  return degree.aggregations.map(({ count }) => count).join(' / ');
}

async function timed(work) {
  const started = performance.now();
  const result = await work();
  return { result, ms: performance.now() - started };
}
