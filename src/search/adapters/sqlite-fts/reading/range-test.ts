import type { WeightedField } from '../../../search-field.js';
import { foldValue } from '../../../text/analysis/ascii-folding.js';
import { isNumericType } from '../file/typed-value.js';
import type { QueryLeaf, RangeEnd } from '../../../text/query/query-node.js';

/** Tests whether a value's text is in a range: numbers and times are compared by value, texts alphabetically. */
export function rangeTest(
  { from, to }: Extract<QueryLeaf, { kind: 'range' }>,
  { type }: WeightedField,
): (text: string) => boolean {
  if (!isNumericType(type)) return (text) => isWithin(text, textEnd(from), textEnd(to));
  const [low, high] = [numberEnd(from), numberEnd(to)];
  return (text) => isWithin(Number(text), low, high);
}

interface Limit<Value> {
  readonly value: Value;
  readonly isInclusive: boolean;
}

function isWithin<Value extends string | number>(
  value: Value,
  low: Limit<Value> | undefined,
  high: Limit<Value> | undefined,
): boolean {
  if (low !== undefined && !(value > low.value || (low.isInclusive && value === low.value))) return false;
  return high === undefined || value < high.value || (high.isInclusive && value === high.value);
}

function textEnd(end: RangeEnd | undefined): Limit<string> | undefined {
  return end && { value: foldValue(end.text), isInclusive: end.isInclusive };
}

/** Milliseconds, a number, or an ISO 8601 date. */
function numberEnd(end: RangeEnd | undefined): Limit<number> | undefined {
  if (end === undefined) return undefined;
  const number = Number(end.text);
  return { value: Number.isNaN(number) ? Date.parse(end.text) : number, isInclusive: end.isInclusive };
}
