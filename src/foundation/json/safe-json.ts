import { parse } from 'secure-json-parse';
import { DomainError, invalidArgument } from '../common/errors.js';
import { endOfString, parseExact } from './exact-json.js';
import { jsonMistake } from './json-error.js';
import { requestOrigin } from '../requests/request-origin.js';

/** Maximum nesting depth of JSON input, far more than any aspect or request needs; recursive code may rely on it. */
export const MAX_JSON_DEPTH = 256;

/** What an `ExactInteger` counts in addition to its comma or colon: parsing one takes as long as parsing 20 others. */
const EXACT_PARTS = 19;

/** Matches a text of the JSON value null. */
const NULL = /^\uFEFF?\s*null\s*$/;

const QUOTE = 0x22;

/** The features of a JSON text that determine the cost of parsing. */
interface JsonSize {
  /** Whether arrays and objects are nested more deeply than allowed. */
  readonly isTooDeep: boolean;
  /** Objects, lists, commas and colons; counting stops above the limit. */
  readonly parts: number;
}

/**
 * Parses untrusted JSON. Skips a byte order mark. Integers that a double cannot represent become `ExactInteger`s, or
 * are rounded. Throws a `SyntaxError` with the position, without repeating the text, for invalid JSON and for JSON
 * nested deeper than `MAX_JSON_DEPTH`. Throws `INVALID_ARGUMENT` for members that could pollute prototypes
 * (`__proto__`, and `constructor` with a `prototype`), and before parsing if the request exceeds its JSON allowance.
 */
export function parseJson(text: string, numbers: 'exact' | 'rounded' = 'exact'): unknown {
  const allowance = requestOrigin()?.json;
  const { isTooDeep, parts } = sizeOf(text, MAX_JSON_DEPTH, allowance?.left);
  if (isTooDeep) throw new SyntaxError(`It is nested deeper than ${MAX_JSON_DEPTH} levels`);
  allowance?.take(parts);
  try {
    return numbers === 'rounded'
      ? parseSafely(text)
      : parseExact(text, parseSafely, () => allowance?.take(EXACT_PARTS));
  } catch (error) {
    throw error instanceof DomainError ? error : new SyntaxError(jsonMistake(text.replace(/^\uFEFF/, '')));
  }
}

/**
 * The size of a text that should be JSON, found by scanning it, so it never fails. Texts too short to exceed
 * `depthLimit` are not scanned.
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

/** Parses `text` once: an invalid text is not searched for forbidden members. */
function parseSafely(text: string): unknown {
  const value: unknown = parse(text, { safe: true });
  if (value !== null || NULL.test(text)) return value;
  throw invalidArgument(
    'The JSON has a member named "__proto__", or "constructor" with a member "prototype". These names are not ' +
      'supported: rename or remove the member.',
  );
}
