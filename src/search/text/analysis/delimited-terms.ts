import { stem } from 'porter2';
import { LONGEST_VALUE, SHORTEST_TERM, STOP_WORDS, UNSTEMMED_WORDS, URN_WORDS } from '../../word-rules.js';
import { foldToAscii } from './ascii-folding.js';
import { KeptTerms } from './kept-terms.js';
import { piecesOf, rawTerms, runsOfWords, sameMeaning, wordsOf } from './pieces.js';

const STOPPED: ReadonlySet<string> = new Set([...STOP_WORDS, ...URN_WORDS]);
const UNSTEMMED: ReadonlySet<string> = new Set(UNSTEMMED_WORDS);

/** Maximum length of the words whose terms are cached, in characters: the usual length of a word in names. */
const LONGEST_WORD = 16;

/** Longest term that is compared in full; longer terms are compared by their first characters. */
export const LONGEST_TERM = 100;

const finishedTerms = new KeptTerms(LONGEST_WORD, (raw: string) => ({ term: stemmed(raw.trim()) }));

/** The distinct terms under which the words of a value are found (search.md 5, `word_delimited`). */
export function delimitedTerms(value: string): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const piece of piecesOf(value)) addTermsOf(piece, terms);
  return terms;
}

/** The same for one piece of a value. */
export function delimitedTermsOfPiece(piece: string): readonly string[] {
  const terms = new Set<string>();
  addTermsOf(piece, terms);
  return [...terms];
}

function addTermsOf(piece: string, terms: Set<string>): void {
  const words = new Set<string>();
  for (const { text } of rawTerms(piece)) addWord(text, words);
  for (const text of runsOfWords(piece)) addWord(text, words);
  for (const word of words) addTerm(word, terms);
}

/** Adds a word and its synonyms. */
function addWord(word: string, words: Set<string>): void {
  words.add(word);
  for (const other of sameMeaning(word)) words.add(other);
}

function addTerm(word: string, terms: Set<string>): void {
  const term = finishedTerm(word);
  if (term !== undefined && term.length >= SHORTEST_TERM) terms.add(term);
}

/**
 * The same terms by position, as needed for the words of a query: one term of each position must be found. As in
 * Lucene, a position whose terms all occurred before does not count, and a position without terms is skipped.
 */
export function delimitedPositions(text: string): readonly (readonly string[])[] {
  if (text === latest.text) return latest.positions;
  latest = { text, positions: positionsOf(text) };
  return latest.positions;
}

/** The latest result: a query asks for the same text in one field after the other. */
let latest: { readonly text: string; readonly positions: readonly (readonly string[])[] } = { text: '', positions: [] };

function positionsOf(text: string): readonly (readonly string[])[] {
  const seen = new Set<string>();
  const positions: string[][] = [];
  let advances = true;
  for (const raw of piecesOf(text).flatMap(rawTerms)) {
    const term = finishedTerm(raw.text);
    if (term !== undefined && seen.has(term)) continue;
    advances ||= raw.advances;
    if (term === undefined) continue;
    seen.add(term);
    if (term.length < SHORTEST_TERM) continue;
    if (advances) positions.push([]);
    positions.at(-1)?.push(term);
    advances = false;
  }
  return positions;
}

/** The stems of a text's words in order, without stop words. */
export function stemmedWords(text: string): readonly string[] {
  return piecesOf(text)
    .flatMap((piece) => (wordsOf(piece).length === 0 ? [piece] : wordsOf(piece)))
    .flatMap((word) => finishedTerm(word.toLowerCase()) ?? []);
}

/** The whole text as one term, for prefix matches; undefined if it is too short or contains no searchable term. */
export function wholeTerm(text: string): string | undefined {
  const folded = withoutQuotes(foldToAscii(text).toLowerCase());
  if (STOPPED.has(folded) || folded.length < SHORTEST_TERM) return undefined;
  return folded.slice(0, LONGEST_TERM);
}

/** A raw term as it is indexed, of any length; undefined if it is not searchable. */
export function finishedTerm(raw: string): string | undefined {
  return finishedTerms.of(raw).term;
}

function stemmed(word: string): string | undefined {
  if (word.length > LONGEST_VALUE || STOPPED.has(word)) return undefined;
  return withoutQuotes(UNSTEMMED.has(word) ? word : stem(word)).slice(0, LONGEST_TERM);
}

function withoutQuotes(text: string): string {
  return text.replace(/['"]/g, '');
}
