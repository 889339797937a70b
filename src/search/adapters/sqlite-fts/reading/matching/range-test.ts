import type { WeightedField } from '../../../../search-field.js';
import { foldValue } from '../../../../text/analysis/ascii-folding.js';
import { isNumericType } from '../../file/typed-value.js';
import type { QueryLeaf, RangeEnd } from '../../../../text/query/query-node.js';
import { type TimeSpan, timeSpan } from '../../../../text/time-span.js';

const BOOLEANS: ReadonlySet<string | undefined> = new Set(['true', 'false', undefined]);

/** Tests whether a value's text is in a range: numbers and times are compared by value, texts alphabetically. */
export function rangeTest(
  { from, to }: Extract<QueryLeaf, { kind: 'range' }>,
  { type }: WeightedField,
): (text: string) => boolean {
  if (type === 'BOOLEAN' && !(BOOLEANS.has(from?.text) && BOOLEANS.has(to?.text))) return () => false;
  if (!isNumericType(type)) return (text) => isWithin(text, textEnd(from), textEnd(to));
  const low = numberEnd(from, from?.isInclusive === true ? 'first' : 'last');
  const high = numberEnd(to, to?.isInclusive === true ? 'last' : 'first');
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

/** Milliseconds, a number, or the `side` of an ISO 8601 time with missing parts. NaN otherwise: it is in no range. */
function numberEnd(end: RangeEnd | undefined, side: keyof TimeSpan): Limit<number> | undefined {
  if (end === undefined) return undefined;
  const number = Number(end.text);
  const value = Number.isNaN(number) ? (timeSpan(end.text)?.[side] ?? Number.NaN) : number;
  return { value, isInclusive: end.isInclusive };
}
