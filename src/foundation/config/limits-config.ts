import type { EnvironmentValues } from './environment.js';
import type { TrustedProxies } from './trusted-proxies.js';

/** Limits and time limits of the HTTP server, and trusted proxies. */
export interface HttpLimits {
  readonly bodyLimitBytes: number;
  /** Longest body of log-in requests, in bytes. */
  readonly authBodyLimitBytes: number;
  /** Maximum number of values and names in the JSON of one request. */
  readonly jsonValuesLimit: number;
  /** Maximum number of list items in one request of the REST APIs. */
  readonly itemsLimit: number;
  /** Longest body of a GraphQL request, in bytes. */
  readonly graphqlBodyLimitBytes: number;
  readonly headerLimitBytes: number;
  readonly headersTimeoutMs: number;
  readonly requestTimeoutMs: number;
  readonly keepAliveTimeoutMs: number;
  /** How long a client may read nothing of a response that is being sent. */
  readonly stallTimeoutMs: number;
  /** Shortest response that is compressed, in bytes; 0 = none. */
  readonly compressionMinBytes: number;
  /** Time limit of a response; 0 = none. */
  readonly answerTimeoutMs: number;
  readonly trustProxy: TrustedProxies;
  /** Origins whose pages may call the APIs; empty = none. */
  readonly corsOrigins: readonly string[];
  /** Whether browsers are told to use only https. */
  readonly httpsOnly: boolean;
}

/** Time limits of a shutdown, in milliseconds. */
export interface StopConfig {
  /** How long requests are served as before. */
  readonly delayMs: number;
  /** How long requests in progress may take after that. */
  readonly limitMs: number;
}

/** A token bucket. */
export interface BucketConfig {
  /** Maximum number of requests in one burst. */
  readonly capacity: number;
  /** Requests added back in each period. */
  readonly refillTokens: number;
  readonly refillPeriodSeconds: number;
}

/** A token bucket of a class of clients. */
export interface ClassBucketConfig extends BucketConfig {
  /** Whether each actor has its own bucket, or the class shares one. */
  readonly perActor: boolean;
}

/** Rate limits. */
export interface RateLimitsConfig {
  readonly enabled: boolean;
  readonly minRetryAfterSeconds: number;
  readonly retryAfterJitterPercent: number;
  readonly clientClassEnabled: boolean;
  readonly excludedPaths: readonly string[];
  readonly scoped: {
    readonly enabled: boolean;
    readonly actor: BucketConfig;
    readonly browser: ClassBucketConfig;
    readonly sdk: ClassBucketConfig;
    readonly global: BucketConfig;
  };
}

/** Reads the limits of the HTTP server. */
export function httpLimits(values: EnvironmentValues): HttpLimits {
  return {
    bodyLimitBytes: values.HTTP_BODY_LIMIT_BYTES,
    authBodyLimitBytes: values.AUTH_BODY_LIMIT_BYTES,
    jsonValuesLimit: values.HTTP_JSON_VALUES_LIMIT,
    itemsLimit: values.REST_ITEMS_LIMIT,
    graphqlBodyLimitBytes: values.GRAPHQL_BODY_LIMIT_BYTES,
    headerLimitBytes: values.HTTP_HEADER_LIMIT_BYTES,
    headersTimeoutMs: values.HTTP_HEADERS_TIMEOUT_MS,
    requestTimeoutMs: values.HTTP_REQUEST_TIMEOUT_MS,
    keepAliveTimeoutMs: values.HTTP_KEEP_ALIVE_TIMEOUT_MS,
    stallTimeoutMs: values.HTTP_STALL_TIMEOUT_MS,
    compressionMinBytes: values.HTTP_COMPRESSION_MIN_BYTES,
    answerTimeoutMs: values.DATAHUB_GMS_ASYNC_REQUEST_TIMEOUT_MS,
    trustProxy: values.TRUST_PROXY,
    corsOrigins: values.CORS_ALLOWED_ORIGINS ?? [],
    httpsOnly: values.BASE_URL?.startsWith('https:') === true,
  };
}

/** Reads the rate limits. */
export function rateLimitsConfig(values: EnvironmentValues): RateLimitsConfig {
  return {
    enabled: values.RATE_LIMITS_ENABLED,
    minRetryAfterSeconds: values.RATE_LIMITS_MIN_RETRY_AFTER,
    retryAfterJitterPercent: values.RATE_LIMITS_RETRY_AFTER_JITTER_PERCENT,
    clientClassEnabled: values.RATE_LIMITS_CLIENT_CLASS_ENABLED,
    excludedPaths: values.RATE_LIMITS_EXCLUDED_PATHS,
    scoped: {
      enabled: values.RATE_LIMITS_SCOPED_ENABLED,
      actor: bucket(values, 'ACTOR'),
      browser: { ...bucket(values, 'BROWSER'), perActor: values.RATE_LIMITS_SCOPED_BROWSER_PER_ACTOR },
      sdk: { ...bucket(values, 'SDK'), perActor: values.RATE_LIMITS_SCOPED_SDK_PER_ACTOR },
      global: bucket(values, 'GLOBAL'),
    },
  };
}

function bucket(values: EnvironmentValues, name: 'ACTOR' | 'BROWSER' | 'SDK' | 'GLOBAL'): BucketConfig {
  const capacity = values[`RATE_LIMITS_SCOPED_${name}_CAPACITY`];
  return {
    capacity,
    refillTokens: values[`RATE_LIMITS_SCOPED_${name}_REFILL_TOKENS`] ?? capacity,
    refillPeriodSeconds: values[`RATE_LIMITS_SCOPED_${name}_REFILL_PERIOD_SECONDS`],
  };
}
