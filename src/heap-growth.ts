import { setFlagsFromString } from 'node:v8';

/**
 * How much the heap may grow between two collections, in percent of what is alive. The engine's own choice is up to four times, which makes the memory of a
 * process that streams millions of rows depend on how long it waits and not on what it needs. Holds for every thread.
 */
const GROWTH_PERCENT = 30;

/** Applies it. Called after the start, which makes much that stays, and would collect in vain. */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${String(GROWTH_PERCENT)}`);
}
