import { NAME_WORD } from '../word-rules.js';

/** Names of more words have no other spellings. */
const MOST_WORDS = 6;
const SEPARATORS = ['_', ' ', '-', '.', ''];

/** A name: words of letters and digits with separators between them, without operators of the query syntax. */
const NAME = /^[\p{L}\p{N}]+(?:[ _.-]+[\p{L}\p{N}]+)*$/u;
const WORD = new RegExp(NAME_WORD, 'gu');

/**
 * The spellings under which an entity named by `text` may be stored, in lower case: words joined by any separator, the
 * last one in the singular or plural. Empty if the text is not a name.
 */
export function nameSpellings(text: string): readonly string[] {
  if (!NAME.test(text)) return [];
  const whole = text.toLowerCase();
  const words = (text.match(WORD) ?? []).map((word) => word.toLowerCase());
  const last = words.at(-1);
  if (last === undefined || words.length > MOST_WORDS) return [whole];
  const numbers = [last, ...otherNumber(last)].map((word) => [...words.slice(0, -1), word]);
  return [...new Set([whole, ...numbers.flatMap((name) => SEPARATORS.map((separator) => name.join(separator)))])];
}

/** The plurals of a singular noun and the singulars of a plural one, as far as the spelling shows. */
function otherNumber(noun: string): readonly string[] {
  if (noun.length < 3) return [];
  if (/[^aeiou]ies$/.test(noun)) return [`${noun.slice(0, -3)}y`];
  if (/(?:[sxz]|[cs]h)es$/.test(noun)) return [noun.slice(0, -2), noun.slice(0, -1)];
  if (/[^sui]s$/.test(noun)) return [noun.slice(0, -1)];
  if (/[^aeiou]y$/.test(noun)) return [`${noun.slice(0, -1)}ies`];
  return [/(?:[sxz]|[cs]h)$/.test(noun) ? `${noun}es` : `${noun}s`];
}
