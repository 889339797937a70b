import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/common/json.js';

/** An escape of one character of Unicode's basic plane, in the form that Python writes. */
const ESCAPE = /\\u([0-9a-f]{4})/g;

/** Characters below it are never escaped twice. */
const FIRST_BEYOND_ASCII = 0x80;

/**
 * Returns the proposal with the characters beyond ASCII that DataHub's Python client escapes twice when it sends a
 * single proposal (`"entityUrn": "urn:li:tag:\\u00fc"`). The aspect is JSON text of its own, whose escapes are read
 * with it.
 */
export function unescapedProposal({ aspect, ...rest }: JsonObject): JsonObject {
  const read = unescapedTexts(rest);
  return aspect === undefined ? read : { ...read, aspect };
}

function unescapedTexts(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, member === undefined ? member : unescaped(member)]),
  );
}

function unescaped(value: JsonValue): JsonValue {
  if (typeof value === 'string') return value.replace(ESCAPE, character);
  if (Array.isArray(value)) return value.map(unescaped);
  return isJsonObject(value) ? unescapedTexts(value) : value;
}

function character(escape: string, digits: string): string {
  const code = Number.parseInt(digits, 16);
  return code < FIRST_BEYOND_ASCII ? escape : String.fromCharCode(code);
}
