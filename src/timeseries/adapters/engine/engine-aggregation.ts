import { isJsonObject, jsonText, type JsonObject, type JsonValue } from '../../../foundation/json/json.js';
import type { AggregationPlan, PlannedBucket, PlannedMetric } from '../../aggregation/aggregation-plan.js';
import { sumText } from '../../aggregation/metric-tally.js';
import { DEFAULT_BUCKET_SIZE, NO_VALUE } from '../../aggregation/timeseries-aggregation.js';
import { hitsOf, memberAt, objectAt } from './engine-document.js';
import { presence } from './engine-filter.js';

/** Number of distinct values up to which the engine counts almost exactly; the engine's own maximum. */
const PRECISION = 40_000;

/** Name of the aggregation that creates groups; metrics are called `m0`, `m1`, … */
const GROUPS = 'groups';

/** The engine's aggregations for a plan. */
export function aggregationsOf({ buckets, metrics }: AggregationPlan): JsonObject {
  const innermost = Object.fromEntries(metrics.map((metric, at) => [metricName(at), metricOf(metric)]));
  return buckets.reduceRight<JsonObject>(
    (inner, bucket) => ({ [GROUPS]: { ...bucketOf(bucket, metrics), aggs: inner } }),
    innermost,
  );
}

/** The rows of the result table in the engine's response. */
export function rowsOf({ buckets, metrics }: AggregationPlan, answer: JsonObject, level = 0): string[][] {
  if (level === buckets.length) return [metrics.map((metric, at) => textOf(metric, objectAt(answer, metricName(at))))];
  const groups = objectAt(answer, GROUPS).buckets;
  return (Array.isArray(groups) ? groups : []).filter(isJsonObject).flatMap((group) => {
    const key = jsonText(group.key ?? '');
    return rowsOf({ buckets, metrics, columnNames: [], columnTypes: [] }, group, level + 1).map((row) => [key, ...row]);
  });
}

function bucketOf(bucket: PlannedBucket, metrics: readonly PlannedMetric[]): JsonObject {
  const field = bucket.target.name;
  if (bucket.type === 'DATE') {
    const zone = bucket.timeZone === undefined ? {} : { time_zone: bucket.timeZone };
    return { date_histogram: { field, calendar_interval: bucket.unit.toLowerCase(), min_doc_count: 1, ...zone } };
  }
  const { size = DEFAULT_BUCKET_SIZE, order } = bucket;
  if (order === undefined) return { terms: { field, size } };
  const path = metricName(order.metric) + (metrics[order.metric]?.aggregation === 'SUM' ? '.sum' : '');
  return { terms: { field, size, order: { [path]: order.ascending ? 'asc' : 'desc' } } };
}

function metricOf({ aggregation, target: { name: field } }: PlannedMetric): JsonObject {
  switch (aggregation) {
    case 'LATEST':
      return {
        filter: presence(field),
        aggs: { newest: { top_hits: { size: 1, sort: [{ timestampMillis: 'desc' }], _source: [field] } } },
      };
    case 'SUM':
      return { stats: { field } };
    case 'CARDINALITY':
      return { cardinality: { field, precision_threshold: PRECISION } };
  }
}

function textOf(metric: PlannedMetric, answer: JsonObject): string {
  switch (metric.aggregation) {
    case 'LATEST': {
      const newest = hitsOf(objectAt(answer, 'newest'))[0];
      const value = newest === undefined ? undefined : memberAt(newest.source, metric.target.name);
      return value === undefined || value === null ? NO_VALUE : jsonText(value);
    }
    case 'SUM':
      return answer.count === 0 || answer.count === undefined ? NO_VALUE : sumText(Number(answer.sum), metric);
    case 'CARDINALITY':
      return jsonText(numberOf(answer.value));
  }
}

function numberOf(value: JsonValue | undefined): number {
  return typeof value === 'number' ? value : 0;
}

function metricName(at: number): string {
  return `m${String(at)}`;
}
