import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_MS = 100;
const LONGEST_MS = 5_000;

/**
 * Milliseconds to wait before attempt `attempt` (1 = the first repetition): twice as long each time, up to five
 * seconds, half of it by chance.
 */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
  return Math.round(whole / 2 + (whole / 2) * random());
}

/** Waits between attempts until a time limit has passed; `signal` ends it before. */
export class Backoff {
  private attempt = 0;
  private readonly until: number;

  constructor(
    limitMs: number,
    private readonly signal: AbortSignal,
  ) {
    this.until = performance.now() + limitMs;
  }

  /** Waits; false, at once, when the next attempt would come too late. */
  async next(): Promise<boolean> {
    this.attempt += 1;
    const wait = backoffMs(this.attempt);
    if (this.signal.aborted || performance.now() + wait > this.until) return false;
    return await sleep(wait, true, { signal: this.signal }).catch(() => false);
  }
}
