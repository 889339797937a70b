import { within } from '../../foundation/common/within.js';

/** Interval at which a waiting caller checks whether waiting is still worthwhile, in milliseconds. */
const STEP_MS = 2_000;

/**
 * Maximum time that a write waits for search, in milliseconds: at least, and more for each of its entities. The
 * latter allows for 100 documents a second, far less than any engine writes.
 */
const LIMIT_MS = 10_000;
const ENTITY_MS = 10;

/** How long a write of `entities` entities waits for search at most, in milliseconds. */
export function waitLimit(entities: number): number {
  return LIMIT_MS + ENTITY_MS * entities;
}

/**
 * Waits until `work` settles, `isWorthwhile` denies at the end of a step, or the limit is reached. Never throws.
 *
 * @param limitMs maximum time in milliseconds
 * @param stepMs time between two checks in milliseconds
 */
export async function waitForSearch(
  work: Promise<unknown>,
  isWorthwhile: () => boolean,
  limitMs: number,
  stepMs = STEP_MS,
): Promise<void> {
  const end = performance.now() + limitMs;
  for (;;) {
    const left = end - performance.now();
    if (await within(Math.min(stepMs, left), work)) return;
    if (left <= stepMs || !isWorthwhile()) return;
  }
}
