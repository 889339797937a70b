import type { Clock } from '../../foundation/common/clock.js';
import { DomainError } from '../../foundation/common/errors.js';
import { Notice, OneProcess, type Workers } from '../../foundation/workers/index.js';

/** Maximum number of remembered keys; the oldest are dropped. */
const MAX_KEYS = 100_000;

/** A change of the count of each key. */
interface CountChange {
  readonly names: readonly string[];
  readonly change: number;
}

const COUNTED = new Notice<CountChange>('log-in attempts counted');

interface Window {
  count: number;
  readonly endsAt: number;
}

/** A limit: a name, and the number of failures allowed in one window. */
export interface AttemptKey {
  readonly name: string;
  readonly limit: number;
}

/**
 * Counts attempts in time windows, in all workers of this replica together. An attempt counts from its start, so that
 * concurrent attempts cannot bypass the limit.
 */
export class AttemptLimiter {
  private readonly windows = new Map<string, Window>();

  constructor(
    private readonly clock: Clock,
    private readonly windowMs: number,
    private readonly workers: Workers = new OneProcess(),
  ) {
    workers.onTold(COUNTED, ({ names, change }) => this.addAll(names, change));
  }

  /**
   * Runs `work`, and counts it against every key if it rejects the caller's input, by throwing or according to
   * `isRefused`. Throws `RATE_LIMITED` if a key has no attempts left, and the error of `work`.
   */
  async attempt<T>(
    keys: readonly AttemptKey[],
    work: () => Promise<T>,
    isRefused: (result: T) => boolean = () => false,
  ): Promise<T> {
    for (const key of keys) this.requireLeft(key);
    const names = keys.map(({ name }) => name);
    await this.count(names, 1);
    try {
      const result = await work();
      if (!isRefused(result)) await this.count(names, -1);
      return result;
    } catch (error) {
      if (!isRefusal(error)) await this.count(names, -1);
      throw error;
    }
  }

  private async count(names: readonly string[], change: number): Promise<void> {
    this.addAll(names, change);
    await this.workers.tell(COUNTED, { names, change });
  }

  private addAll(names: readonly string[], change: number): void {
    for (const name of names) this.add(name, change);
  }

  private requireLeft({ name, limit }: AttemptKey): void {
    const window = this.windows.get(name);
    const leftMs = (window?.endsAt ?? 0) - this.clock.elapsed();
    if (window === undefined || leftMs <= 0 || window.count < limit) return;
    const retryAfterSeconds = Math.ceil(leftMs / 1000);
    throw new DomainError('RATE_LIMITED', `Too many attempts. Try again in ${retryAfterSeconds} seconds.`, {
      details: { retryAfterSeconds },
    });
  }

  private add(name: string, change: number): void {
    const window = this.windows.get(name);
    if (window !== undefined && window.endsAt > this.clock.elapsed()) {
      window.count += change;
      return;
    }
    this.windows.delete(name);
    if (change > 0) this.windows.set(name, { count: change, endsAt: this.clock.elapsed() + this.windowMs });
    if (this.windows.size <= MAX_KEYS) return;
    const [oldest] = this.windows.keys();
    if (oldest !== undefined) this.windows.delete(oldest);
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof DomainError && error.spec.status < 500;
}
