import type { TimeseriesFilter } from '../timeseries-filter.js';

/** A metric computed for each group of documents. */
export interface TimeseriesMetric {
  /** Such as `totalSqlQueries` or `userCounts.count`. */
  readonly field: string;
  /**
   * LATEST: the value of the newest document that has one. SUM: for numbers only. CARDINALITY: the number of distinct
   * values; a server engine may estimate a large number.
   */
  readonly aggregation: 'LATEST' | 'SUM' | 'CARDINALITY';
}

/** Length of a date bucket in calendar units; weeks begin on Monday. */
export type DateBucketUnit = 'MINUTE' | 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR';

/** Groups documents by the calendar interval of a field. */
export interface DateBucket {
  readonly type: 'DATE';
  /** `timestampMillis`, or a time field of the value. */
  readonly field: string;
  readonly unit: DateBucketUnit;
  /** A time zone name or offset, such as `Europe/Berlin` or `+02:00`; absent = UTC. */
  readonly timeZone?: string;
}

/** Groups documents by the values of a field, the most frequent first unless `order` is given. */
export interface ValueBucket {
  readonly type: 'VALUE';
  readonly field: string;
  /** Maximum number of groups; absent = 1,440. */
  readonly size?: number;
  /** Orders the groups by a SUM or CARDINALITY instead: its index in `metrics`. */
  readonly order?: { readonly metric: number; readonly ascending: boolean };
}

/**
 * An aggregation over the documents of one time series, including exploded ones. Names of entity type and aspect are
 * case-insensitive.
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
  /** Nested groups, outermost first; empty = all documents are one group. */
  readonly buckets: readonly (DateBucket | ValueBucket)[];
}

/**
 * The result: a row for each innermost group with documents, and for each empty span of a day or longer between two
 * groups with documents; strings, times as milliseconds since 1970, `NULL` where there is no value.
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

/** Default number of groups of a value bucket. */
export const DEFAULT_BUCKET_SIZE = 1_440;

/** Text for a missing value in a table. */
export const NO_VALUE = 'NULL';
