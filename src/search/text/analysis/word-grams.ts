import { foldToAscii } from './ascii-folding.js';

const QUOTES = /['"]/g;
const GAP = /[(),./:\s_]|(?<=\S)-/;

/** Maximum number of characters of a word that are compared. */
const LONGEST_WORD = 50;

/** Maximum number of words in a gram. */
const LARGEST = 4;

/**
 * The words of a text for word grams: folded, without quotes, split at white space, `_`, hyphens and piece boundaries.
 */
export function gramWords(text: string): readonly string[] {
  return foldToAscii(text)
    .toLowerCase()
    .split(GAP)
    .map((word) => word.replace(QUOTES, '').trim().slice(0, LONGEST_WORD))
    .filter((word) => word !== '');
}

/** All sequences of two, three and four words, joined by `gap`. */
export function wordGrams(words: readonly string[], gap: string): readonly string[] {
  const grams: string[] = [];
  for (let at = 0; at + 1 < words.length; at += 1) {
    let gram = words[at] ?? '';
    for (let end = at + 1; end < at + LARGEST && end < words.length; end += 1) {
      gram += gap + (words[end] ?? '');
      grams.push(gram);
    }
  }
  return grams;
}

/** The grams of a value in which the words of `text` are consecutive; empty if there are fewer than `size` words. */
export function gramsOfQuery(text: string, size: number, gap: string): readonly string[] {
  const words = gramWords(text);
  if (words.length < size) return [];
  const length = Math.min(words.length, LARGEST);
  return words.slice(length - 1).map((_, at) => words.slice(at, at + length).join(gap));
}

/** Whether the words of `text` are consecutive in `value`. */
export function hasWordsInRow(value: string, text: string): boolean {
  const wanted = gramWords(text);
  return wanted.length > 0 && ` ${gramWords(value).join(' ')} `.includes(` ${wanted.join(' ')} `);
}
