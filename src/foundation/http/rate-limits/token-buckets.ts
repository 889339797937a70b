import type { BucketConfig } from '../../config/index.js';
import { TokenBucket } from './token-bucket.js';

/**
 * Maximum number of buckets, as in DataHub; the least recently used one is dropped, and is full when it is created
 * again.
 */
const MAX_BUCKETS = 100_000;

/** Buckets of one kind, one per recent key. */
export class TokenBuckets {
  private readonly buckets = new Map<string, TokenBucket>();

  constructor(
    private readonly config: BucketConfig,
    private readonly maxBuckets = MAX_BUCKETS,
  ) {}

  /** The bucket of `key`. */
  of(key: string, now: number): TokenBucket {
    const bucket = this.buckets.get(key) ?? new TokenBucket(this.config, now);
    this.buckets.delete(key);
    this.buckets.set(key, bucket);
    if (this.buckets.size > this.maxBuckets) this.dropOldest();
    return bucket;
  }

  private dropOldest(): void {
    const [oldest] = this.buckets.keys();
    if (oldest !== undefined) this.buckets.delete(oldest);
  }
}
