import type { SearchQuery } from '../../../../search-query.js';
import { asksForEverything } from '../../../../text-plan.js';
import { type DocumentSet, setOf } from '../sets/document-set.js';
import { FilterSet } from '../matching/filter-set.js';
import type { IndexView } from '../index-view.js';
import { type Matches, restricted, scored } from '../matching/matches.js';
import { type PageHit, pageOf } from './page-selection.js';
import { PlanMatcher } from '../matching/plan-matcher.js';
import { Scoring } from '../matching/scoring.js';
import { intersection } from '../sets/set-algebra.js';

/** A hit of a page, with its score. */
type Hit = PageHit & { readonly score: number };

type Selection = Pick<SearchQuery, 'entityTypes' | 'slice' | 'filter' | 'restriction' | 'plan'>;

/** All hits of a plan and a filter, with their scores before the score functions. */
export function matchesOf(query: Selection, view: IndexView): Matches {
  const { plan, entityTypes } = query;
  const allowed = new FilterSet(view).limited(query, baseOf(query, view));
  const everything = (types: readonly string[]): Matches =>
    scored(types === entityTypes ? allowed : intersection(allowed, view.documentsOf(types)), 1);
  const found = new PlanMatcher(view, entityTypes, everything).matches(plan);
  return asksForEverything(plan) ? found : restricted(found, allowed);
}

/** The documents of the given types, or of one slice of them. */
export function baseOf(
  { entityTypes, slice }: Pick<SearchQuery, 'entityTypes' | 'slice'>,
  view: IndexView,
): DocumentSet {
  const all = view.documentsOf(entityTypes);
  return slice === undefined ? all : setOf(all.ids().filter((id) => id % slice.max === slice.id));
}

/** The page of a query among `matches`, with final scores if they affect the order, or the query asks for them. */
export function pageOfQuery({ documents, parts }: Matches, query: SearchQuery, view: IndexView): readonly Hit[] {
  const { plan, sort, scored: areScored } = query;
  const scoring = new Scoring(parts).withFunctions(plan.functions, plan.functionsReplaceScore, view);
  const isRanked = sort.length === 0 || sort.some(({ field }) => field === 'score');
  const page = pageOf(documents, scoring, query, view);
  return page.map((hit) => ({ ...hit, score: isRanked || areScored === true ? scoring.scoreOf(hit.id) : 0 }));
}
