import type { SearchDocument } from '../../../search-document.js';
import { delimitedTerms } from '../analysis/delimited-terms.js';
import { partialTerms } from '../analysis/partial-terms.js';
import { wordGrams } from '../analysis/word-grams.js';
import { documentValues } from './document-values.js';
import { hasVariant, type IndexedType, type LayoutField, layoutField } from './field-layout.js';
import { encodeTerm } from './term-encoding.js';
import { type TokenClass, tokenPrefix } from './token.js';
import { type DocumentValue, valueTerm } from './value-term.js';

/** Gives a field its number in the index, a new one where it has none. */
export type FieldNumbering = (name: string) => number;

/** Everything that the full-text index holds of a document: tokens separated by blanks. */
export function documentTokens(
  { fields, propertyTypes }: Pick<SearchDocument, 'fields' | 'propertyTypes'>,
  layout: ReadonlyMap<string, LayoutField>,
  numberOf: FieldNumbering,
): string {
  const tokens: string[] = [];
  for (const [name, values] of documentValues(fields)) {
    const { type, aliases } = layoutField(layout, name, propertyTypes);
    const number = numberOf(name);
    addValues(tokens, number, values);
    for (const alias of aliases) addValues(tokens, numberOf(alias), values);
    addTerms(tokens, number, values, type);
  }
  return tokens.join(' ');
}

function addValues(tokens: string[], number: number, values: readonly DocumentValue[]): void {
  const prefix = tokenPrefix('v', number);
  for (const value of values) {
    const term = valueTerm(value);
    if (term !== undefined) tokens.push(prefix + term);
  }
}

function addTerms(tokens: string[], number: number, values: readonly DocumentValue[], type: IndexedType): void {
  const texts = values.filter((value) => typeof value === 'string');
  if (hasVariant(type, 'delimited')) addAll(tokens, 'd', number, texts, delimitedTerms);
  if (hasVariant(type, 'wordGrams2')) addAll(tokens, 'g', number, texts, wordGrams);
  if (hasVariant(type, 'partial')) addAll(tokens, 'p', number, texts, partialTerms);
}

function addAll(
  tokens: string[],
  tokenClass: TokenClass,
  number: number,
  texts: readonly string[],
  termsOf: (text: string) => ReadonlySet<string>,
): void {
  const prefix = tokenPrefix(tokenClass, number);
  for (const text of texts) for (const term of termsOf(text)) tokens.push(prefix + encodeTerm(term));
}
