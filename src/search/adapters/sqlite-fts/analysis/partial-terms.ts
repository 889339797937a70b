import { piecesOf, wordsOf } from './pieces.js';

/** Letters of a word that completion tells apart. */
export const LONGEST_BEGINNING = 20;

/** The words whose beginnings complete a text: pieces and their words, lower case, nothing stemmed or left out. */
export function partialTerms(value: string): ReadonlySet<string> {
  const terms = piecesOf(value).flatMap((piece) => [piece, ...wordsOf(piece)]);
  return new Set(terms.map((term) => term.toLowerCase().slice(0, LONGEST_BEGINNING)));
}
