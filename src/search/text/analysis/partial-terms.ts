import { piecesOf, wordsOf } from './pieces.js';

/** Maximum number of characters of a word that completion compares. */
export const LONGEST_BEGINNING = 20;

/** The words whose prefixes complete a text: pieces and their words, in lower case, without stemming or stop words. */
export function partialTerms(value: string): ReadonlySet<string> {
  return new Set(piecesOf(value).flatMap(partialTermsOfPiece));
}

/** The same for one piece of a value. */
export function partialTermsOfPiece(piece: string): readonly string[] {
  return [piece, ...wordsOf(piece)].map(beginning);
}

/** The words of a text that is being typed, by position: for each position, one must be a prefix of a word. */
export function partialPositions(text: string): readonly (readonly string[])[] {
  return piecesOf(text).flatMap((piece) => {
    const whole = beginning(piece);
    const [first, ...others] = wordsOf(piece).map(beginning);
    return [first === undefined ? [whole] : [whole, first], ...others.map((word) => [word])];
  });
}

function beginning(term: string): string {
  return term.toLowerCase().slice(0, LONGEST_BEGINNING);
}
