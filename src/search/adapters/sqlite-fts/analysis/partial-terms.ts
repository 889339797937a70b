import { piecesOf, wordsOf } from './pieces.js';

/** Letters of a word that completion tells apart. */
export const LONGEST_BEGINNING = 20;

/** The words whose beginnings complete a text: pieces and their words, lower case, nothing stemmed or left out. */
export function partialTerms(value: string): ReadonlySet<string> {
  return new Set(piecesOf(value).flatMap(partialTermsOfPiece));
}

/** The same of one piece of a value. */
export function partialTermsOfPiece(piece: string): readonly string[] {
  return [piece, ...wordsOf(piece)].map(beginning);
}

/** The words of a text that is being typed, by position: of each position one has to begin a word. */
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
