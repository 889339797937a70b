import { Injectable, Optional } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { DomainError } from '../../common/errors.js';
import { AppConfig, type RateLimitsConfig } from '../../config/index.js';
import { Notice, OneProcess, Workers } from '../../workers/index.js';
import { matchesPath } from './path-patterns.js';
import type { TokenBucket } from './token-bucket.js';
import { TokenBuckets } from './token-buckets.js';

const SHARED = '';

/** A request that a worker has admitted. */
const ADMITTED = new Notice<LimitedRequest>('request admitted');

/** A request subject to rate limits. */
export interface LimitedRequest {
  /** Path without a proxy's prefix. */
  readonly path: string;
  /** The actor; undefined = unknown, which counts only towards the global and class limits. */
  readonly actorUrn: string | undefined;
  /** Whether the actor is the service itself, which has no actor limit. */
  readonly isSystem: boolean;
  /** Whether the client is a browser, as opposed to a program. */
  readonly isBrowser: boolean;
  /** Name of the counting component, which a refusal reports in a header; the names are DataHub's. */
  readonly source: string;
}

/** Remaining capacity of a bucket. */
export interface BucketStatus {
  readonly remaining: number;
  readonly capacity: number;
}

/** The limits in this process; member names are DataHub's. */
export interface RateLimitStatus {
  readonly capacityEnabled: false;
  readonly endpointEnabled: false;
  readonly scopedEnabled: boolean;
  readonly adaptive: Readonly<Record<string, never>>;
  readonly endpoint: Readonly<Record<string, never>>;
  /** The shared buckets; those of individual actors are too many to list. */
  readonly scoped: Readonly<Record<string, BucketStatus>>;
}

interface Stage {
  readonly rule: string;
  readonly bucket: TokenBucket;
}

/**
 * Limits the number of requests of an actor, of a class of clients and in total. The workers of a replica count
 * together: each reports the requests that it admits to the others. Replicas count separately.
 */
@Injectable()
export class RateLimiter {
  readonly config: RateLimitsConfig;
  private readonly actors: TokenBuckets;
  private readonly browsers: TokenBuckets;
  private readonly programs: TokenBuckets;
  private readonly everybody: TokenBuckets;

  constructor(
    config: AppConfig,
    private readonly clock: Clock,
    @Optional() private readonly workers: Workers = new OneProcess(),
  ) {
    const { scoped } = config.rateLimits;
    this.config = config.rateLimits;
    this.actors = new TokenBuckets(scoped.actor);
    this.browsers = new TokenBuckets(scoped.browser);
    this.programs = new TokenBuckets(scoped.sdk);
    this.everybody = new TokenBuckets(scoped.global);
    workers.onTold(ADMITTED, (request) => this.spend(request));
  }

  /** Whether rate limits are enabled. */
  get isOn(): boolean {
    return this.config.enabled && this.config.scoped.enabled;
  }

  /** Counts a request. Throws `RATE_LIMITED` if it exceeds a limit; the request is then not counted. */
  admit(request: LimitedRequest): void {
    if (!this.isOn || matchesPath(request.path, this.config.excludedPaths)) return;
    const now = this.clock.elapsed();
    const taken: TokenBucket[] = [];
    for (const { rule, bucket } of this.stages(request, now)) {
      const waitMs = bucket.take(now);
      if (waitMs > 0) {
        for (const earlier of taken) earlier.giveBack();
        throw this.refusal(rule, waitMs, request);
      }
      taken.push(bucket);
    }
    void this.workers.tell(ADMITTED, request);
  }

  private spend(request: LimitedRequest): void {
    const now = this.clock.elapsed();
    for (const { bucket } of this.stages(request, now)) bucket.spend(now);
  }

  /** Remaining capacity of the shared buckets. */
  status(): RateLimitStatus {
    const now = this.clock.elapsed();
    const { scoped } = this.config;
    const left = (buckets: TokenBuckets, { capacity }: { readonly capacity: number }): BucketStatus => ({
      remaining: buckets.of(SHARED, now).remaining(now),
      capacity,
    });
    const shared = {
      global: left(this.everybody, scoped.global),
      browser: left(this.browsers, scoped.browser),
      sdk: left(this.programs, scoped.sdk),
    };
    const scopedEnabled = this.isOn;
    const others = { capacityEnabled: false, endpointEnabled: false, adaptive: {}, endpoint: {} } as const;
    return { ...others, scopedEnabled, scoped: scopedEnabled ? shared : {} };
  }

  private *stages(request: LimitedRequest, now: number): Generator<Stage> {
    const { actorUrn, isSystem, isBrowser } = request;
    if (actorUrn !== undefined && !isSystem) yield { rule: 'scoped:actor', bucket: this.actors.of(actorUrn, now) };
    if (this.config.clientClassEnabled) {
      const { perActor } = isBrowser ? this.config.scoped.browser : this.config.scoped.sdk;
      const buckets = isBrowser ? this.browsers : this.programs;
      const bucket = buckets.of(perActor ? (actorUrn ?? SHARED) : SHARED, now);
      yield { rule: isBrowser ? 'scoped:browser' : 'scoped:sdk', bucket };
    }
    yield { rule: 'scoped:global', bucket: this.everybody.of(SHARED, now) };
  }

  private refusal(rule: string, waitMs: number, { source }: LimitedRequest): DomainError {
    const { minRetryAfterSeconds, retryAfterJitterPercent } = this.config;
    const least = Math.max(minRetryAfterSeconds, waitMs / 1000);
    const retryAfterSeconds = Math.ceil(least * (1 + (Math.random() * retryAfterJitterPercent) / 100));
    const limit = { Rule: rule, Type: 'endpoint', Source: source };
    return new DomainError('RATE_LIMITED', 'Rate limit exceeded', { details: { retryAfterSeconds, limit } });
  }
}

/** Whether a request declares that it was sent by a browser. */
export function isFromBrowser(headers: Readonly<Record<string, string | readonly string[] | undefined>>): boolean {
  return headers['x-datahub-request-source'] === 'BROWSER';
}
