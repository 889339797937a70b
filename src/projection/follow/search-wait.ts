import { within } from '../../foundation/concurrency/within.js';

/** Interval at which a waiting caller checks whether waiting is still worthwhile, in milliseconds. */
const STEP_MS = 2_000;

/**
 * Waits until `work` settles, `progress` is undefined at the end of a step, or progress has stayed the same for the
 * limit: a large write, or one on a busy machine, is waited for as long as it goes on. Never throws.
 *
 * @param progress how much has been done so far; undefined = waiting is not worthwhile
 * @param limitMs maximum time without progress in milliseconds
 * @param stepMs time between two checks in milliseconds
 */
export async function waitForSearch(
  work: Promise<unknown>,
  progress: () => number | undefined,
  limitMs: number,
  stepMs = STEP_MS,
): Promise<void> {
  let seen = progress();
  let end = performance.now() + limitMs;
  while (!(await within(Math.min(stepMs, end - performance.now()), work))) {
    const now = progress();
    if (now === undefined) return;
    if (now !== seen) end = performance.now() + limitMs;
    else if (performance.now() >= end) return;
    seen = now;
  }
}
