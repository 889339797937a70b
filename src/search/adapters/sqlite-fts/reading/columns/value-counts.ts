import type { FieldRef } from '../../../../search-field.js';
import type { FacetCounts } from '../../../../search-query.js';
import type { CodeCounts } from './code-counts.js';
import { textOf } from './coded-fields.js';
import type { Column } from './column.js';
import type { IndexView } from '../index-view.js';
import { scratch } from '../sets/scratch.js';
import { WorstFirst } from '../results/worst-first.js';

/**
 * The values of a column with the most hits, at most `size`, then by text. `counts` has the number of hits by the codes
 * of the column. Only the texts of the result, and of those that compete for a place, are read.
 */
export function largestValues(
  counts: CodeCounts,
  field: FieldRef,
  column: Column,
  size: number,
  view: IndexView,
): FacetCounts['counts'] {
  const { values, hits } = countValues(counts, column);
  const text = (value: number): string => textOf(value, column, field, view);
  const order = (left: number, right: number): number =>
    (hits[right] ?? 0) - (hits[left] ?? 0) || compareTexts(left, right, column, text);
  const largest = new WorstFirst(order);
  for (const value of values) largest.offer(value, size);
  return largest.sorted().map((value) => ({ path: [text(value)], count: hits[value] ?? 0 }));
}

/** The values that have hits, and the number of hits by value. */
function countValues(
  { codes, counts }: CodeCounts,
  column: Column,
): { readonly values: readonly number[]; readonly hits: Uint32Array } {
  const hits = scratch.ids(column.size).fill(0);
  const found: number[] = [];
  for (let at = 0; at < codes.length; at += 1) {
    const values = column.valuesOf(codes[at] ?? 0);
    for (let index = 0; index < values.length; index += 1) {
      const value = values[index] ?? 0;
      if (hits[value] === 0) found.push(value);
      hits[value] = (hits[value] ?? 0) + (counts[at] ?? 0);
    }
  }
  return { values: found, hits };
}

/** Values are compared by their numbers where these are in the order of the texts. */
function compareTexts(left: number, right: number, column: Column, text: (value: number) => string): number {
  if (column.isInTextOrder(left) && column.isInTextOrder(right)) return left - right;
  return text(left) < text(right) ? -1 : 1;
}
