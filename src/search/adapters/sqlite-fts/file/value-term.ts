import { createHash } from 'node:crypto';
import type { DocumentValue } from '../../../text/document-values.js';
import { LONGEST_VALUE } from '../../../word-rules.js';
import { foldValue, lowerAscii } from '../../../text/analysis/ascii-folding.js';
import { decodeTerm, encodeTerm } from './term-encoding.js';

/**
 * Ends the folded part of a term; the rest distinguishes values that fold alike. Sorts before every character of a
 * folded value.
 */
export const FOLD_END = '!';

/** The value differs from the folded one only by ASCII capitals: the positions of the capitals follow. */
export const CAPITALS = `${FOLD_END}0`;
const OTHERWISE = `${FOLD_END}1`;
const TOO_LONG = `${FOLD_END}2`;

/** Maximum length of a value that a term contains whole; for longer values, a digest replaces the rest. */
const LONGEST_WHOLE = 256;

/** The term of a whole value; undefined if the value is too long to be compared whole. */
export function valueTerm(value: DocumentValue): string | undefined {
  if (typeof value !== 'string') return String(value);
  if (value.length > LONGEST_VALUE) return undefined;
  const folded = foldValue(value);
  if (value.length > LONGEST_WHOLE || folded.length > LONGEST_WHOLE)
    return foldedTerm(folded) + TOO_LONG + digest(value);
  if (folded === value) return encodeTerm(folded);
  const end = lowerAscii(value) === folded ? CAPITALS + capitalsOf(value) : OTHERWISE + encodeTerm(value);
  return encodeTerm(folded) + end;
}

/**
 * Prefix of the terms of all values that fold to `folded`: such a term equals the prefix, or continues with `FOLD_END`.
 */
export function foldedTerm(folded: string): string {
  return encodeTerm(folded.slice(0, LONGEST_WHOLE));
}

/** The text in a term; undefined if the term contains only a prefix of it. */
export function termText(term: string): string | undefined {
  const end = term.indexOf(FOLD_END);
  if (end === -1) return decodeTerm(term);
  const rest = term.slice(end + FOLD_END.length + 1);
  const mark = term.slice(end, end + FOLD_END.length + 1);
  if (mark === TOO_LONG) return undefined;
  return mark === OTHERWISE ? decodeTerm(rest) : withCapitals(decodeTerm(term.slice(0, end)), rest);
}

/** The folded text of a term, or a prefix of it. */
export function termFold(term: string): string {
  const end = term.indexOf(FOLD_END);
  return decodeTerm(end === -1 ? term : term.slice(0, end));
}

/** Gaps between capitals, in base 36 and separated by `.`; a run of capitals is encoded as a run of zeros. */
function capitalsOf(value: string): string {
  const gaps: string[] = [];
  let last = -1;
  for (const { index } of value.matchAll(/[A-Z]/g)) {
    gaps.push((index - last - 1).toString(36));
    last = index;
  }
  return gaps.join('.');
}

function withCapitals(folded: string, gaps: string): string {
  const characters = folded.split('');
  let at = -1;
  for (const gap of gaps.split('.')) {
    at += parseInt(gap, 36) + 1;
    characters[at] = characters[at]?.toUpperCase() ?? '';
  }
  return characters.join('');
}

function digest(value: string): string {
  return createHash('sha1').update(value).digest('hex');
}
