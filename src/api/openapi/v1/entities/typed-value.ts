import { isJsonObject, type JsonObject, type JsonValue } from '../../../../foundation/common/json.js';
import type { ModelSchema } from '../../../../model/index.js';

/** Names the record that an object is, in the typed form of the v1 API. */
export const TYPE_MEMBER = '__type';

/**
 * A value of the typed form as the model has it: records lose their `__type`, and members of unions are named in full.
 * Unknown members stay as they are.
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
 * A value of the model in the typed form: each record tells its simple name, and a member of a union stands in its
 * place.
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
