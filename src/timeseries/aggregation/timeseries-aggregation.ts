import type { TimeseriesFilter } from '../timeseries-filter.js';

/** What is computed of a field, for each group of documents. */
export interface TimeseriesMetric {
  /** As in `totalSqlQueries` or `userCounts.count`. */
  readonly field: string;
  /**
   * LATEST: the value of the newest document that has one. SUM: of numbers only. CARDINALITY: how many different
   * values; a server engine may estimate many.
   */
  readonly aggregation: 'LATEST' | 'SUM' | 'CARDINALITY';
}

/** Length of a date bucket, by the calendar; weeks begin on Monday. */
export type DateBucketUnit = 'MINUTE' | 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR';

/** Groups documents by the span of time that a field falls into. */
export interface DateBucket {
  readonly type: 'DATE';
  /** `timestampMillis`, or a field of the value that holds a time. */
  readonly field: string;
  readonly unit: DateBucketUnit;
  /** Name of a time zone or offset, as in `Europe/Berlin` or `+02:00`; absent = UTC. */
  readonly timeZone?: string;
}

/** Groups documents by the values of a field, the most frequent first unless `order` is given. */
export interface ValueBucket {
  readonly type: 'VALUE';
  readonly field: string;
  /** Most groups; absent = 1,440. */
  readonly size?: number;
  /** Orders the groups by a SUM or CARDINALITY instead: its place in `metrics`. */
  readonly order?: { readonly metric: number; readonly ascending: boolean };
}

/**
 * A question about many documents of one time series, exploded ones included. Names of entity type and aspect are taken
 * in any case.
 */
export interface TimeseriesAggregation {
  readonly entityType: string;
  readonly aspectName: string;
  /** Only documents of this entity. */
  readonly urn?: string;
  /** Milliseconds since 1970, inclusive. */
  readonly startTimeMillis?: number;
  /** Milliseconds since 1970, inclusive. */
  readonly endTimeMillis?: number;
  readonly filter?: TimeseriesFilter;
  readonly metrics: readonly TimeseriesMetric[];
  /** Groups within groups, outermost first; none = all documents are one group. */
  readonly buckets: readonly (DateBucket | ValueBucket)[];
}

/**
 * The answer: a row for each innermost group that has documents, and for each day or longer span without any between
 * two that have some; texts, times as milliseconds since 1970, `NULL` where there is no value.
 */
export interface TimeseriesTable {
  /** The buckets' fields, then `latest_x`, `sum_x` or `cardinality_x` for each metric. */
  readonly columnNames: readonly string[];
  /**
   * `int`, `long`, `float`, `double` or `string` of buckets; the model's kind for LATEST, `double` for SUM, `long` for
   * CARDINALITY.
   */
  readonly columnTypes: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Groups of a value bucket that says nothing of its size. */
export const DEFAULT_BUCKET_SIZE = 1_440;

/** What stands in a table where there is no value. */
export const NO_VALUE = 'NULL';
