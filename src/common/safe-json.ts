import { parse } from 'secure-json-parse';
import { endOfString, parseExact } from './exact-json.js';

/** Deepest nesting of JSON that is read. No aspect and no request comes near it; code that descends into values may rely on it. */
export const MAX_JSON_DEPTH = 256;

const QUOTE = 0x22;

/**
 * Reads JSON that came from outside. A byte order mark is skipped; members that would reach into prototypes (`__proto__`, and `constructor` with a
 * `prototype`) are dropped. Whole numbers that a double cannot hold are `ExactInteger`s, or rounded. Throws a `SyntaxError` that does not repeat the text: for what is no JSON, and for what is nested deeper than `MAX_JSON_DEPTH`.
 */
export function parseJson(text: string, numbers: 'exact' | 'rounded' = 'exact'): unknown {
  if (isNestedDeeper(text, MAX_JSON_DEPTH)) throw new SyntaxError(`It is nested deeper than ${MAX_JSON_DEPTH} levels`);
  try {
    return numbers === 'exact' ? parseExact(text, parseSafely) : parseSafely(text);
  } catch (error) {
    // eslint-disable-next-line preserve-caught-error -- the cause repeats the text
    throw new SyntaxError(withoutText(error instanceof Error ? error.message : ''));
  }
}

/** Whether arrays and objects stand in each other more than `limit` levels deep. Looks at the text alone, so it never fails. */
export function isNestedDeeper(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = endOfString(text, at);
    else if (code === 0x7b || code === 0x5b) depth += 1;
    else if (code === 0x7d || code === 0x5d) depth -= 1;
    if (depth > limit) return true;
  }
  return false;
}

function parseSafely(text: string, reviver?: (key: string, value: unknown) => unknown): unknown {
  return parse(text, reviver, { protoAction: 'remove', constructorAction: 'remove' }) as unknown;
}

/** Node quotes what it could not read, which may hold a secret. */
function withoutText(message: string): string {
  return message.replace(/,? ?(?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON$/s, '');
}
