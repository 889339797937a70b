import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/json/json.js';

/** The object at a path of members; empty if there is none. */
export function objectAt(value: JsonValue | undefined, ...path: readonly string[]): JsonObject {
  const found = valueAt(value, path);
  return isJsonObject(found) ? found : {};
}

/** The objects of the array at a path of members; empty if there is no array. */
export function objectsAt(value: JsonValue | undefined, ...path: readonly string[]): readonly JsonObject[] {
  const found = valueAt(value, path);
  return Array.isArray(found) ? found.filter(isJsonObject) : [];
}

/** The number at a path of members; 0 if there is none. */
export function numberAt(value: JsonValue | undefined, ...path: readonly string[]): number {
  const found = valueAt(value, path);
  return typeof found === 'number' ? found : 0;
}

/** The string at a path of members; empty if there is none. */
export function textAt(value: JsonValue | undefined, ...path: readonly string[]): string {
  const found = valueAt(value, path);
  return typeof found === 'string' ? found : '';
}

/** The strings of an array; empty if the value is none. */
export function strings(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((member) => typeof member === 'string') : [];
}

function valueAt(value: JsonValue | undefined, path: readonly string[]): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>((at, name) => (isJsonObject(at) ? at[name] : undefined), value);
}
