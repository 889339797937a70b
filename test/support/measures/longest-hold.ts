import { readFileSync } from 'node:fs';
import type { ProcessEnvironment } from '../service/create-test-environment.js';

/** Of a clock tick, in which Linux counts processor time. */
const TICK_MS = 10;

/**
 * The most milliseconds of processor time that the main thread of a service used while a request for `/health/live`
 * waited: how long it held its event loop during `work`, whatever else the machine does.
 */
export async function longestHold(env: ProcessEnvironment, work: Promise<unknown>): Promise<number> {
  let [longest, isDone] = [0, false];
  const done = work.finally(() => (isDone = true));
  done.catch(() => undefined);
  while (!isDone) {
    const before = mainThreadTime(env.pid());
    await (await fetch(`${env.url}/health/live`)).text();
    longest = Math.max(longest, mainThreadTime(env.pid()) - before);
  }
  await done;
  return longest;
}

/** Milliseconds of processor time that the main thread of the process `pid` has used so far. */
function mainThreadTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
  // The name of the program, in parentheses, may have spaces; user and system time are the 12th and 13th after it.
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}
