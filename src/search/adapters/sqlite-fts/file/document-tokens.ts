import type { SearchDocument } from '../../../search-document.js';
import { delimitedTermsOfPiece } from '../../../text/analysis/delimited-terms.js';
import { KeptTerms } from '../../../text/analysis/kept-terms.js';
import { partialTermsOfPiece } from '../../../text/analysis/partial-terms.js';
import { piecesOf } from '../../../text/analysis/pieces.js';
import { gramWords, wordGrams } from '../../../text/analysis/word-grams.js';
import { type DocumentValue, documentValues } from '../../../text/document-values.js';
import { hasVariant, type IndexedType, type LayoutField, layoutField } from '../../../text/field-layout.js';
import { ENCODED_GAP, encodeTerm } from './term-encoding.js';
import { tokenPrefix } from './token.js';
import { typedValues } from './typed-value.js';
import { valueTerm } from './value-term.js';

/** Returns the number of a field in the index, assigning one if it has none. */
export type FieldNumbering = (name: string) => number;

/** The field under which the words of names are indexed. */
export const NAME_WORDS = '_nameWords';

/** The full-text content of a document: tokens separated by blanks. */
export function documentTokens(
  { fields, nameWords, propertyTypes }: Pick<SearchDocument, 'fields' | 'nameWords' | 'propertyTypes'>,
  layout: ReadonlyMap<string, LayoutField>,
  numberOf: FieldNumbering,
): string {
  const tokens: string[] = [];
  for (const [name, found] of documentValues(fields)) {
    const { type, aliases } = layoutField(layout, name, propertyTypes);
    const values = typedValues(type, found);
    const number = numberOf(name);
    addValueTokens(tokens, number, values);
    for (const alias of aliases) addValueTokens(tokens, numberOf(alias), values);
    addTermTokens(tokens, number, values, type);
  }
  if (nameWords.length > 0) addValueTokens(tokens, numberOf(NAME_WORDS), nameWords);
  return tokens.join(' ');
}

/** Maximum lengths of the values and pieces whose terms are cached, because many documents share them. */
const LONGEST_VALUE = 40;
const LONGEST_PIECE = 16;

const valueTerms = new KeptTerms(LONGEST_VALUE, (value: string) => ({ term: valueTerm(value) }));
const delimited = new KeptTerms(LONGEST_PIECE, (piece: string) => delimitedTermsOfPiece(piece).map(encodeTerm));
const partial = new KeptTerms(LONGEST_PIECE, (piece: string) => partialTermsOfPiece(piece).map(encodeTerm));

/** Adds the tokens of whole values of the field with this number. */
export function addValueTokens(tokens: string[], number: number, values: readonly DocumentValue[]): void {
  const prefix = tokenPrefix('v', number);
  for (const value of values) {
    const term = typeof value === 'string' ? valueTerms.of(value).term : valueTerm(value);
    if (term !== undefined) tokens.push(prefix + term);
  }
}

/** Adds the tokens of parts of values, such as words, of the field with this number. */
export function addTermTokens(
  tokens: string[],
  number: number,
  values: readonly DocumentValue[],
  type: IndexedType,
): void {
  if (!hasVariant(type, 'delimited')) return;
  const hasPartial = hasVariant(type, 'partial');
  for (const value of values) {
    if (typeof value !== 'string') continue;
    for (const piece of piecesOf(value)) {
      addAll(tokens, tokenPrefix('d', number), delimited.of(piece));
      if (hasPartial) addAll(tokens, tokenPrefix('p', number), partial.of(piece));
    }
    if (hasVariant(type, 'wordGrams2'))
      addAll(tokens, tokenPrefix('g', number), wordGrams(gramWords(value).map(encodeTerm), ENCODED_GAP));
  }
}

function addAll(tokens: string[], prefix: string, terms: readonly string[]): void {
  for (const term of terms) tokens.push(prefix + term);
}
