import type { FieldRef } from '../../../search-field.js';
import type { FacetCounts } from '../../../search-query.js';
import { textOf } from './coded-fields.js';
import type { Column } from './column.js';
import type { IndexView } from './index-view.js';

/** A value of a column with its number of hits. */
interface ValueCount {
  readonly value: number;
  readonly count: number;
  /** Whether values compare by their numbers. */
  readonly isInOrder: boolean;
}

/**
 * The values of a column with the most hits, at most `size`, then by text. `counts` contains the number of hits by the
 * codes of the column. Only the texts of the result, and of those that compete for a place, are read.
 */
export function largestValues(
  counts: Iterable<readonly [codes: readonly number[], count: number]>,
  field: FieldRef,
  column: Column,
  size: number,
  view: IndexView,
): FacetCounts['counts'] {
  const byValue = new Map<number, number>();
  for (const [[code = 0], count] of counts) {
    const values = column.valuesOf(code);
    for (let at = 0; at < values.length; at += 1) {
      const value = values[at] ?? 0;
      byValue.set(value, (byValue.get(value) ?? 0) + count);
    }
  }
  const text = (value: number): string => textOf(value, column, field, view);
  return [...byValue]
    .map(([value, count]): ValueCount => ({ value, count, isInOrder: column.isInTextOrder(value) }))
    .sort((left, right) => right.count - left.count || compareTexts(left, right, text))
    .slice(0, size)
    .map(({ value, count }) => ({ path: [text(value)], count }));
}

function compareTexts(left: ValueCount, right: ValueCount, text: (value: number) => string): number {
  if (left.isInOrder && right.isInOrder) return left.value - right.value;
  return text(left.value) < text(right.value) ? -1 : 1;
}
