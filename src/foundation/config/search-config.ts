/** Search engines the service runs on. */
export type SearchEngine = 'sqlite' | 'elasticsearch' | 'opensearch';

/** The search engine. */
export interface SearchConfig {
  /** An address that the engine's client takes, password included: never log it. */
  readonly url: string;
  readonly engine: SearchEngine;
  /** Put before every index name, with `_` between; empty = none. */
  readonly indexPrefix: string;
  /** Primary shards of a new index of a server engine. */
  readonly shards: number;
  /** Copies of each shard of a server engine. */
  readonly replicas: number;
  /** Seconds until a server engine shows what was written. */
  readonly refreshSeconds: number;
  /** How long a search may take. */
  readonly timeoutMs: number;
  /** Threads that read the embedded index; undefined = by the number of cores. */
  readonly readers: number | undefined;
  readonly limits: SearchLimits;
}

/** What a search may be made of. */
export interface SearchLimits {
  /** Alternatives of a filter. */
  readonly alternatives: number;
  /** Conditions of all alternatives together. */
  readonly criteria: number;
  /** Values of all conditions together. */
  readonly values: number;
  /** Words of a text. */
  readonly terms: number;
}
