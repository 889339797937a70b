import { editDistance } from '../../foundation/common/edit-distance.js';
import { isSpellable, wordsOfName } from '../documents/name-words.js';
import type { SpelledWord } from '../search-query.js';

/** Texts of more words are not corrected. */
const MOST_WORDS = 6;

/** Letters, and blanks and separators of names between them: neither quotes nor operators nor numbers. */
const CORRECTABLE = /^[\p{L}\s_.-]+$/u;

/** Words of fewer letters may differ from their correction by one edit only. */
const LONG_WORD = 6;

/** The distinct words of a text that may be misspelled, in lower case; none if the text says exactly what it means. */
export function correctableWords(text: string): readonly string[] {
  if (!CORRECTABLE.test(text)) return [];
  const words = [...new Set(wordsOfName(text))];
  return words.length > MOST_WORDS ? [] : words.filter(isSpellable);
}

/**
 * The text in lower case with each word in `candidates` replaced by the most similar candidate, the most frequent one
 * of equally similar ones. Undefined if a word has no candidate that is similar enough.
 */
export function correctedText(
  text: string,
  candidates: ReadonlyMap<string, readonly SpelledWord[]>,
): string | undefined {
  const replaced = new Map([...candidates].map(([word, words]) => [word, bestCandidate(word, words)]));
  if (replaced.size === 0 || [...replaced.values()].includes(undefined)) return undefined;
  return text.replace(/\p{L}+/gu, (run) => {
    return wordsOfName(run)
      .map((word) => replaced.get(word) ?? word)
      .join(' ');
  });
}

function bestCandidate(word: string, candidates: readonly SpelledWord[]): string | undefined {
  const most = word.length < LONG_WORD ? 1 : 2;
  return candidates
    .map(({ text, frequency }) => ({ text, frequency, edits: editDistance(text, word, most) }))
    .filter(({ edits }) => edits <= most)
    .sort(
      (left, right) =>
        left.edits - right.edits || right.frequency - left.frequency || (left.text < right.text ? -1 : 1),
    )
    .at(0)?.text;
}
