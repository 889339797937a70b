import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';

/** A value of a document after lists and objects were split. */
export type DocumentValue = string | number | boolean;

/** The values of a document by field; object members are named by their path. */
export type DocumentValues = ReadonlyMap<string, readonly DocumentValue[]>;

/** Splits a document into the values of its fields. Empty strings, nulls and empty lists do not count as values. */
export function documentValues(fields: JsonObject): DocumentValues {
  const values = new Map<string, DocumentValue[]>();
  for (const [name, value] of Object.entries(fields)) collect(name, value, values);
  return values;
}

function collect(name: string, value: JsonValue | undefined, values: Map<string, DocumentValue[]>): void {
  if (value === undefined || value === null || value === '') return;
  if (Array.isArray(value)) {
    for (const item of value) collect(name, item, values);
  } else if (isJsonObject(value)) {
    for (const [member, inner] of Object.entries(value)) collect(`${name}.${member}`, inner, values);
  } else {
    const known = values.get(name);
    if (known === undefined) values.set(name, [value]);
    else known.push(value);
  }
}
