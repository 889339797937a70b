import { rounded } from '../../foundation/common/exact-json.js';
import { jsonText, type JsonValue } from '../../foundation/common/json.js';
import { type FieldKind, isNumeric } from '../search-field.js';

/** A value as a field of some kind holds it; undefined for what it cannot hold. */
export type ValueConverter = (value: JsonValue) => string | number | boolean | undefined;

const asText: ValueConverter = (value) => jsonText(value);

const asNumber: ValueConverter = (value) => {
  const plain = rounded(value);
  const number = typeof plain === 'string' ? Number(plain) : plain;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

const asBoolean: ValueConverter = (value) => {
  if (typeof value === 'boolean') return value;
  return value === 'true' ? true : value === 'false' ? false : undefined;
};

/** How values of a field of `kind` are brought into its type. */
export function converterOf(kind: FieldKind): ValueConverter {
  if (isNumeric(kind)) return asNumber;
  return kind === 'boolean' ? asBoolean : asText;
}
