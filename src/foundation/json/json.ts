import { exactJson, parseExact, WrittenNumber } from './exact-json.js';

/** Any JSON value. A number may be a `WrittenNumber`. */
export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;

/** A JSON object. */
export interface JsonObject {
  [key: string]: JsonValue | undefined;
}

/** A read-only JSON object, including its arrays. */
export interface ReadonlyJsonObject {
  readonly [key: string]: ReadonlyJsonValue | undefined;
}

type ReadonlyJsonValue = string | number | boolean | null | readonly ReadonlyJsonValue[] | ReadonlyJsonObject;

/** A JSON value as text: a string unchanged, anything else as JSON. */
export function jsonText(value: JsonValue): string {
  return typeof value === 'string' ? value : exactJson(value);
}

/** Whether `value` is a JSON object (not null, not an array). */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof WrittenNumber);
}

/** The JSON object in a stored text, with all digits of its integers; undefined for any other text. */
export function jsonObjectIn(text: string): JsonObject | undefined {
  try {
    const value = parseExact(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** A deep copy of `value`. */
export function cloneJson<Value extends JsonValue | undefined>(value: Value): Value {
  if (Array.isArray(value)) return value.map(cloneJson) as Value;
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, cloneJson(member)])) as Value;
}
