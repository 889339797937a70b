import { invalidArgument } from '../../foundation/common/errors.js';
import { ExactInteger } from '../../foundation/json/exact-json.js';
import { isJsonObject, type JsonObject, type JsonValue } from '../../foundation/json/json.js';
import type { ArrayCodec } from './array-codec.js';
import { marked, UNIT_SEPARATOR, unmarked } from './segments.js';

/** The keys of elements. */
export interface KeyedCodecOptions {
  /** The key's value for an element that a patch gave without it; by default the bare text. */
  readonly wrapKey?: (key: string) => JsonValue;
}

/**
 * Elements keyed by the values of `keys`, in order; a nested member is written `outer␟inner`, a missing one counts as
 * the empty string. No keys: an array of strings, each its own key.
 */
export function keyedBy(keys: readonly string[], options: KeyedCodecOptions = {}): ArrayCodec {
  const depth = Math.max(1, keys.length);
  return {
    depth,
    toTree: (elements) => toTree(elements, keys),
    toArray: (tree) => leavesOf(tree, depth).map((leaf) => elementOf(leaf, keys, options)),
  };
}

function toTree(elements: readonly JsonValue[], keys: readonly string[]): JsonObject {
  const tree: JsonObject = {};
  for (const element of elements) {
    const texts = keys.length === 0 ? [keyText(element)] : keys.map((key) => keyText(memberOf(element, key)));
    let level = tree;
    for (const text of texts.slice(0, -1)) level = childOf(level, marked(text));
    level[marked(texts.at(-1) ?? '')] = element;
  }
  return tree;
}

function childOf(level: JsonObject, name: string): JsonObject {
  const known = level[name];
  if (isJsonObject(known)) return known;
  const child: JsonObject = {};
  level[name] = child;
  return child;
}

function memberOf(element: JsonValue, key: string): JsonValue | undefined {
  let current: JsonValue | undefined = element;
  for (const name of key.split(UNIT_SEPARATOR)) current = isJsonObject(current) ? current[name] : undefined;
  return current;
}

/** The text of a key's value; for a union, that of its one member. */
function keyText(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return '';
  if (value instanceof ExactInteger) return value.digits;
  if (typeof value !== 'object') return String(value);
  const members: readonly (JsonValue | undefined)[] = Array.isArray(value) ? value : Object.values(value);
  return members.length === 1 ? keyText(members[0]) : '';
}

interface Leaf {
  readonly keys: readonly string[];
  readonly value: JsonValue;
}

function leavesOf(tree: JsonObject, depth: number, above: readonly string[] = []): Leaf[] {
  return Object.entries(tree).flatMap(([name, value]) => {
    const keys = [...above, unmarked(name)];
    if (keys.length === depth) return [{ keys, value: value ?? {} }];
    if (Array.isArray(value)) return value.map((element) => ({ keys, value: element }));
    if (isJsonObject(value)) return leavesOf(value, depth, keys);
    throw invalidArgument(
      `Patch path ends at key "${keys.join('/')}", but an element of this array has ${String(depth)} keys`,
    );
  });
}

function elementOf({ keys: texts, value }: Leaf, keys: readonly string[], { wrapKey }: KeyedCodecOptions): JsonValue {
  if (keys.length === 0) return texts[0] ?? '';
  if (!isJsonObject(value)) return keys.length === 1 && keys[0] !== undefined ? { [keys[0]]: value } : value;
  const element = { ...value };
  keys.forEach((key, at) => {
    const text = texts[at] ?? '';
    if (text !== '' && element[key] === undefined && !key.includes(UNIT_SEPARATOR))
      element[key] = wrapKey?.(text) ?? text;
  });
  return element;
}
