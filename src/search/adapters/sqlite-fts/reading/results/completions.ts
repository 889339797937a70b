import type { WeightedField } from '../../../../search-field.js';
import type { Completion, CompletionQuery } from '../../../../search-query.js';
import { COMPLETION_BONUSES, matchScore } from '../../../../text-plan.js';
import { foldValue } from '../../../../text/analysis/ascii-folding.js';
import { wholeTerm } from '../../../../text/analysis/delimited-terms.js';
import { partialPositions } from '../../../../text/analysis/partial-terms.js';
import { completedValue } from '../../../../text/completed-value.js';
import { encodeTerm } from '../../file/term-encoding.js';
import { tokenPrefix } from '../../file/token.js';
import { foldedTerm } from '../../file/value-term.js';
import { foldedQuery, variantPrefix } from '../matching/field-queries.js';
import { FilterSet } from '../matching/filter-set.js';
import { baseOf } from './hits.js';
import type { IndexView } from '../index-view.js';
import { type ScorePart, summed } from '../matching/matches.js';
import { pageOf } from './page-selection.js';
import { Scoring } from '../matching/scoring.js';
import { intersection } from '../sets/set-algebra.js';
import { allOf, anyOf, hasTokenPrefix, type TokenQuery } from '../matching/token-query.js';

/** Completes a text with values of the fields, best first. */
export function completions(query: CompletionQuery, view: IndexView): readonly Completion[] {
  const allowed = new FilterSet(view).limited(query, baseOf(query, view));
  const found = summed(query.fields.flatMap((field) => partsOf(field, query.text, view)));
  const hits = intersection(found.documents, allowed);
  const scoring = new Scoring(found.parts).withFunctions(query.functions, false, view);
  const shown = completedValue(query);
  return pageOf(hits, scoring, { from: 0, size: query.size, sort: [] }, view).flatMap(({ id, urn }) => {
    view.stop.check();
    const text = shown(view.values(id));
    return text === undefined ? [] : [{ urn, entityType: view.typeName(id), text }];
  });
}

function partsOf(field: WeightedField, text: string, view: IndexView): readonly ScorePart[] {
  const id = view.fieldId(field.name);
  const query = id === undefined ? undefined : wordsQuery(field, id, text);
  if (id === undefined || query === undefined) return [];
  const whole = tokenPrefix('v', id);
  const folded = foldValue(text);
  const { boost } = field;
  const found = view.text.matches(query);
  const begins = view.text.matches(hasTokenPrefix(whole + foldedTerm(folded)));
  const equals = view.text.matches(foldedQuery(whole, folded));
  return [
    { documents: found, score: matchScore(boost) },
    { documents: begins, score: matchScore(boost * COMPLETION_BONUSES.beginning) },
    { documents: equals, score: matchScore(boost * COMPLETION_BONUSES.whole) },
  ];
}

/** Every word of the text must begin a word of the value; in fields without words, the text must begin the value. */
function wordsQuery(field: WeightedField, id: number, text: string): TokenQuery | undefined {
  const prefix = variantPrefix(field, id);
  if (field.variant === 'keyword') return hasTokenPrefix(prefix + foldedTerm(foldValue(text)));
  if (field.variant === 'delimited') {
    const term = wholeTerm(text);
    return term === undefined ? undefined : hasTokenPrefix(prefix + encodeTerm(term));
  }
  const positions = partialPositions(text).map((terms) =>
    anyOf(terms.map((term) => hasTokenPrefix(prefix + encodeTerm(term)))),
  );
  return positions.length === 0 ? undefined : allOf(positions);
}
