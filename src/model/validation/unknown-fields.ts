import { isJsonObject, type JsonObject } from '../../foundation/json/json.js';
import { fieldsOf, mapValuesOf, type ModelSchema } from '../keywords.js';

/** A member of a value that is not a field of the model. */
export interface UnknownField {
  /** Steps from the aspect's root, joined by slashes. */
  readonly place: string;
  readonly name: string;
  /** The fields that its record has. */
  readonly fields: readonly string[];
}

/** The members below `value`, which must be valid, that are not fields of the model, in the order of the value. */
export function* unknownFields(schema: ModelSchema, value: unknown, place = ''): Generator<UnknownField, void, void> {
  if (Array.isArray(value)) {
    const { items } = schema;
    if (items !== undefined)
      for (const [at, item] of value.entries()) yield* unknownFields(items, item, `${place}/${at}`);
  } else if (isJsonObject(value)) yield* unknownMembers(schema, value, place);
}

function* unknownMembers(schema: ModelSchema, value: JsonObject, place: string): Generator<UnknownField, void, void> {
  const [fields, values] = [fieldsOf(schema), mapValuesOf(schema)];
  for (const [name, member] of Object.entries(value)) {
    const field = fields === undefined ? values : Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (field !== undefined) yield* unknownFields(field, member, `${place}/${name}`);
    else if (fields !== undefined) yield { place: `${place}/${name}`, name, fields: Object.keys(fields) };
  }
}
