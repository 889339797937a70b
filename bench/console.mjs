// Question: what does an open console cost the service while it writes? Rounds of writes with and without the requests
// that the page Overview sends, in turn: figures each second, entity counts every 30 seconds. SECONDS of each part and
// ROUNDS may be given.
import { readFileSync } from 'node:fs';
import { tell } from './lib/figures.mjs';
import { percentiles } from './lib/percentiles.mjs';
import { post, startService } from './lib/service.mjs';

const SECONDS = Number(process.env.SECONDS ?? 30);
const ROUNDS = Number(process.env.ROUNDS ?? 10);
const WRITERS = 8;
/** Clock ticks of the system per second, for `/proc/<pid>/stat`. */
const TICKS = 100;

const CREATE = 'mutation c($input: CreateTagInput!) { createTag(input: $input) }';
const COUNTS = '{ getEntityCounts { counts { entityType count } } }';

const service = await startService({ env: { AUDIT_LOG: 'none' } });
let tags = 0;
await writes(5);
const rounds = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const isOpenFirst = round % 2 === 1;
  const first = await part(isOpenFirst);
  const second = await part(!isOpenFirst);
  rounds.push(isOpenFirst ? { open: first, closed: second } : { open: second, closed: first });
}
await service.stop();

const ratios = (of) => rounds.map(({ open, closed }) => of(open) / of(closed)).sort((one, other) => one - other);
const median = (values) => values[Math.floor(values.length / 2)];
const cpuRatios = ratios(({ cpuPerWrite }) => cpuPerWrite);
for (const [name, parts] of [
  ['closed', rounds.map(({ closed }) => closed)],
  ['open', rounds.map(({ open }) => open)],
]) {
  const rate = median(parts.map((part) => part.rate).sort((a, b) => a - b));
  const compared = {
    ratio: median(ratios((part) => part.rate)),
    of: 'the writes without',
    note: `CPU time per write ${median(cpuRatios).toFixed(3)} of that without, median of ${ROUNDS} pairs`,
  };
  const times = percentiles(parts.flatMap((part) => part.times));
  tell(`writes with the console ${name}`, { rate, ...times, ...(name === 'open' && compared) });
}

/** Writes for SECONDS, beside an open console or not. */
async function part(isOpen) {
  let isOver = false;
  const page = isOpen ? openConsole(() => isOver) : undefined;
  const before = cpuSeconds();
  const times = await writes(SECONDS);
  isOver = true;
  await page;
  return { times, rate: times.length / SECONDS, cpuPerWrite: (cpuSeconds() - before) / times.length };
}

async function writes(seconds) {
  const until = performance.now() + seconds * 1000;
  const times = [];
  const writer = async () => {
    while (performance.now() < until) {
      const started = performance.now();
      tags += 1;
      const { errors } = await post(`${service.url}/api/graphql`, service.token, {
        query: CREATE,
        variables: { input: { id: `tag-${tags}`, name: `Tag ${tags}` } },
      });
      if (errors !== undefined) throw new Error(JSON.stringify(errors));
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return times;
}

/** The requests of the page Overview. */
async function openConsole(isOver) {
  let since = 0;
  for (let second = 0; !isOver(); second += 1) {
    const started = performance.now();
    const { samples } = await figures(since);
    since = samples.at(-1)?.time ?? since;
    if (second % 30 === 0) await post(`${service.url}/api/graphql`, service.token, { query: COUNTS });
    await new Promise((resolve) => {
      setTimeout(resolve, Math.max(0, 1000 - (performance.now() - started)));
    });
  }
}

async function figures(since) {
  const response = await fetch(`${service.url}/openapi/v1/console/figures?since=${since}`, {
    headers: { authorization: `Bearer ${service.token}` },
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

/** CPU time of the service since its start. */
function cpuSeconds() {
  const fields = readFileSync(`/proc/${service.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
