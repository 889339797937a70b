// Question: what do 20 clients with small reads notice of one client that asks for the heaviest things there are, one
// after the other? The same run measures them without it. SECONDS of each part may be given; HEAVY names a file with
// further GraphQL requests, a JSON list of bodies.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tell } from './lib/figures.mjs';
import { heavyRequests } from './lib/heavy-requests.mjs';
import { percentiles } from './lib/percentiles.mjs';
import { post, residentMegabytes, startService } from './lib/service.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const SECONDS = Number(process.env.SECONDS ?? 30);
const CLIENTS = 20;
const DATASETS = 2_000;
const GRAPHQL = '/api/graphql';

const service = await startService({ env: { AUDIT_LOG: 'none' } });
await fill();
const schema = readFileSync(join(here, '../src/schema.graphql'), 'utf8');
const further = process.env.HEAVY === undefined ? [] : JSON.parse(readFileSync(process.env.HEAVY, 'utf8'));
const heavy = heavyRequests({ schema, datasets: DATASETS, datasetUrn, further });

const SMALL = [
  {
    query: 'query tag($urn: String!) { tag(urn: $urn) { urn properties { name } } }',
    variables: { urn: 'urn:li:tag:t1' },
  },
  { query: '{ me { corpUser { urn username } } }' },
  {
    query:
      'query s($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { total searchResults { entity { urn } } } }',
    variables: { input: { types: ['DATASET'], query: 'orders', start: 0, count: 5 } },
  },
];

await smallReads(3);
const alone = await smallReads(SECONDS);
let isOver = false;
const loop = heavyLoop();
const beside = await smallReads(SECONDS);
isOver = true;
const rounds = await loop;
report('alone', alone, {});
report('beside the heavy client', beside, {
  ratio: percentiles(beside.times).p99 / percentiles(alone.times).p99,
  of: 'their p99 alone',
  megabytes: beside.resident,
});
console.log(`heavy requests: ${rounds}`);
await service.stop();

async function smallReads(seconds) {
  const until = performance.now() + seconds * 1000;
  const result = { times: [], refused: 0, resident: 0 };
  await Promise.all(Array.from({ length: CLIENTS }, (_client, at) => readUntil(until, at, result)));
  return result;
}

async function readUntil(until, client, result) {
  for (let round = client; performance.now() < until; round += 1) {
    const started = performance.now();
    try {
      const { errors } = await post(service.url + GRAPHQL, service.token, SMALL[round % SMALL.length]);
      if (errors !== undefined) result.refused += 1;
    } catch {
      result.refused += 1;
    }
    result.times.push(performance.now() - started);
    if (client === 0 && round % 50 === 0) result.resident = Math.max(result.resident, residentMegabytes(service.pid));
  }
}

async function heavyLoop() {
  let count = 0;
  const slowest = new Map();
  while (!isOver) {
    for (const { name, path, text } of heavy) {
      if (isOver) break;
      const started = performance.now();
      const outcome = await send(path, text);
      const took = performance.now() - started;
      if (took > (slowest.get(name)?.took ?? 0)) slowest.set(name, { took, outcome });
      count += 1;
    }
  }
  for (const [name, { took, outcome }] of slowest) console.log(`  ${name}: slowest ${took.toFixed(0)} ms, ${outcome}`);
  return count;
}

async function send(path, text) {
  const headers = { authorization: `Bearer ${service.token}`, 'content-type': 'application/json' };
  const response = await fetch(service.url + path, { method: 'POST', headers, body: text }).catch((error) => error);
  if (response instanceof Error) return `no answer: ${response.cause ?? response.message}`;
  const answer = await response.text();
  const refusal = /"message":"([^"]{0,60})/.exec(answer.slice(0, 500))?.[1];
  return `${response.status}, ${(answer.length / 1e6).toFixed(2)} MB${refusal === undefined ? '' : `, ${refusal}`}`;
}

function report(name, { times, refused }, more) {
  const rate = times.length / SECONDS;
  tell(`small reads ${name}`, { rate, ...percentiles(times), ...more, note: `${refused} refused` });
}

function datasetUrn(at) {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,db.orders_${at % DATASETS},PROD)`;
}

async function fill() {
  const proposals = [
    ['urn:li:tag:t1', 'tagProperties', { name: 't1' }],
    ['urn:li:domain:d', 'domainProperties', { name: 'd' }],
  ];
  const stamp = { time: 0, actor: 'urn:li:corpuser:datahub' };
  for (let at = 0; at < DATASETS; at += 1) {
    const urn = datasetUrn(at);
    proposals.push([
      urn,
      'datasetProperties',
      { name: `orders ${at}`, description: `rows of orders ${at}`, customProperties: {} },
    ]);
    proposals.push([urn, 'domains', { domains: ['urn:li:domain:d'] }]);
    const upstreams = Array.from({ length: 10 }, (_edge, step) => ({
      dataset: datasetUrn(at + step + 1),
      type: 'TRANSFORMED',
      auditStamp: stamp,
    }));
    proposals.push([urn, 'upstreamLineage', { upstreams }]);
  }
  for (let start = 0; start < proposals.length; start += 500) {
    const batch = proposals.slice(start, start + 500).map(([entityUrn, aspectName, value]) => ({
      entityType: entityUrn.split(':')[2],
      entityUrn,
      changeType: 'UPSERT',
      aspectName,
      aspect: { contentType: 'application/json', value: JSON.stringify(value) },
    }));
    await post(`${service.url}/aspects?action=ingestProposalBatch`, service.token, { proposals: batch });
  }
}
