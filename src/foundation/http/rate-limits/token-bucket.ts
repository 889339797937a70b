import type { BucketConfig } from '../../config/index.js';

/** A token bucket: limits bursts to its capacity, and refills over time. */
export class TokenBucket {
  private tokens: number;
  private countedAt: number;

  constructor(
    private readonly config: BucketConfig,
    /** Milliseconds since 1970. */
    now: number,
  ) {
    this.tokens = config.capacity;
    this.countedAt = now;
  }

  /** Takes a token. Returns 0, or the milliseconds until a token is available. */
  take(now: number): number {
    this.refill(now);
    if (this.tokens >= 1) {
      this.tokens -= 1;
      return 0;
    }
    return (1 - this.tokens) / this.perMillisecond();
  }

  /** Takes a token that another worker has admitted a request with, into debt if none is left. */
  spend(now: number): void {
    this.refill(now);
    this.tokens -= 1;
  }

  /** Returns a token that was not used. */
  giveBack(): void {
    this.tokens = Math.min(this.config.capacity, this.tokens + 1);
  }

  /** Number of whole tokens left. */
  remaining(now: number): number {
    this.refill(now);
    return Math.max(0, Math.floor(this.tokens));
  }

  private refill(now: number): void {
    const passed = Math.max(0, now - this.countedAt);
    this.tokens = Math.min(this.config.capacity, this.tokens + passed * this.perMillisecond());
    this.countedAt = now;
  }

  private perMillisecond(): number {
    return this.config.refillTokens / (this.config.refillPeriodSeconds * 1000);
  }
}
