import type { BucketConfig } from '../../config/index.js';

/** Requests that may still be made: as many as the bucket holds at once, and as many again as flow back over time. */
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

  /** Takes a token. Answers 0, or the milliseconds until there is one again. */
  take(now: number): number {
    this.refill(now);
    if (this.tokens >= 1) {
      this.tokens -= 1;
      return 0;
    }
    return (1 - this.tokens) / this.perMillisecond();
  }

  /** Puts a token back that was taken for nothing. */
  giveBack(): void {
    this.tokens = Math.min(this.config.capacity, this.tokens + 1);
  }

  /** Whole tokens left. */
  remaining(now: number): number {
    this.refill(now);
    return Math.floor(this.tokens);
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
