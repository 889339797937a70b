import { setTimeout as wait } from 'node:timers/promises';
import { DomainError } from '../../foundation/common/errors.js';

/**
 * Pauses before the next attempts, in milliseconds: a restart of an engine takes some seconds, an HTTP client waits
 * thirty.
 */
const PAUSES_MS = [250, 500, 1_000, 2_000, 4_000, 8_000];

/** Time after which no further attempt begins, in milliseconds: an attempt may have been patient itself. */
const LIMIT_MS = 20_000;

/**
 * Runs `work`, and again after a pause when an engine is unavailable or refuses for lack of room, for 20 s at most.
 * Throws the error of the last attempt.
 */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  const end = performance.now() + LIMIT_MS;
  for (const pause of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof DomainError) || !TEMPORARY.has(error.code)) throw error;
      if (performance.now() + pause > end) throw error;
      await wait(pause);
    }
  }
  return work();
}

const TEMPORARY: ReadonlySet<string> = new Set(['ENGINE_UNAVAILABLE', 'TRANSACTION_CONFLICT', 'OUTCOME_UNKNOWN']);
