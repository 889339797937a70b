/** Search engines that the service supports. */
export type SearchEngine = 'sqlite' | 'elasticsearch' | 'opensearch';

/** The search engine. */
export interface SearchConfig {
  /** An address for the engine's client, including the password: never log it. */
  readonly url: string;
  readonly engine: SearchEngine;
  /** Prepended to every index name with `_`; empty = none. */
  readonly indexPrefix: string;
  /** Primary shards of a new index of a server engine. */
  readonly shards: number;
  /** Replicas of each shard of a server engine. */
  readonly replicas: number;
  /** Refresh interval of a server engine in seconds. */
  readonly refreshSeconds: number;
  /** Time limit of a search. */
  readonly timeoutMs: number;
  /** Number of threads that read the embedded index; undefined = by the number of cores. */
  readonly readers: number | undefined;
  readonly limits: SearchLimits;
}

/** Limits of a search. */
export interface SearchLimits {
  /** Maximum number of alternatives of a filter. */
  readonly alternatives: number;
  /** Maximum number of conditions in all alternatives. */
  readonly criteria: number;
  /** Maximum number of values in all conditions. */
  readonly values: number;
  /** Maximum number of words in a text. */
  readonly terms: number;
}
