import { invalidArgument } from '../../foundation/common/errors.js';
import type { StoredOf, structuredProperties } from '../../model/index.js';
import type { NumberValue, StringValue } from './property-value.model.js';
import type { PropertyValueInput } from './structured-property-values.input.js';

/** A value in the aspects `structuredProperties` and `propertyDefinition`. */
export type StoredValue = StoredOf<typeof structuredProperties>['properties'][number]['values'][number];

/** Converts a stored value for GraphQL. */
export function propertyValueOf(value: StoredValue): StringValue | NumberValue {
  return value.string === undefined ? { numberValue: value.double } : { stringValue: value.string };
}

/** Converts an input to a stored value. Throws `INVALID_ARGUMENT` unless exactly one member is given. */
export function storedValue({ stringValue, numberValue }: PropertyValueInput): StoredValue {
  if (stringValue != null && numberValue == null) return { string: stringValue };
  if (numberValue != null && stringValue == null) return { double: numberValue };
  throw invalidArgument('values: give either stringValue or numberValue of each value');
}
