import { foldToAscii } from './ascii-folding.js';

const GAP = /[(),./:\s_]|(?<=\S)-/;

/** Numbers of words in a row that are indexed together. */
const SIZES = [2, 3, 4] as const;

/** Most words of one gram. */
const LARGEST = 4;

/** Longest gram that is indexed; such of longer words are found by their single words. */
const LONGEST_GRAM = 200;

/** The words of a text as word grams see them: folded, without quotes, split at white space, `_`, hyphens and the ends of pieces. */
export function gramWords(text: string): readonly string[] {
  return foldToAscii(text)
    .toLowerCase()
    .split(GAP)
    .map((word) => word.replace(/['"]/g, '').trim())
    .filter((word) => word !== '');
}

/** Every two, three and four words in a row of a value, joined by blanks. */
export function wordGrams(value: string): ReadonlySet<string> {
  const words = gramWords(value);
  const grams = new Set<string>();
  for (const size of SIZES) {
    for (let at = 0; at + size <= words.length; at += 1) grams.add(gramOf(words, at, size));
  }
  return grams;
}

/** The grams that a value holds in which the words of `text` follow one another; empty when there are fewer than `size` words. */
export function gramsOfQuery(text: string, size: number): readonly string[] {
  const words = gramWords(text);
  if (words.length < size) return [];
  const length = Math.min(words.length, LARGEST);
  return Array.from({ length: words.length - length + 1 }, (_, at) => gramOf(words, at, length));
}

/** Whether the words of `text` follow one another in `value`. */
export function hasWordsInRow(value: string, text: string): boolean {
  const wanted = gramWords(text);
  return wanted.length > 0 && ` ${gramWords(value).join(' ')} `.includes(` ${wanted.join(' ')} `);
}

function gramOf(words: readonly string[], at: number, size: number): string {
  return words
    .slice(at, at + size)
    .join(' ')
    .slice(0, LONGEST_GRAM);
}
