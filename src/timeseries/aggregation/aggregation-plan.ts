import { invalidArgument } from '../../foundation/common/errors.js';
import type { Series } from '../series.js';
import { findField, type SeriesField, seriesFields } from '../series-fields.js';
import { assertConditions } from '../timeseries-filter.js';
import { assertTimeZone } from './date-bucket.js';
import type { DateBucket, TimeseriesAggregation, TimeseriesMetric, ValueBucket } from './timeseries-aggregation.js';

/** A metric with the model's field. */
export interface PlannedMetric extends TimeseriesMetric {
  readonly target: SeriesField;
}

/** A bucket with the model's field. */
export type PlannedBucket = (DateBucket | ValueBucket) & { readonly target: SeriesField };

/** An aggregation that has been checked against the model. */
export interface AggregationPlan {
  readonly metrics: readonly PlannedMetric[];
  readonly buckets: readonly PlannedBucket[];
  readonly columnNames: readonly string[];
  readonly columnTypes: readonly string[];
}

/** Maximum number of groups of a value bucket. */
const MOST_GROUPS = 10_000;

const GROUPING_TYPES: ReadonlySet<string> = new Set(['int', 'long', 'float', 'double']);

/**
 * Validates an aggregation against the time series. Throws `INVALID_ARGUMENT` for unknown fields and conditions, and
 * for metrics that the fields do not support.
 */
export function planAggregation(
  series: Series,
  { metrics, buckets, filter = [] }: TimeseriesAggregation,
): AggregationPlan {
  assertConditions(filter);
  const fields = seriesFields(series.aspect);
  const target = (name: string): SeriesField => {
    const found = findField(fields, name);
    if (found !== undefined) return found;
    throw invalidArgument(`field: ${series.aspect.name} has no field ${name}; it has ${[...fields.keys()].join(', ')}`);
  };
  const planned = metrics.map((metric) => checkedMetric({ ...metric, target: target(metric.field) }));
  const groups = buckets.map((bucket) => checkedBucket({ ...bucket, target: target(bucket.field) }, planned));
  return {
    metrics: planned,
    buckets: groups,
    columnNames: [
      ...buckets.map(({ field }) => field),
      ...metrics.map(({ aggregation, field }) => `${aggregation.toLowerCase()}_${field}`),
    ],
    columnTypes: [...groups.map(groupingType), ...planned.map(metricType)],
  };
}

function checkedMetric(metric: PlannedMetric): PlannedMetric {
  const { type } = metric.target;
  if (metric.aggregation === 'SUM' && (type === 'keyword' || type === 'date'))
    throw invalidArgument(`field: ${metric.field} contains no numbers, so it has no sum; use LATEST or CARDINALITY`);
  return metric;
}

function checkedBucket(bucket: PlannedBucket, metrics: readonly PlannedMetric[]): PlannedBucket {
  if (bucket.type === 'DATE') {
    if (bucket.target.type !== 'date')
      throw invalidArgument(`field: ${bucket.field} contains no times; group it by its values`);
    if (bucket.timeZone !== undefined) assertTimeZone(bucket.timeZone);
    return bucket;
  }
  const { size = 1, order } = bucket;
  if (!Number.isSafeInteger(size) || size < 1 || size > MOST_GROUPS)
    throw invalidArgument(`size: must be a whole number from 1 to ${String(MOST_GROUPS)}`);
  if (order !== undefined && (metrics[order.metric]?.aggregation ?? 'LATEST') === 'LATEST')
    throw invalidArgument('order: must name a SUM or CARDINALITY by its place among the metrics');
  return bucket;
}

function groupingType({ target }: PlannedBucket): string {
  return GROUPING_TYPES.has(target.modelType) ? target.modelType : 'string';
}

function metricType({ aggregation, target }: PlannedMetric): string {
  if (aggregation === 'LATEST') return target.modelType;
  return aggregation === 'SUM' ? 'double' : 'long';
}
