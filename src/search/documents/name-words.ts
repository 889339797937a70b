import type { JsonObject, JsonValue } from '../../foundation/json/json.js';
import { ENTITY_NAME, type SearchField } from '../search-field.js';
import { NAME_WORD } from '../word-rules.js';

const WORD = new RegExp(NAME_WORD, 'gu');
const SHORTEST = 4;
const LONGEST = 32;
const MOST_WORDS = 16;

/** The words of a text in lower case; `orderDetails`, `ORDER_DETAILS` and `order details` have the same two. */
export function wordsOfName(text: string): readonly string[] {
  return (text.match(WORD) ?? []).map((word) => word.toLowerCase());
}

/** Whether a word is long enough, and not too long, to be a misspelled one or its correction. */
export function isSpellable(word: string): boolean {
  return word.length >= SHORTEST && word.length <= LONGEST && /^\p{L}+$/u.test(word);
}

/** The distinct spellable words of the names in a document. At most 16 are returned, the first ones. */
export function nameWords(fields: readonly SearchField[], document: JsonObject): readonly string[] {
  const names = fields
    .filter(({ aliases }) => aliases.includes(ENTITY_NAME))
    .flatMap(({ name }) => textsOf(document[name]));
  return [...new Set(names.flatMap(wordsOfName).filter(isSpellable))].slice(0, MOST_WORDS);
}

function textsOf(value: JsonValue | undefined): readonly string[] {
  return (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
}
