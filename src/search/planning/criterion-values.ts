import { booleanOf } from '../../foundation/common/boolean-text.js';
import { invalidArgument } from '../../foundation/common/errors.js';
import type { SearchCriterion } from '../search-criteria.js';
import { type FieldKind, isNumeric } from '../search-field.js';
import type { SearchClause, SearchCondition } from '../search-query.js';
import { timeSpan } from '../text/time-span.js';
import { isPart, isRange, type NamedCondition } from './conditions.js';

type Values = SearchClause['values'];

const WHOLE_NUMBER = /^[+-]?\d+$/;

/**
 * The values of a criterion on a field of `kind`, converted to the type of the kind. Throws `INVALID_ARGUMENT` for an
 * invalid value, naming the field.
 */
export function typedValues(criterion: SearchCriterion, kind: FieldKind, { condition }: NamedCondition): Values {
  const { values = [] } = criterion;
  const given = isRange(condition) ? values.slice(0, 1) : values;
  if (condition === 'EXISTS') return [];
  if (isPart(condition)) return given;
  const trims = condition !== 'EQUAL';
  return given.map((value) => typedValue(trims ? value.trim() : value, kind, criterion.field, condition));
}

/** Whether fields of `kind` support the condition. */
export function isComparable(kind: FieldKind, { condition }: NamedCondition): boolean {
  if (isPart(condition)) return !isNumeric(kind) && kind !== 'boolean';
  return !(isRange(condition) && kind === 'boolean');
}

function typedValue(
  value: string,
  kind: FieldKind,
  field: string,
  condition: SearchCondition,
): string | number | boolean {
  switch (kind) {
    case 'number':
    case 'double':
      return numberOf(value) ?? fail(field, value, 'a number');
    case 'date':
      return dateOf(value, condition) ?? fail(field, value, 'a date: give milliseconds since 1970 or an ISO date');
    case 'boolean':
      return booleanOf(value.trim().toLowerCase()) ?? fail(field, value, '"true" or "false"');
    default:
      return value;
  }
}

function numberOf(value: string): number | undefined {
  const number = value.trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** Milliseconds since 1970. After a day is after its end and up to a day includes it, as in Elasticsearch. */
function dateOf(value: string, condition: SearchCondition): number | undefined {
  const text = value.trim();
  if (WHOLE_NUMBER.test(text)) return Number(text);
  const span = timeSpan(text);
  return condition === 'GREATER_THAN' || condition === 'LESS_THAN_OR_EQUAL_TO' ? span?.last : span?.first;
}

function fail(field: string, value: string, wanted: string): never {
  throw invalidArgument(`The filter on ${field} has the value "${value}", which is not ${wanted}`);
}
