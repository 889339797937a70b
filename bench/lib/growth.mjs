// The measurements of bench/flat.mjs and bench/flat-servers.mjs.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearInterval, setInterval } from 'node:timers';
import { derivedFrom, nameOf, urnOf } from './catalogue.mjs';
import { formatted, tell } from './figures.mjs';
import { fillStore } from './fill-store.mjs';
import { operationsOn } from './flat-operations.mjs';
import { percentiles } from './percentiles.mjs';
import { randomOf } from './random.mjs';
import { residentMegabytes, restoreIndices, startService, untilIdle } from './service.mjs';

const SIZES = (process.env.SIZES ?? '10000,100000,1000000').split(',').map(Number);
const ROUNDS = Number(process.env.ROUNDS ?? 200);
const WARM_UP = 20;
/** Rows of a dataset in the mean; the operations take datasets that every store holds whole. */
const ROWS_EACH = 6.5;

/**
 * Asks the service on a store of each of SIZES rows the same questions in turn. `serversOf` returns the address of the
 * database and the environment of the service for a number of rows; nothing for the embedded engines.
 */
export async function measureGrowth(serversOf = async () => ({})) {
  const stores = [];
  for (const rows of SIZES) stores.push(await openStore(rows, await serversOf(rows)));
  for (const { service } of stores) await untilIdle(service.pid);
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const store of round % 2 === 0 ? stores : stores.toReversed()) await askAll(store, round);
  for (const name of stores[0].times.keys()) report(name, stores);
  for (const { service } of stores) await service.stop({ keep: process.env.BENCH_DATA_DIR !== undefined });
}

/** The service on the store of `rows` rows, which is filled and indexed unless it was kept. */
async function openStore(rows, { databaseUrl, env }) {
  const folder = process.env.BENCH_DATA_DIR && join(process.env.BENCH_DATA_DIR, String(rows));
  if (folder) mkdirSync(folder, { recursive: true });
  const options = { databaseUrl, env: { AUDIT_LOG: 'none', ...env }, ...(folder && { dataDir: folder }) };
  const isFilled = folder !== undefined && existsSync(join(folder, 'filled'));
  if (!isFilled) {
    const empty = await startService(options);
    options.dataDir = empty.dataDir;
    await empty.stop({ keep: true });
    await fillStore(options, rows);
  }
  const service = await startService(options);
  if (!isFilled) await rebuild(service, rows);
  if (folder) writeFileSync(join(folder, 'filled'), '');
  return { rows, service, times: new Map() };
}

async function rebuild(service, rows) {
  let megabytes = 0;
  const watch = setInterval(() => {
    megabytes = Math.max(megabytes, residentMegabytes(service.pid));
  }, 100);
  const started = performance.now();
  await restoreIndices(service, { limit: 0, batchSize: 1000, clean: true });
  clearInterval(watch);
  tell(`rebuild of ${formatted(rows)} rows`, { rate: (rows * 1000) / (performance.now() - started), megabytes });
}

async function askAll({ service, rows, times }, round) {
  const random = randomOf(round + 1000);
  const number = Math.floor((random() * rows) / ROWS_EACH);
  const known = { urn: urnOf(number), derived: urnOf(derivedFrom(number)), name: nameOf(number), rows, round };
  for (const [name, ask] of Object.entries(operationsOn(service))) {
    const started = performance.now();
    await ask(known);
    if (round < 0) continue;
    const all = times.get(name) ?? [];
    times.set(name, [...all, performance.now() - started]);
  }
}

function report(name, stores) {
  const [smallest] = stores;
  const least = percentiles(smallest.times.get(name)).p50;
  for (const { rows, times } of stores) {
    const figure = percentiles(times.get(name));
    const of = `that with ${formatted(smallest.rows)} rows`;
    tell(`${name}, ${formatted(rows)} rows`, {
      ...figure,
      ...(rows !== smallest.rows && { ratio: figure.p50 / least, of }),
    });
  }
}
