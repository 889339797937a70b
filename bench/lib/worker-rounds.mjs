// Measures the requests of several workers and of one process in turn.
import { tell } from './figures.mjs';
import { ROWS } from './request-rows.mjs';
import { cpuMs } from './service.mjs';
import { load } from './wrk.mjs';

/** Number of processes. */
export const WORKERS = process.env.WORKERS ?? '2';
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const SECONDS = Number(process.env.SECONDS ?? 6);

const wanted = process.env.ROWS?.split(',');

/** Tells of each row that ROWS names what the service `many` makes of it, and of `one` in the same rounds. */
export async function compareWorkers(one, many) {
  for (const row of ROWS.filter(({ name }) => wanted === undefined || wanted.some((part) => name.includes(part))))
    await measure(row, one, many);
}

async function measure({ name, lua, contains }, one, many) {
  const request = { lua, contains, seconds: SECONDS, timeout: 20 };
  for (const { url, token } of [one, many]) await load({ ...request, url, token, seconds: 3 });
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await measured(one, request);
    const together = await measured(many, request);
    rounds.push({ alone, together, ratio: together.rate / alone.rate });
  }
  const { alone, together, ratio } = rounds.sort((a, b) => a.ratio - b.ratio)[Math.floor(ROUNDS / 2)];
  tell(`${name}, one process`, figures(alone));
  const all = rounds.map((round) => round.ratio.toFixed(2)).join(' ');
  tell(`${name}, ${WORKERS} workers`, { ...figures(together, `; ratios ${all}`), ratio, of: 'one process' });
}

async function measured({ url, token, pid }, request) {
  const before = cpuMs(pid);
  const result = await load({ ...request, url, token });
  return { ...result, cpu: (cpuMs(pid) - before) / (result.rate * SECONDS) };
}

function figures({ rate, p50, p99, cpu }, more = '') {
  return { rate, p50, p99, note: `CPU ${cpu.toFixed(2)} ms per request${more}` };
}
