import { isJsonObject, type JsonObject, type JsonValue } from '../../../../foundation/json/json.js';
import type { ModelSchema } from '../../../../model/index.js';

/** The member with the record name of an object, in the typed form of the v1 API. */
export const TYPE_MEMBER = '__type';

/**
 * Converts a value from the typed form to the model: removes `__type` from records, and gives members of unions their
 * full names. Keeps unknown members.
 */
export function untyped(value: JsonValue, schema: ModelSchema | undefined): JsonValue {
  if (Array.isArray(value)) return value.map((item) => untyped(item, schema?.items));
  if (!isJsonObject(value)) return value;
  const member = schema?.['x-union'] === true ? unionMember(value, schema) : undefined;
  if (member !== undefined) return { [member.name]: untyped(value, member.schema) };
  const entries = Object.entries(value).filter(([name]) => name !== TYPE_MEMBER);
  return Object.fromEntries(
    entries.map(([name, item]) => [name, item === undefined ? item : untyped(item, memberSchema(schema, name))]),
  );
}

/**
 * Converts a value of the model to the typed form: adds the simple name to each record, and replaces each union by its
 * member.
 */
export function typed(value: JsonValue, schema: ModelSchema | undefined): JsonValue {
  if (Array.isArray(value)) return value.map((item) => typed(item, schema?.items));
  if (!isJsonObject(value)) return value;
  const entries = Object.entries(value);
  const [only] = entries;
  if (schema?.['x-union'] === true && entries.length === 1 && only?.[1] !== undefined)
    return typed(only[1], schema.properties?.[only[0]]);
  const record = schema?.['x-record'];
  const members: JsonObject = Object.fromEntries(
    entries.map(([name, item]) => [name, item === undefined ? item : typed(item, memberSchema(schema, name))]),
  );
  return record === undefined ? members : { [TYPE_MEMBER]: simpleName(record), ...members };
}

/** The last part of a full name. */
export function simpleName(fullName: string): string {
  return fullName.slice(fullName.lastIndexOf('.') + 1);
}

function memberSchema(schema: ModelSchema | undefined, name: string): ModelSchema | undefined {
  const named = schema?.properties?.[name];
  if (named !== undefined) return named;
  return schema?.additionalProperties === false ? undefined : schema?.additionalProperties;
}

function unionMember(
  value: JsonObject,
  union: ModelSchema,
): { readonly name: string; readonly schema: ModelSchema } | undefined {
  const type = value[TYPE_MEMBER];
  const found = Object.entries(union.properties ?? {}).find(([name]) => simpleName(name) === type);
  return found === undefined ? undefined : { name: found[0], schema: found[1] };
}
