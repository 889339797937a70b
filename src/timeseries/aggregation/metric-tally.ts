import { jsonText, type JsonValue } from '../../foundation/json/json.js';
import { fieldOf, type FilterableDocument } from '../timeseries-filter.js';
import type { PlannedMetric } from './aggregation-plan.js';
import { NO_VALUE } from './timeseries-aggregation.js';

/** Accumulates one metric of one group. */
export class MetricTally {
  private latest: { readonly time: number; readonly value: JsonValue } | undefined;
  private sum: number | undefined;
  private readonly different = new Set<JsonValue>();

  constructor(private readonly metric: PlannedMetric) {}

  /** Adds a document, if it has the field. */
  add(document: FilterableDocument): void {
    const value = fieldOf(document, this.metric.target.name) ?? undefined;
    if (value === undefined) return;
    if (this.metric.aggregation === 'CARDINALITY') this.different.add(value);
    else if (this.metric.aggregation === 'SUM') this.sum = (this.sum ?? 0) + Number(value);
    else if (this.latest === undefined || document.timestampMillis > this.latest.time)
      this.latest = { time: document.timestampMillis, value };
  }

  /** The number by which groups are ordered. */
  number(): number {
    return this.metric.aggregation === 'SUM' ? (this.sum ?? 0) : this.different.size;
  }

  /** The metric as text for the table. */
  text(): string {
    switch (this.metric.aggregation) {
      case 'LATEST':
        return this.latest === undefined ? NO_VALUE : jsonText(this.latest.value);
      case 'SUM':
        return this.sum === undefined ? NO_VALUE : sumText(this.sum, this.metric);
      case 'CARDINALITY':
        return String(this.different.size);
    }
  }
}

/** A sum as text for the table: sums of whole numbers without a fraction, others with one. */
export function sumText(sum: number, { target }: PlannedMetric): string {
  const isWhole = target.type === 'integer' || target.type === 'long';
  if (isWhole) return String(Math.trunc(sum));
  return Number.isInteger(sum) ? sum.toFixed(1) : String(sum);
}
