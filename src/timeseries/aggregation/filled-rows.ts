import type { AggregationPlan, PlannedMetric } from './aggregation-plan.js';
import { bucketAfter } from './date-bucket.js';
import { type DateBucket, type DateBucketUnit, NO_VALUE } from './timeseries-aggregation.js';

type Row = readonly string[];

/** Units whose empty buckets are shown. Source: DataHub. */
const FILLED: ReadonlySet<DateBucketUnit> = new Set(['DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR'] as const);

/** Maximum number of rows with empty buckets; a table that would be longer has none. */
const MOST_ROWS = 65_536;

/**
 * Returns the rows of a table, with a row for each empty bucket between two others where the innermost buckets are days
 * or longer.
 */
export function filledRows({ buckets, metrics }: AggregationPlan, rows: readonly Row[]): readonly Row[] {
  const last = buckets.at(-1);
  if (last?.type !== 'DATE' || !FILLED.has(last.unit)) return rows;
  const filled: Row[] = [];
  for (const row of rows) {
    const before = filled.at(-1);
    if (before !== undefined && isSameGroup(before, row, buckets.length - 1)) {
      for (const start of startsBetween(before, row, buckets.length - 1, last)) {
        if (filled.length >= MOST_ROWS) return rows;
        filled.push([...row.slice(0, buckets.length - 1), String(start), ...metrics.map(nothingOf)]);
      }
    }
    filled.push(row);
  }
  return filled;
}

function isSameGroup(one: Row, other: Row, levels: number): boolean {
  return one.slice(0, levels).every((key, level) => key === other[level]);
}

function* startsBetween(from: Row, to: Row, level: number, { unit, timeZone }: DateBucket): Iterable<number> {
  const end = Number(to[level]);
  for (let at = bucketAfter(Number(from[level]), unit, timeZone); at < end; at = bucketAfter(at, unit, timeZone))
    yield at;
}

function nothingOf({ aggregation }: PlannedMetric): string {
  return aggregation === 'CARDINALITY' ? '0' : NO_VALUE;
}
