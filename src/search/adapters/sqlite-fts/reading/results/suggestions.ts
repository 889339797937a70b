import { ENTITY_NAME } from '../../../../search-field.js';
import type { SearchQuery, SearchSuggestion } from '../../../../search-query.js';
import { foldValue } from '../../../../text/analysis/ascii-folding.js';
import { editDistance } from '../../../../../foundation/common/edit-distance.js';
import type { IndexView } from '../index-view.js';
import { MOST_EDITS, valuesLike } from './similar-values.js';

/** Limits of Lucene's term suggester: characters of a text, and suggestions. */
const SHORTEST = 4;
const MOST_SUGGESTIONS = 5;

/** Names that are spelled similarly to the text and begin with the same letter; none if the text itself is a name. */
export function suggestions({ plan, entityTypes }: SearchQuery, view: IndexView): readonly SearchSuggestion[] {
  const wanted = foldValue(plan.unquoted);
  if (wanted.length < SHORTEST) return [];
  const found = valuesLike(wanted, ENTITY_NAME, entityTypes, view);
  if (found.has(wanted)) return [];
  return [...found]
    .map(([text, frequency]) => ({ text, frequency, score: similarity(text, wanted) }))
    .sort(
      (left, right) =>
        right.score - left.score || right.frequency - left.frequency || (left.text < right.text ? -1 : 1),
    )
    .slice(0, MOST_SUGGESTIONS);
}

/** 1 for equal texts, lower for each edit. */
function similarity(left: string, right: string): number {
  return 1 - editDistance(left, right, MOST_EDITS) / Math.min(left.length, right.length);
}
