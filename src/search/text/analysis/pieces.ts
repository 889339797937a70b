import { CAMEL_CASE_WORD, SYNONYMS } from '../../word-rules.js';
import { foldToAscii } from './ascii-folding.js';

const PIECE_END = /[(),./:]/;
const WORD = /[\p{L}\p{M}\p{N}_\-\u{10000}-\u{10ffff}]+/gu;
const PLAIN_WORD = /^[\p{L}\p{M}\p{N}_\-\u{10000}-\u{10ffff}]*$/u;
const PLAIN_TEXT = /^[A-Za-z0-9 _-]*$/;
const POSSESSIVE = /'[sS](?![\p{L}\p{M}\p{N}_-])/gu;
const NUMBER_START = /^\p{N}/u;
const CAMEL_WORD = new RegExp(CAMEL_CASE_WORD, 'g');

/** Runs of letters and digits, with and without `_` and `-`, and double-quoted text. */
const CAPTURES = [/([a-z0-9 _-]{2,})/g, /([a-z0-9 ]{2,})/g, /"([^"]*)"/g];

/** Simple names and texts, which are the most frequent; the patterns need not be tried for them. */
const ONE_RUN = /^[a-z0-9 ]*$/;
const RUNS = /^[a-z0-9 _-]*$/;
const RUN_END = /[_-]/;

const GROUPS: ReadonlyMap<string, readonly string[]> = new Map(
  SYNONYMS.flatMap((group) => group.map((word): [string, readonly string[]] => [word, group])),
);

/**
 * The parts between brackets, commas, dots, slashes and colons; accents are removed, and everything else stays as
 * written.
 */
export function piecesOf(text: string): readonly string[] {
  return foldToAscii(text)
    .split(PIECE_END)
    .filter((piece) => piece !== '');
}

/**
 * Words of a piece: runs of letters, digits, `_` and `-`, without a possessive `'s`. Empty if the piece is a single
 * word.
 */
export function wordsOf(piece: string): readonly string[] {
  if (PLAIN_WORD.test(piece)) return [];
  if (PLAIN_TEXT.test(piece)) return piece.split(' ').filter((word) => word !== '');
  return piece.replace(POSSESSIVE, ' ').match(WORD) ?? [];
}

/** Excludes words that begin with a digit, which are found only as parts of the whole. */
function textWordsOf(piece: string): readonly string[] {
  return wordsOf(piece).filter((word) => !NUMBER_START.test(word));
}

/** The synonyms of `word`, including itself; empty for most words. */
export function sameMeaning(word: string): readonly string[] {
  return GROUPS.get(word) ?? [];
}

/** A term before stop words, stems and duplicates are handled. */
export interface RawTerm {
  readonly text: string;
  /** Whether its position is one after that of the previous term, rather than the same. */
  readonly advances: boolean;
}

/**
 * Raw terms of a piece, positioned as in Lucene's `word_delimited` chain: the whole piece with its first word, each
 * further word at its own position, and at the last position runs of letters and digits, quoted text and the words of
 * camel case. A run with synonyms opens a position.
 */
export function rawTerms(piece: string): readonly RawTerm[] {
  const whole = piece.toLowerCase();
  const [first, ...others] = textWordsOf(whole);
  const beside = [...sameMeaning(whole), ...(first === undefined ? [] : [first])];
  const camelWords = piece.match(CAMEL_WORD) ?? [];
  return [
    { text: whole, advances: true },
    ...beside.map((text) => ({ text, advances: false })),
    ...others.map((text) => ({ text, advances: true })),
    ...capturesOf(whole).flatMap(withSynonyms),
    ...camelWords.map((word) => ({ text: word.toLowerCase(), advances: false })),
  ];
}

function withSynonyms(run: string): readonly RawTerm[] {
  const others = sameMeaning(run).filter((word) => word !== run);
  return [...others, run].map((text, at) => ({ text, advances: at === 0 && others.length > 0 }));
}

/**
 * Terms indexed in addition to the raw terms: runs of letters and digits in each word of a piece, which also join a
 * number with its neighbouring words.
 */
export function runsOfWords(piece: string): readonly string[] {
  return textWordsOf(piece.toLowerCase()).flatMap(capturesOf);
}

/** The matches of the patterns in a piece, ordered by their start, without the whole piece itself. */
function capturesOf(whole: string): readonly string[] {
  if (ONE_RUN.test(whole)) return [];
  if (RUNS.test(whole)) return whole.split(RUN_END).filter((run) => run.length > 1);
  return CAPTURES.flatMap((pattern) => [...whole.matchAll(pattern)])
    .sort((left, right) => left.index - right.index)
    .flatMap(([, run = '']) => (run === whole ? [] : [run]));
}
