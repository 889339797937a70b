import { jsonText, type JsonValue } from '../../foundation/json/json.js';
import { compare, fieldOf, type FilterableDocument } from '../timeseries-filter.js';
import type { AggregationPlan, PlannedBucket } from './aggregation-plan.js';
import { bucketStart } from './date-bucket.js';
import { filledRows } from './filled-rows.js';
import { MetricTally } from './metric-tally.js';
import { DEFAULT_BUCKET_SIZE, type TimeseriesTable } from './timeseries-aggregation.js';

interface Group {
  count: number;
  readonly key: JsonValue;
  readonly groups: Map<JsonValue, Group>;
  readonly tallies: readonly MetricTally[];
}

/**
 * Computes an aggregation over documents added one by one, in any order. Keeps a group per combination of keys, and the
 * distinct values of each CARDINALITY.
 */
export class DocumentAggregator {
  private root: Group;

  constructor(private readonly plan: AggregationPlan) {
    this.root = this.newGroup('');
  }

  /** Forgets the documents added so far. */
  clear(): void {
    this.root = this.newGroup('');
  }

  /** Adds a document. A document without a bucket's field belongs to no group. */
  add(document: FilterableDocument): void {
    const path: Group[] = [this.root];
    for (const bucket of this.plan.buckets) {
      const key = keyOf(document, bucket);
      const parent = path.at(-1);
      if (key === undefined || parent === undefined) return;
      const group = parent.groups.get(key) ?? this.newGroup(key);
      parent.groups.set(key, group);
      path.push(group);
    }
    for (const group of path) {
      group.count += 1;
      for (const tally of group.tallies) tally.add(document);
    }
  }

  /** The table for the documents added so far. */
  table(): TimeseriesTable {
    const { columnNames, columnTypes } = this.plan;
    return { columnNames, columnTypes, rows: filledRows(this.plan, this.rowsOf(this.root, 0)) };
  }

  private newGroup(key: JsonValue): Group {
    return { count: 0, key, groups: new Map(), tallies: this.plan.metrics.map((metric) => new MetricTally(metric)) };
  }

  private rowsOf(group: Group, level: number): string[][] {
    const bucket = this.plan.buckets[level];
    if (bucket === undefined) return [group.tallies.map((tally) => tally.text())];
    return ordered([...group.groups.values()], bucket).flatMap((inner) =>
      this.rowsOf(inner, level + 1).map((row) => [jsonText(inner.key), ...row]),
    );
  }
}

function keyOf(document: FilterableDocument, bucket: PlannedBucket): JsonValue | undefined {
  const value = fieldOf(document, bucket.target.name) ?? undefined;
  if (value === undefined || bucket.type === 'VALUE') return value;
  return typeof value === 'number' ? bucketStart(value, bucket.unit, bucket.timeZone) : undefined;
}

function ordered(groups: readonly Group[], bucket: PlannedBucket): readonly Group[] {
  if (bucket.type === 'DATE') return groups.toSorted((left, right) => compare(left.key, right.key));
  const { order, size = DEFAULT_BUCKET_SIZE } = bucket;
  const rank = (group: Group): number => {
    if (order === undefined) return -group.count;
    const value = group.tallies[order.metric]?.number() ?? 0;
    return order.ascending ? value : -value;
  };
  return groups.toSorted((left, right) => rank(left) - rank(right) || compare(left.key, right.key)).slice(0, size);
}
