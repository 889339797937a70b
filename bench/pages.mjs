// Question: what do pages cost that show the same entities many times: the hits of a search with their owners and tags,
// and those of a search through lineage with all paths to them, whose steps are shown like hits? SECONDS of each part.
import { randomOf } from './lib/random.mjs';
import { tell } from './lib/figures.mjs';
import { percentiles } from './lib/percentiles.mjs';
import { generateProposals } from './lib/proposals.mjs';
import { cpuMs, post, startService } from './lib/service.mjs';

const SECONDS = Number(process.env.SECONDS ?? 15);
const LAYERS = 6;
const WIDTH = 12;
const UPSTREAMS = 3;

const DATASET = `... on Dataset { urn type name platform { urn name properties { displayName } }
  properties { name description customProperties { key value } }
  ownership { owners { type owner { ... on CorpUser { urn username properties { displayName email } } } } }
  tags { tags { tag { urn name properties { name colorHex } } } }
  schemaMetadata { name version fields { fieldPath type nativeDataType description } } }`;
const FRAGMENT = `fragment shown on Entity { ${DATASET} }`;
const HITS = `query hits($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) {
  total searchResults { entity { ...shown } } } } ${FRAGMENT}`;
const LINEAGE = `query lineage($input: SearchAcrossLineageInput!) { searchAcrossLineage(input: $input) {
  total searchResults { degree entity { ...shown } paths { path { ...shown } } } } } ${FRAGMENT}`;

const service = await startService({ env: { AUDIT_LOG: 'none' } });
const urns = await fill();
const page = { query: '*', start: 0, count: 20 };
await measure('page of 20 hits', HITS, () => ({ ...page, types: ['DATASET'] }));
await measure('page of 20 hits in lineage, with paths', LINEAGE, (at) => ({
  ...page,
  urn: urns[at % WIDTH],
  direction: 'DOWNSTREAM',
}));
await service.stop();

async function measure(name, query, inputOf) {
  await ask(query, inputOf(0));
  const times = [];
  let length = 0;
  const [began, before] = [performance.now(), cpuMs(service.pid)];
  while (performance.now() - began < SECONDS * 1000) {
    const started = performance.now();
    length = Math.max(length, await ask(query, inputOf(times.length)));
    times.push(performance.now() - started);
  }
  const cpu = (cpuMs(service.pid) - before) / times.length;
  tell(name, { ...percentiles(times), note: `${(length / 1e6).toFixed(2)} MB, CPU ${cpu.toFixed(0)} ms per request` });
}

/** Characters of the response. */
async function ask(query, input) {
  const { data, errors } = await post(`${service.url}/api/graphql`, service.token, { query, variables: { input } });
  if (errors !== undefined) throw new Error(JSON.stringify(errors).slice(0, 300));
  return JSON.stringify(data).length;
}

/** Stores layers of datasets, each derived from some of the layer before, and returns their urns. */
async function fill() {
  const proposals = generateProposals(LAYERS * WIDTH * 5, 0);
  const all = [...new Set(proposals.map(({ entityUrn }) => entityUrn))].slice(0, LAYERS * WIDTH);
  const random = randomOf(7);
  for (const [at, entityUrn] of all.entries()) {
    if (at < WIDTH) continue;
    const first = at - (at % WIDTH) - WIDTH;
    const places = new Set(Array.from({ length: UPSTREAMS }, () => first + Math.floor(random() * WIDTH)));
    const upstreams = [...places].map((place) => ({
      dataset: all[place],
      type: 'TRANSFORMED',
      auditStamp: { time: 0, actor: 'urn:li:corpuser:etl' },
    }));
    proposals.push({ ...proposals[0], entityUrn, aspectName: 'upstreamLineage', aspect: valueOf({ upstreams }) });
  }
  for (let from = 0; from < proposals.length; from += 500) {
    const batch = { proposals: proposals.slice(from, from + 500), async: 'false' };
    await post(`${service.url}/aspects?action=ingestProposalBatch`, service.token, batch);
  }
  return all;
}

function valueOf(value) {
  return { value: JSON.stringify(value), contentType: 'application/json' };
}
