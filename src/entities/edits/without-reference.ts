import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';
import type { AspectSpec, ModelSchema } from '../../model/index.js';

/** Result if the value is invalid without the reference. */
export const NOTHING_LEFT = 'nothing left';

/**
 * Returns the value of an aspect without its references to `urn`: removes the item of an array, the entry of a map, an
 * optional field, or the record that requires the field. Returns undefined if the value has no reference to `urn`.
 */
export function withoutReference(
  spec: AspectSpec,
  value: JsonObject,
  urn: string,
): JsonObject | typeof NOTHING_LEFT | undefined {
  let kept: JsonValue | undefined = value;
  for (const { path } of spec.relationships) {
    if (kept !== undefined) kept = prune(kept, path, spec.schema, urn);
  }
  if (!isJsonObject(kept)) return NOTHING_LEFT;
  return isDeepStrictEqual(kept, value) ? undefined : kept;
}

function prune(
  value: JsonValue,
  path: readonly string[],
  schema: ModelSchema | undefined,
  urn: string,
): JsonValue | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return value === urn ? undefined : value;
  if (step === '*') return pruneAll(value, rest, schema, urn);
  const member = isJsonObject(value) ? value[step] : undefined;
  if (!isJsonObject(value) || member === undefined || member === null) return value;
  const kept = prune(member, rest, schema?.properties?.[step], urn);
  if (kept !== undefined) return { ...value, [step]: kept };
  return isIndispensable(step, schema) ? undefined : without(value, step);
}

function pruneAll(
  value: JsonValue,
  rest: readonly string[],
  schema: ModelSchema | undefined,
  urn: string,
): JsonValue | undefined {
  if (Array.isArray(value))
    return value.map((item) => prune(item, rest, schema?.items, urn)).filter((item) => item !== undefined);
  if (!isJsonObject(value)) return value;
  const values = schema?.additionalProperties === false ? undefined : schema?.additionalProperties;
  const kept = Object.entries(value).map(([key, item]) => [key, prune(item ?? null, rest, values, urn)] as const);
  return Object.fromEntries(kept.filter(([, item]) => item !== undefined));
}

function isIndispensable(field: string, schema: ModelSchema | undefined): boolean {
  return schema?.['x-union'] === true || schema?.required?.includes(field) === true;
}

function without(value: JsonObject, field: string): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== field));
}
