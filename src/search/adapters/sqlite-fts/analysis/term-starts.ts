import { SYNONYMS } from '../../../word-rules.js';
import { finishedTerm } from './delimited-terms.js';

/** Values whose words stand in them as written, apart from their case: ASCII without quotes. */
const PLAIN = /^[^'"\u0080-\uffff]*$/;

/** Ends of stems that differ from the word in two letters, as in `die` of `dying`; others differ in one at most. */
const CHANGED_END = /(?:ble|ie)$/;

/**
 * A fast test for values without any term that begins with one of `terms`: it returns false for most of them, and true
 * for every value with such a term.
 */
export function mayHaveTerms(terms: Iterable<string>): (value: string) => boolean {
  const starts = [...new Set([...terms].flatMap(startsOf))];
  return (value) => {
    if (!PLAIN.test(value)) return true;
    const text = value.toLowerCase();
    return starts.some((start) => text.includes(start));
  };
}

/** Texts of which a plain value contains one if it has a term that begins with `term`. */
function startsOf(term: string): readonly string[] {
  const start = term.slice(0, CHANGED_END.test(term) ? -2 : -1);
  const synonyms = SYNONYMS.filter((group) => group.some((word) => finishedTerm(word)?.startsWith(term) === true));
  return [start, ...synonyms.flat()];
}

/** The same for the words of a value in their written form. */
export function mayHaveWord(word: string): (value: string) => boolean {
  return (value) => !PLAIN.test(value) || value.toLowerCase().includes(word);
}
