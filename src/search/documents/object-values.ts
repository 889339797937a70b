import { isJsonObject, jsonText, type JsonObject, type JsonValue } from '../../foundation/json/json.js';
import { MAX_LIST_LENGTH, MAX_MAP_VALUE_LENGTH, MAX_OBJECT_KEYS } from './document-limits.js';

/** The map at the place to which an annotation of its keys or values refers. */
export function mapAt(value: JsonValue | undefined, path: readonly string[]): JsonObject | undefined {
  let found = value;
  for (const step of path) {
    if (step === '*' || step === '$key') break;
    found = isJsonObject(found) ? found[step] : undefined;
  }
  return isJsonObject(found) ? found : undefined;
}

/** A map as an object field: strings, numbers and booleans by key, without long strings. */
export function objectValue(map: JsonObject): JsonObject {
  return membersOf(map, (value) => {
    const plain = typeof value === 'object' ? jsonText(value) : value;
    return typeof plain === 'string' && plain.length >= MAX_MAP_VALUE_LENGTH ? undefined : plain;
  });
}

/** A map of lists as an object field: a list of strings by key. */
export function mapArrayValue(map: JsonObject): JsonObject {
  return membersOf(map, (value) => {
    const items = Array.isArray(value) ? value.map(jsonText) : jsonText(value).split(', ');
    return items.slice(0, MAX_LIST_LENGTH);
  });
}

/** Replaces dots in keys, which would create nested objects. */
function membersOf(map: JsonObject, convert: (value: JsonValue) => JsonValue | undefined): JsonObject {
  const members: JsonObject = {};
  for (const [key, value] of Object.entries(map).slice(0, MAX_OBJECT_KEYS)) {
    const converted = value === undefined || value === null ? undefined : convert(value);
    if (converted !== undefined) members[key.replaceAll('.', '%2E')] = converted;
  }
  return members;
}
