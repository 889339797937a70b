import type { JsonObject, JsonValue } from '../../foundation/json/json.js';

/** Turns an array into nested objects that a patch can address by key, and back. */
export interface ArrayCodec {
  /** The number of key segments between the array's path and one of its elements. */
  readonly depth: number;
  /** Nested objects, `depth` levels deep, with marked names. Elements with the same key collapse to the last. */
  toTree(elements: readonly JsonValue[]): JsonObject;
  /**
   * The array again; `original` is the array before the patch. Throws `INVALID_ARGUMENT` when the tree holds something
   * that is not an element.
   */
  toArray(tree: JsonObject, original: readonly JsonValue[]): JsonValue[];
}

/** An array of an aspect that patches address by key. */
export interface KeyedArray {
  /** Member names from the record that holds it. */
  readonly path: readonly string[];
  readonly codec: ArrayCodec;
  /** Keyed arrays inside each element. */
  readonly inside?: readonly KeyedArray[];
}
