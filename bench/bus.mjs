// Question: how many changes a second does the service publish from a backlog, and how many proposals a second does it
// write from the bus, against the same over REST? How long after a write is its message at a consumer, at 1,000 writes a
// second? node bench/bus.mjs; KAFKA_BOOTSTRAP_SERVER names the broker; DATABASE_URL picks the engine (an empty
// database), SQLite without it.
import { setTimeout as sleep } from 'node:timers/promises';
import { freshTopics, readTopic, removeTopics, sendProposals } from './lib/bus-client.mjs';
import { tell } from './lib/figures.mjs';
import { percentiles } from './lib/percentiles.mjs';
import { generateProposals } from './lib/proposals.mjs';
import { post, startService } from './lib/service.mjs';

const PROPOSALS = Number(process.env.PROPOSALS ?? 20_000);
const [BATCH, REQUESTS_AT_ONCE] = [100, 4];
const [RATE, LAG_BATCH] = [Number(process.env.RATE ?? 1_000), 20];
const SECONDS = Number(process.env.SECONDS ?? 20);
const server = process.env.KAFKA_BOOTSTRAP_SERVER ?? '';
const brokers = server.split(',');
const databaseUrl = process.env.DATABASE_URL;

const WRITTEN = 'messaging_proposals_total{outcome="written"}';
const max = (left, right) => Math.max(left, right);
const min = (left, right) => Math.min(left, right);

if (server === '') console.log('needs a broker: set KAFKA_BOOTSTRAP_SERVER');
else await measure();

async function measure() {
  const topics = freshTopics();
  const seen = new Map();
  const options = { databaseUrl };
  const start = async (env) => {
    const service = await startService({ ...options, env: { ...topics, ...env } });
    options.dataDir = service.dataDir;
    return service;
  };
  const first = await start({ MCE_CONSUMER_ENABLED: 'false' });
  await until(async () => (await metric(first, 'messaging_publication_holder')) === 1);
  const stopReading = await readTopic(brokers, topics.METADATA_CHANGE_LOG_VERSIONED_TOPIC_NAME, (key, id) => {
    const times = seen.get(key) ?? [];
    seen.set(key, [...times, { id, time: performance.now() }]);
  });
  await lagAtRate(first, seen);
  await sendProposals(brokers, first.url, topics.METADATA_CHANGE_PROPOSAL_TOPIC_NAME, generateProposals(PROPOSALS, 1));
  await first.stop({ keep: true });

  const silent = await start({ KAFKA_BOOTSTRAP_SERVER: '' });
  report(
    'proposals written over REST, without a bus',
    PROPOSALS,
    await ingest(silent, generateProposals(PROPOSALS, 2)),
  );
  await silent.stop({ keep: true });

  seen.clear();
  const publishing = await start({ MCE_CONSUMER_ENABLED: 'false' });
  await until(() => messages(seen, 'bench2.') >= PROPOSALS);
  const times = [...seen].filter(([key]) => key.includes('bench2.')).flatMap(([, all]) => all.map(({ time }) => time));
  report('changes published from a backlog', times.length, (times.reduce(max) - times.reduce(min)) / 1000);
  const beside = await ingest(publishing, generateProposals(PROPOSALS, 3));
  report('proposals written over REST, with the publication', PROPOSALS, beside);
  await until(() => messages(seen, 'bench3.') >= PROPOSALS);
  await publishing.stop({ keep: true });

  const consuming = await start({});
  await until(async () => (await metric(consuming, WRITTEN)) > 0);
  const [began, before] = [performance.now(), await metric(consuming, WRITTEN)];
  await until(async () => (await metric(consuming, WRITTEN)) >= PROPOSALS);
  report('proposals written from the bus', PROPOSALS - before, (performance.now() - began) / 1000);
  await until(async () => (await metric(consuming, 'messaging_publication_lag_seconds')) === 0);
  await sleep(1_000);
  const ids = [...seen.values()].flat().map(({ id }) => id);
  console.log(`${ids.length} messages read, ${ids.length - new Set(ids).size} of them repeated`);
  await stopReading();
  await consuming.stop();
  await removeTopics(brokers, topics);
}

function report(what, count, seconds) {
  tell(what, { rate: count / seconds });
}

/** Messages whose urn contains `part`, without those of keys, which a new entity has beside its proposals. */
function messages(seen, part) {
  let count = 0;
  for (const [key, all] of seen) if (key.includes(part)) count += all.length;
  return count;
}

/** Writes at `RATE`, whatever the service takes, and reports when messages arrive. */
async function lagAtRate(service, seen) {
  const requests = (RATE * SECONDS) / LAG_BATCH;
  const began = performance.now();
  const answered = [];
  for (let at = 0; at < requests; at += 1) {
    await sleep(Math.max(0, began + (at * LAG_BATCH * 1000) / RATE - performance.now()));
    answered.push(writeTags(service, at));
  }
  const writes = (await Promise.all(answered)).flat();
  await until(() => messages(seen, ':lag-') >= 2 * writes.length);
  const lags = writes.map(({ urn, asked, done }) => {
    const time = Math.max(...seen.get(urn).map((one) => one.time));
    return { fromAsked: time - asked, fromDone: time - done };
  });
  const [asked, done] = [lags.map(({ fromAsked }) => fromAsked), lags.map(({ fromDone }) => fromDone)].map(percentiles);
  const rate = (writes.length * 1000) / (Math.max(...writes.map((one) => one.done)) - began);
  tell('message at a consumer after the request', { rate, ...asked });
  tell('message at a consumer after the response', { rate, ...done });
}

async function writeTags({ url, token }, at) {
  const urns = Array.from({ length: LAG_BATCH }, (_, tag) => `urn:li:tag:lag-${at}-${tag}`);
  const proposals = urns.map((entityUrn) => ({
    entityType: 'tag',
    entityUrn,
    changeType: 'UPSERT',
    aspectName: 'tagProperties',
    aspect: { value: JSON.stringify({ name: entityUrn }), contentType: 'application/json' },
  }));
  const asked = performance.now();
  await post(`${url}/aspects?action=ingestProposalBatch`, token, { proposals, async: 'false' });
  const done = performance.now();
  return urns.map((urn) => ({ urn, asked, done }));
}

/** Seconds in which the service takes the proposals. */
async function ingest({ url, token }, proposals) {
  const batches = [];
  for (let from = 0; from < proposals.length; from += BATCH) batches.push(proposals.slice(from, from + BATCH));
  const began = performance.now();
  await Promise.all(
    Array.from({ length: REQUESTS_AT_ONCE }, async () => {
      for (let batch = batches.shift(); batch !== undefined; batch = batches.shift())
        await post(`${url}/aspects?action=ingestProposalBatch`, token, { proposals: batch, async: 'false' });
    }),
  );
  return (performance.now() - began) / 1000;
}

async function metric({ url }, name) {
  const text = await (await fetch(`${url}/actuator/prometheus`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
}

async function until(state) {
  while (!(await state())) await sleep(200);
}
