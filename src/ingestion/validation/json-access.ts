import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';

/** The text at `names` inside `value`; undefined when there is no text. */
export function textAt(value: JsonValue | undefined, ...names: readonly string[]): string | undefined {
  const found = valueAt(value, ...names);
  return typeof found === 'string' ? found : undefined;
}

/** The objects of the array at `names`; none when there is no array. */
export function objectsAt(value: JsonValue | undefined, ...names: readonly string[]): readonly JsonObject[] {
  const found = valueAt(value, ...names);
  return Array.isArray(found) ? found.filter(isJsonObject) : [];
}

/** The texts of the array at `names`; none when there is no array. */
export function textsAt(value: JsonValue | undefined, ...names: readonly string[]): readonly string[] {
  const found = valueAt(value, ...names);
  return Array.isArray(found) ? found.filter((item) => typeof item === 'string') : [];
}

/** The value at `names` inside `value`. */
export function valueAt(value: JsonValue | undefined, ...names: readonly string[]): JsonValue | undefined {
  let current = value;
  for (const name of names) current = isJsonObject(current) ? current[name] : undefined;
  return current;
}

/** The first text that occurs twice. */
export function duplicateOf(texts: readonly string[]): string | undefined {
  const seen = new Set<string>();
  for (const text of texts) {
    if (seen.has(text)) return text;
    seen.add(text);
  }
  return undefined;
}
