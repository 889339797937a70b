import type { IndexedType } from '../../../text/field-layout.js';
import type { DocumentValue } from '../../../text/document-values.js';
import { timeSpan } from '../../../text/time-span.js';

const NUMERIC: ReadonlySet<IndexedType> = new Set(['COUNT', 'DOUBLE', 'DATETIME']);

/** Whether values of fields of the type are numbers or times. */
export function isNumericType(type: IndexedType): boolean {
  return NUMERIC.has(type);
}

/** The values that a field of the type can store; for numbers and times, those that can be converted to a number. */
export function typedValues(type: IndexedType, values: readonly DocumentValue[]): readonly DocumentValue[] {
  if (!isNumericType(type) || values.every((value) => typeof value === 'number')) return values;
  return values.map((value) => numberIn(type, value)).filter((value) => Number.isFinite(value));
}

function numberIn(type: IndexedType, value: DocumentValue): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean' || value.trim() === '') return Number.NaN;
  const number = Number(value);
  return Number.isNaN(number) && type === 'DATETIME' ? (timeSpan(value)?.first ?? number) : number;
}
