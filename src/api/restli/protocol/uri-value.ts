import { invalidArgument } from '../../../foundation/common/errors.js';
import { percentDecode } from '../../../foundation/http/index.js';

/** A value in a rest.li query: a text, `List(…)` or a record `(member:value,…)`. */
export type UriValue = string | readonly UriValue[] | UriRecord;

/** A record `(member:value,…)`. */
export interface UriRecord {
  readonly [member: string]: UriValue;
}

/** Maximum nesting depth of lists and records. */
const MOST_LEVELS = 16;

const LIST = /^List\((.*)\)$/s;
const RECORD = /^\(([^(),:]+:.*)\)$/s;

/**
 * Parses protocol 2.0.0's syntax: `List(a,b)`, `(member:value)`, and texts with percent-encoded reserved characters.
 * `raw` is still encoded. Unencoded urns are treated as texts, and so are lists that are encoded as a whole. Throws
 * `INVALID_ARGUMENT` for unbalanced or too deeply nested brackets.
 */
export function parseUriValue(raw: string): UriValue {
  const value = parseEncoded(raw);
  const isEncodedList = typeof value === 'string' && value !== raw && LIST.test(value);
  return isEncodedList ? splitOutermost(LIST.exec(value)?.[1] ?? '') : value;
}

function parseEncoded(raw: string, levels = MOST_LEVELS): UriValue {
  if (levels === 0) throw invalidArgument(`A value in the query is nested deeper than ${MOST_LEVELS} levels.`);
  const list = LIST.exec(raw);
  if (list !== null) return splitOutermost(list[1] ?? '').map((item) => parseEncoded(item, levels - 1));
  const record = RECORD.exec(raw);
  if (record !== null) return parseRecord(record[1] ?? '', levels - 1);
  return percentDecode(raw);
}

function parseRecord(inner: string, levels: number): UriRecord {
  return Object.fromEntries(
    splitOutermost(inner).map((member) => {
      const colon = member.indexOf(':');
      if (colon === -1) throw invalidArgument(`"(${inner})" is not a record. Write (member:value,…).`);
      return [percentDecode(member.slice(0, colon)), parseEncoded(member.slice(colon + 1), levels)];
    }),
  );
}

/** Splits at the commas outside of brackets; an empty text has no items. */
function splitOutermost(text: string): readonly string[] {
  if (text === '') return [];
  const items: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length && depth >= 0; at += 1) {
    const character = text[at];
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === ',' && depth === 0) {
      items.push(text.slice(start, at));
      start = at + 1;
    }
  }
  if (depth !== 0) throw invalidArgument(`The brackets of "${text}" do not match.`);
  return [...items, text.slice(start)];
}
