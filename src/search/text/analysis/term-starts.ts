import { SYNONYMS } from '../../word-rules.js';
import { finishedTerm } from './delimited-terms.js';

/** Characters of values whose words may be written in another way than they are found; all others are ASCII. */
const UNPLAIN = String.raw`['"\u0080-\uffff]`;

/** Ends of stems that differ from the word in two letters, as in `die` of `dying`; others differ in one at most. */
const CHANGED_END = /(?:ble|ie)$/;

/**
 * A fast test for values without any term that begins with one of `terms`: it returns false for most of them, and true
 * for every value with such a term.
 */
export function mayHaveTerms(terms: Iterable<string>): (value: string) => boolean {
  return mayContain([...new Set([...terms].flatMap(startsOf))]);
}

/** The same for a word of `gramWords`. */
export function mayHaveWord(word: string): (value: string) => boolean {
  return mayContain([word]);
}

/** Texts of which a plain value contains one if it has a term that begins with `term`. */
function startsOf(term: string): readonly string[] {
  const start = term.slice(0, CHANGED_END.test(term) ? -2 : -1);
  const synonyms = SYNONYMS.filter((group) => group.some((word) => finishedTerm(word)?.startsWith(term) === true));
  return [start, ...synonyms.flat()];
}

/** Whether a value contains one of the texts in any case, or is not plain. */
function mayContain(texts: readonly string[]): (value: string) => boolean {
  const escaped = texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`));
  const pattern = new RegExp([...escaped, UNPLAIN].join('|'), 'i');
  return (value) => pattern.test(value);
}
