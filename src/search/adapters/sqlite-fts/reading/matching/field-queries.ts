import type { WeightedField } from '../../../../search-field.js';
import { foldToAscii, foldValue } from '../../../../text/analysis/ascii-folding.js';
import { delimitedPositions } from '../../../../text/analysis/delimited-terms.js';
import { LONGEST_BEGINNING } from '../../../../text/analysis/partial-terms.js';
import { gramsOfQuery } from '../../../../text/analysis/word-grams.js';
import { encodeTerm } from '../../file/term-encoding.js';
import { type TokenClass, tokenPrefix } from '../../file/token.js';
import { isNumericType } from '../../file/typed-value.js';
import { FOLD_END, foldedTerm } from '../../file/value-term.js';
import { allOf, anyOf, hasToken, hasTokenPrefix, type TokenQuery } from './token-query.js';

const CLASSES: Readonly<Record<WeightedField['variant'], TokenClass>> = {
  keyword: 'v',
  delimited: 'd',
  wordGrams2: 'g',
  wordGrams3: 'g',
  wordGrams4: 'g',
  partial: 'p',
};

/** Prefix of the tokens of a field part. */
export function variantPrefix({ variant }: WeightedField, fieldId: number): string {
  return tokenPrefix(CLASSES[variant], fieldId);
}

/**
 * Documents whose field part contains the text, as conditions of which one must be met, because other searches need
 * single ones again; undefined if the text has no searchable term there.
 */
export function textQueries(field: WeightedField, fieldId: number, text: string): readonly TokenQuery[] | undefined {
  const prefix = variantPrefix(field, fieldId);
  switch (field.variant) {
    case 'keyword':
      return [foldedQuery(prefix, comparedText(field, text))];
    case 'delimited':
      return inEveryPosition(prefix, delimitedPositions(text));
    case 'partial':
      return [hasTokenPrefix(prefix + encodeTerm(foldToAscii(text).toLowerCase().slice(0, LONGEST_BEGINNING)))];
    default: {
      const grams = gramsOfQuery(text, Number(field.variant.slice(-1)), ' ');
      return inEveryPosition(
        prefix,
        grams.map((gram) => [gram]),
      );
    }
  }
}

/** Documents whose field part has a term that begins with the text. */
export function prefixQuery(field: WeightedField, fieldId: number, text: string): TokenQuery {
  const start = field.variant === 'keyword' ? foldedTerm(foldValue(text)) : encodeTerm(foldToAscii(text).toLowerCase());
  return hasTokenPrefix(variantPrefix(field, fieldId) + start);
}

/** Documents with a value that folds to `folded`. */
export function foldedQuery(prefix: string, folded: string): TokenQuery {
  const term = prefix + foldedTerm(folded);
  return anyOf([hasToken(term), hasTokenPrefix(term + FOLD_END)]);
}

/** A text in the form of a field's values: normalized for numbers, folded otherwise. */
export function comparedText({ type }: WeightedField, text: string): string {
  const number = isNumericType(type) && text.trim() !== '' ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? String(number) : foldValue(text);
}

/** Documents with one of the terms of each position. */
function inEveryPosition(prefix: string, positions: readonly (readonly string[])[]): readonly TokenQuery[] | undefined {
  const queries = positions.map((terms) => terms.map((term) => hasToken(prefix + encodeTerm(term))));
  if (queries.length <= 1) return queries[0];
  return [allOf(queries.map(anyOf))];
}
