import { setTimeout as sleep } from 'node:timers/promises';

const FIRST_MS = 100;
const LONGEST_MS = 5_000;

/** Milliseconds to wait before retry `attempt` (from 1): exponential, at most five seconds, with 50 % jitter. */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1));
  return Math.round(whole / 2 + (whole / 2) * random());
}

/** Waits between attempts until a time limit has passed; `signal` ends it earlier. */
export class Backoff {
  private attempt = 0;
  private readonly until: number;

  constructor(
    limitMs: number,
    private readonly signal: AbortSignal,
  ) {
    this.until = performance.now() + limitMs;
  }

  /** Waits and returns true, or returns false immediately if the next attempt would be too late. */
  async next(): Promise<boolean> {
    this.attempt += 1;
    const wait = backoffMs(this.attempt);
    if (this.signal.aborted || performance.now() + wait > this.until) return false;
    return await sleep(wait, true, { signal: this.signal }).catch(() => false);
  }
}
