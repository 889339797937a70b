import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';
import type { KeyedArray } from './array-codec.js';
import { marked } from './segments.js';

/** Replaces the keyed arrays of `record`, in place, by trees. */
export function encodeArrays(record: JsonObject, arrays: readonly KeyedArray[]): void {
  for (const { path, codec, inside } of arrays) {
    const holder = holderOf(record, path);
    const elements = holder?.[nameOf(path)];
    if (holder === undefined || !Array.isArray(elements)) continue;
    if (inside !== undefined) elements.filter(isJsonObject).forEach((element) => encodeArrays(element, inside));
    holder[nameOf(path)] = codec.toTree(elements);
  }
}

/**
 * Turns the trees of `record`, in place, into arrays again. `before` is the record without trees; arrays that it had
 * and that are missing now become empty.
 */
export function decodeArrays(record: JsonObject, arrays: readonly KeyedArray[], before: JsonObject | undefined): void {
  for (const { path, codec, inside } of arrays) {
    const holder = holderOf(record, path);
    if (holder === undefined) continue;
    const original = arrayAt(before, path);
    const elements = decoded(holder[nameOf(path)], codec, original);
    if (elements === undefined) continue;
    if (inside !== undefined && Array.isArray(elements)) {
      for (const element of elements) if (isJsonObject(element)) decodeArrays(element, inside, undefined);
    }
    holder[nameOf(path)] = elements;
  }
}

function decoded(
  node: JsonValue | undefined,
  codec: KeyedArray['codec'],
  original: readonly JsonValue[] | undefined,
): JsonValue | undefined {
  if (node === undefined) return original === undefined ? undefined : [];
  return isJsonObject(node) ? codec.toArray(node, original ?? []) : node;
}

/** The segments of a path inside a record whose arrays are trees, with marks on those that name elements. */
export function segmentsInTree(segments: readonly string[], arrays: readonly KeyedArray[]): readonly string[] {
  const array = arrays.find(({ path }) => path.every((name, at) => segments[at] === name));
  if (array === undefined) return segments;
  const { path, codec, inside } = array;
  const element = path.length + codec.depth;
  const keys = segments.slice(path.length, element).map(marked);
  return [...path, ...keys, ...segmentsInTree(segments.slice(element), inside ?? [])];
}

/** The object at the path without its last name; undefined when there is none. */
function holderOf(record: JsonObject, path: readonly string[]): JsonObject | undefined {
  let current: JsonValue | undefined = record;
  for (const name of path.slice(0, -1)) current = isJsonObject(current) ? current[name] : undefined;
  return isJsonObject(current) ? current : undefined;
}

function arrayAt(record: JsonObject | undefined, path: readonly string[]): readonly JsonValue[] | undefined {
  const value = record === undefined ? undefined : holderOf(record, path)?.[nameOf(path)];
  return Array.isArray(value) ? value : undefined;
}

function nameOf(path: readonly string[]): string {
  return path.at(-1) ?? '';
}
