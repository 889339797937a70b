import { parse } from 'secure-json-parse';
import { endOfString, parseExact } from './exact-json.js';
import { jsonMistake } from './json-error.js';
import { requestOrigin } from './request-origin.js';

/**
 * Deepest nesting of JSON that is read. No aspect and no request comes near it; code that descends into values may rely
 * on it.
 */
export const MAX_JSON_DEPTH = 256;

const QUOTE = 0x22;

/** What a text of JSON is made of, as far as parsing it costs anything. */
interface JsonSize {
  /** Whether arrays and objects stand in each other more levels deep than allowed. */
  readonly isTooDeep: boolean;
  /** Objects, lists, commas and colons; counting ends where there are too many. */
  readonly parts: number;
}

/**
 * Reads JSON that came from outside. A byte order mark is skipped; members that would reach into prototypes
 * (`__proto__`, and `constructor` with a `prototype`) are dropped. Whole numbers that a double cannot hold are
 * `ExactInteger`s, or rounded. Throws a `SyntaxError` that tells the place and does not repeat the text: for what is no
 * JSON, and for what is nested deeper than `MAX_JSON_DEPTH`. Throws `INVALID_ARGUMENT` when the request has brought
 * more JSON than it may; nothing is parsed then.
 */
export function parseJson(text: string, numbers: 'exact' | 'rounded' = 'exact'): unknown {
  const allowance = requestOrigin()?.json;
  const { isTooDeep, parts } = sizeOf(text, MAX_JSON_DEPTH, allowance?.left);
  if (isTooDeep) throw new SyntaxError(`It is nested deeper than ${MAX_JSON_DEPTH} levels`);
  allowance?.take(parts);
  try {
    return numbers === 'exact' ? parseExact(text, parseSafely) : parseSafely(text);
  } catch {
    throw new SyntaxError(jsonMistake(text.replace(/^\uFEFF/, '')));
  }
}

/**
 * The size of a text that should be JSON, found by looking at the text alone, so it never fails. Texts too short to be
 * nested deeper than `depthLimit` are not looked at.
 */
export function sizeOf(text: string, depthLimit: number, partsLimit = Infinity): JsonSize {
  let [depth, parts] = [0, 0];
  if (text.length <= depthLimit) return { isTooDeep: false, parts };
  for (let at = 0; at < text.length && parts <= partsLimit; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === 0x2c || code === 0x3a) parts += 1;
    else if (code === 0x7d || code === 0x5d) depth -= 1;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      parts += 1;
      if (depth > depthLimit) return { isTooDeep: true, parts };
    }
  }
  return { isTooDeep: false, parts };
}

function parseSafely(text: string, reviver?: (key: string, value: unknown) => unknown): unknown {
  return parse(text, reviver, { protoAction: 'remove', constructorAction: 'remove' }) as unknown;
}
