import { booleanOf } from '../../foundation/common/boolean-text.js';
import { rounded } from '../../foundation/json/exact-json.js';
import { jsonText, type JsonValue } from '../../foundation/json/json.js';
import { type FieldKind, isNumeric } from '../search-field.js';

/** Converts a value to the type of a field; undefined if the field cannot store it. */
export type ValueConverter = (value: JsonValue) => string | number | boolean | undefined;

const asText: ValueConverter = (value) => jsonText(value);

const asNumber: ValueConverter = (value) => {
  const plain = rounded(value);
  const number = typeof plain === 'string' ? Number(plain) : plain;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

const asBoolean: ValueConverter = (value) => (typeof value === 'boolean' ? value : booleanOf(value));

/** The converter for fields of `kind`. */
export function converterOf(kind: FieldKind): ValueConverter {
  if (isNumeric(kind)) return asNumber;
  return kind === 'boolean' ? asBoolean : asText;
}
