import { isJsonObject, type JsonValue } from '../../foundation/json/json.js';
import { fieldsOf, mapValuesOf, type ModelSchema } from '../keywords.js';
import { kindOf } from './schema-failure.js';

/** A value that is not a symbol of its enum. */
export interface EnumFault {
  /** Steps from the aspect's root, joined by slashes. */
  readonly place: string;
  /** The value, truncated if it is long. */
  readonly found: string;
}

/** Every value below `value` that is not a symbol of its enum, in the order of the schema; ignores all other faults. */
export function enumFaults(schema: ModelSchema, value: JsonValue | undefined, place = ''): readonly EnumFault[] {
  if (value === undefined || value === null) return [];
  if (schema.enum !== undefined) return isSymbol(schema.enum, value) ? [] : [{ place, found: kindOf(value) }];
  if (Array.isArray(value)) return itemFaults(schema.items, value, place);
  return isJsonObject(value) ? memberFaults(schema, value, place) : [];
}

function isSymbol(symbols: readonly string[], value: JsonValue): boolean {
  return typeof value === 'string' && symbols.includes(value);
}

function itemFaults(items: ModelSchema | undefined, values: readonly JsonValue[], place: string): readonly EnumFault[] {
  if (items === undefined) return [];
  return values.flatMap((value, at) => enumFaults(items, value, `${place}/${String(at)}`));
}

function memberFaults(
  schema: ModelSchema,
  value: Readonly<Record<string, JsonValue | undefined>>,
  place: string,
): readonly EnumFault[] {
  const fields = fieldsOf(schema);
  if (fields !== undefined) {
    return Object.entries(fields).flatMap(([name, field]) => enumFaults(field, value[name], `${place}/${name}`));
  }
  const values = mapValuesOf(schema);
  if (values === undefined) return [];
  return Object.entries(value).flatMap(([name, member]) => enumFaults(values, member, `${place}/${name}`));
}
