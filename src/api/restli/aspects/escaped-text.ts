import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/json/json.js';

/**
 * An escape as the client writes it: four digits, and five for emoji (`\u1f600`). Where five digits can be read both
 * ways, an emoji is meant: the other reading is a letter of ancient Greek (U+1F00 to U+1FFF) before a digit.
 */
const ESCAPE = /\\u(1f[0-9a-f]{3}|[0-9a-f]{4})/g;

const EMOJI = /\p{Emoji}/u;

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
  const read = String.fromCodePoint(Number.parseInt(digits, 16));
  if (digits.length > 4 && !EMOJI.test(read))
    return character(escape.slice(0, -1), digits.slice(0, 4)) + escape.slice(-1);
  return (read.codePointAt(0) ?? 0) < FIRST_BEYOND_ASCII ? escape : read;
}
