import { editDistance } from '../../../../../foundation/common/edit-distance.js';
import type { SpelledWord } from '../../../../search-query.js';
import { NAME_WORDS } from '../../file/document-tokens.js';
import { encodeTerm } from '../../file/term-encoding.js';
import { tokenPrefix } from '../../file/token.js';
import { termFold } from '../../file/value-term.js';
import type { IndexView } from '../index-view.js';
import { intersection } from '../sets/set-algebra.js';
import { hasToken } from '../matching/token-query.js';

/** Maximum number of edits between similar texts, as in Lucene's term suggester. */
export const MOST_EDITS = 2;

/**
 * The values of a field that are spelled similarly to `wanted` and begin with the same letter, and `wanted` itself,
 * each with its number of documents of the types; folded.
 */
export function valuesLike(
  wanted: string,
  fieldName: string,
  entityTypes: readonly string[],
  view: IndexView,
): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const field = view.fieldId(fieldName);
  if (field === undefined) return found;
  const prefix = tokenPrefix('v', field);
  const ofTypes = view.documentsOf(entityTypes);
  const isLike = (token: string): boolean =>
    editDistance(termFold(token.slice(prefix.length)), wanted, MOST_EDITS) <= MOST_EDITS;
  const [first = ''] = wanted;
  for (const token of view.text.tokensLike(prefix + encodeTerm(first), isLike)) {
    const text = termFold(token.slice(prefix.length));
    const count = intersection(view.text.matches(hasToken(token)), ofTypes).size;
    if (count > 0) found.set(text, (found.get(text) ?? 0) + count);
  }
  return found;
}

/** See `SearchIndex.spellings`. */
export function spellings(
  words: readonly string[],
  entityTypes: readonly string[],
  view: IndexView,
): ReadonlyMap<string, readonly SpelledWord[]> {
  const found = new Map<string, readonly SpelledWord[]>();
  for (const word of words) {
    const similar = valuesLike(word, NAME_WORDS, entityTypes, view);
    if (similar.has(word)) continue;
    found.set(
      word,
      [...similar].map(([text, frequency]) => ({ text, frequency })),
    );
  }
  return found;
}
