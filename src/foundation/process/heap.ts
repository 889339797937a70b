import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Maximum growth of the heap between two collections, in percent of the live data. By default the engine lets the heap
 * grow up to fourfold, which makes the memory of a process that streams millions of rows depend on the time between
 * collections instead of its needs. Applies to every thread.
 */
const GROWTH_PERCENT = 30;

/** Delay after the start, and interval, of checks whether the service is idle. */
const IDLE_CHECK_INTERVAL_MS = 1_000;

/**
 * Applies the limit. Called after the start, which allocates mostly long-lived data, so that collections would be
 * useless.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${String(GROWTH_PERCENT)}`);
}

/**
 * Frees the garbage of the start, 55 MB in an idle service, in the first moment without a request; the engine itself
 * would wait until it needs the space. Takes about 0.1 s, during which nothing else runs. A service that is never idle
 * collects in the course of its work. `run` runs the collection.
 */
export function collectWhenIdle(requests: () => number, run = (work: () => void): void => work()): void {
  const timer = setInterval(() => {
    if (requests() > 0) return;
    clearInterval(timer);
    run(collect);
  }, IDLE_CHECK_INTERVAL_MS).unref();
}

/**
 * Also drops code that ran once, at the start: the engine would otherwise keep it for six collections, and compiles it
 * again when it is needed.
 */
function collect(): void {
  setFlagsFromString('--expose-gc');
  const collectNow = runInNewContext('gc') as NonNullable<typeof gc>;
  setFlagsFromString('--no-expose-gc');
  setFlagsFromString('--bytecode-old-age=1');
  collectNow({ type: 'major', flavor: 'last-resort', execution: 'sync' });
  setFlagsFromString('--bytecode-old-age=6');
}
