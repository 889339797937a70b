import { JsonText } from './exact-json.js';

/** A string as `JSON.stringify` writes it, except for names like `"12"`, which it writes first. */
const STRING = String.raw`"(?!\d+":)[^"\\\x00-\x1f]*(?:\\["\\bfnrt][^"\\\x00-\x1f]*)*"`;

/** A whole number that a double represents. */
const NUMBER = String.raw`(?:0|-?[1-9]\d{0,14})(?=[,\]}])`;

/** JSON without spaces, nulls and fractions, whose parts are written in only one way. */
const CANONICAL = new RegExp(String.raw`^\{(?:${STRING}|[{}[\],:]|true|false|${NUMBER})*\}$`);

/** Longer texts are read and written again, so that testing them never takes long. */
const LONGEST = 64 * 1024;

/**
 * The JSON text of an object without nulls as a value for `exactJson`; undefined if `exactJson` might write that object
 * in another way. `text` must be valid JSON that names no member twice.
 */
export function canonicalJson(text: string): JsonText | undefined {
  return text.length <= LONGEST && CANONICAL.test(text) ? new JsonText(text) : undefined;
}
