import type { WeightedField } from '../../../search-field.js';
import { foldToAscii, foldValue } from '../../../text/analysis/ascii-folding.js';
import { delimitedPositions } from '../../../text/analysis/delimited-terms.js';
import { LONGEST_BEGINNING } from '../../../text/analysis/partial-terms.js';
import { gramsOfQuery } from '../../../text/analysis/word-grams.js';
import { encodeTerm } from '../file/term-encoding.js';
import { hasToken, hasTokenPrefix, type TokenClass, tokenPrefix } from '../file/token.js';
import { isNumericType } from '../file/typed-value.js';
import { FOLD_END, foldedTerm } from '../file/value-term.js';

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
 * A MATCH expression for documents whose field part contains the text; undefined if the text has no searchable term
 * there.
 */
export function textExpression(field: WeightedField, fieldId: number, text: string): string | undefined {
  const prefix = variantPrefix(field, fieldId);
  switch (field.variant) {
    case 'keyword':
      return foldedExpression(prefix, comparedText(field, text));
    case 'delimited':
      return allOf(
        delimitedPositions(text).map((terms) => anyOf(terms.map((term) => hasToken(prefix + encodeTerm(term))))),
      );
    case 'partial':
      return hasTokenPrefix(prefix + encodeTerm(foldToAscii(text).toLowerCase().slice(0, LONGEST_BEGINNING)));
    default:
      return allOf(
        gramsOfQuery(text, Number(field.variant.slice(-1)), ' ').map((gram) => hasToken(prefix + encodeTerm(gram))),
      );
  }
}

/** A MATCH expression for documents whose field part has a term that begins with the text. */
export function prefixExpression(field: WeightedField, fieldId: number, text: string): string {
  const start = field.variant === 'keyword' ? foldedTerm(foldValue(text)) : encodeTerm(foldToAscii(text).toLowerCase());
  return hasTokenPrefix(variantPrefix(field, fieldId) + start);
}

/** A MATCH expression for documents with a value that folds to `folded`. */
export function foldedExpression(prefix: string, folded: string): string {
  const term = prefix + foldedTerm(folded);
  return anyOf([hasToken(term), hasTokenPrefix(term + FOLD_END)]);
}

/** A text in the form of a field's values: normalized for numbers, folded otherwise. */
export function comparedText({ type }: WeightedField, text: string): string {
  const number = isNumericType(type) && text.trim() !== '' ? Number(text) : Number.NaN;
  return Number.isFinite(number) ? String(number) : foldValue(text);
}

/** Joins expressions of which at least one must match. */
export function anyOf(expressions: readonly string[]): string {
  return expressions.length === 1 ? (expressions[0] ?? '') : `(${expressions.join(' OR ')})`;
}

function allOf(expressions: readonly string[]): string | undefined {
  return expressions.length === 0 ? undefined : expressions.join(' AND ');
}
