// Question: how long until the service is ready, and how much memory does it hold? First start on an empty store, then
// on a seeded one.
import { setTimeout as sleep } from 'node:timers/promises';
import { tell } from './lib/figures.mjs';
import { residentMegabytes, startService } from './lib/service.mjs';

/** By then a start has given back what it left behind. */
const IDLE_MS = 5_000;

const runs = [];
for (let run = 0; run < 5; run += 1) {
  const first = await startService();
  await sleep(IDLE_MS);
  const firstMemory = residentMegabytes(first.pid);
  await first.stop({ keep: true });
  const again = await startService({ dataDir: first.dataDir });
  await sleep(IDLE_MS);
  runs.push({ first: first.readyMs, firstMemory, again: again.readyMs, againMemory: residentMegabytes(again.pid) });
  await again.stop();
}
const median = (member) => runs.map((run) => run[member]).sort((a, b) => a - b)[2];
tell('first start until ready', { p50: median('first'), megabytes: median('firstMemory') });
tell('later starts until ready', { p50: median('again'), megabytes: median('againMemory') });
