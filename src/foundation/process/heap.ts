import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * How much the heap may grow between two collections, in percent of what is alive. The engine's own choice is up to
 * four times, which makes the memory of a process that streams millions of rows depend on how long it waits and not on
 * what it needs. Holds for every thread.
 */
const GROWTH_PERCENT = 30;

/** How long after the start, and how often from then on, it is asked whether the service is idle. */
const IDLE_LOOK_MS = 1_000;

/** Applies it. Called after the start, which makes much that stays, and would collect in vain. */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${String(GROWTH_PERCENT)}`);
}

/**
 * Gives back what the start has left behind, 55 MB of an idle service, in the first moment without a request: the
 * engine itself waits until it needs the room. It takes about 0.1 s, in which nothing else runs. A service that is
 * never idle collects in the course of its work.
 */
export function collectWhenIdle(requests: () => number): void {
  const timer = setInterval(() => {
    if (requests() > 0) return;
    clearInterval(timer);
    collect();
  }, IDLE_LOOK_MS).unref();
}

/**
 * Code that ran once, at the start, is dropped as well: the engine otherwise keeps it for six collections, and compiles
 * it again when it is needed.
 */
function collect(): void {
  setFlagsFromString('--expose-gc');
  const collectNow = runInNewContext('gc') as NonNullable<typeof gc>;
  setFlagsFromString('--no-expose-gc');
  setFlagsFromString('--bytecode-old-age=1');
  collectNow({ type: 'major', flavor: 'last-resort', execution: 'sync' });
  setFlagsFromString('--bytecode-old-age=6');
}
