import type { SearchQuery, SearchSuggestion } from '../../../search-query.js';
import { foldValue } from '../analysis/ascii-folding.js';
import { encodeTerm } from '../file/term-encoding.js';
import { hasToken, tokenPrefix } from '../file/token.js';
import { termFold } from '../file/value-term.js';
import { editDistance } from '../../../../foundation/common/edit-distance.js';
import type { IndexView } from './index-view.js';

/** The field with the names of entities of every type. */
const NAME_FIELD = '_entityName';

/** Limits of Lucene's term suggester: characters of a text, edits, and suggestions. */
const SHORTEST = 4;
const MOST_EDITS = 2;
const MOST_SUGGESTIONS = 5;

/** Names that are spelled similarly to the text and begin with the same letter; none if the text itself is a name. */
export function suggestions({ plan, entityTypes }: SearchQuery, view: IndexView): readonly SearchSuggestion[] {
  const wanted = foldValue(plan.unquoted);
  const field = view.fieldId(NAME_FIELD);
  if (field === undefined || wanted.length < SHORTEST) return [];
  const found = namesLike(wanted, tokenPrefix('v', field), entityTypes, view);
  if (found.has(wanted)) return [];
  return [...found]
    .map(([text, frequency]) => ({ text, frequency, score: similarity(text, wanted) }))
    .sort(
      (left, right) =>
        right.score - left.score || right.frequency - left.frequency || (left.text < right.text ? -1 : 1),
    )
    .slice(0, MOST_SUGGESTIONS);
}

function namesLike(
  wanted: string,
  prefix: string,
  entityTypes: readonly string[],
  view: IndexView,
): ReadonlyMap<string, number> {
  const types = new Set(entityTypes.flatMap((name) => view.typeId(name) ?? []));
  const isLike = (token: string): boolean =>
    editDistance(termFold(token.slice(prefix.length)), wanted, MOST_EDITS) <= MOST_EDITS;
  const found = new Map<string, number>();
  const [first = ''] = wanted;
  for (const token of view.text.tokensLike(prefix + encodeTerm(first), isLike)) {
    const documents = view.text.matches(hasToken(token));
    const text = termFold(token.slice(prefix.length));
    const count = documents.filter((id) => types.has(view.typeCodes[id] ?? 0)).length;
    if (count > 0) found.set(text, (found.get(text) ?? 0) + count);
  }
  return found;
}

/** 1 for equal texts, lower for each edit. */
function similarity(left: string, right: string): number {
  return 1 - editDistance(left, right, MOST_EDITS) / Math.min(left.length, right.length);
}
