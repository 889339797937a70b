import type { SearchQuery } from '../../../search-query.js';
import { asksForEverything } from '../../../text-plan.js';
import { baseMask, maskMatches } from './base-mask.js';
import { FilterMask } from './filter-mask.js';
import type { IndexView } from './index-view.js';
import { filtered, type Matches } from './matches.js';
import { type PageHit, pageOf } from './page-selection.js';
import { PlanMatcher, weighted } from './plan-matcher.js';

type Selection = Pick<SearchQuery, 'entityTypes' | 'slice' | 'filter' | 'restriction' | 'plan'>;

/** All hits of a plan and a filter, with their scores before the score functions. */
export function matchesOf(query: Selection, view: IndexView): Matches {
  const { plan, entityTypes } = query;
  const mask = new FilterMask(view).limited(query, baseMask(query, view));
  const everything = (types: readonly string[]): Matches =>
    maskMatches(mask, types === entityTypes ? undefined : types, view);
  const found = new PlanMatcher(view, entityTypes, everything).matches(plan);
  return asksForEverything(plan) ? found : filtered(found, (id) => mask[id] === 1);
}

/**
 * The page of a query among `matches`, with final scores. Where they do not affect the order, score functions are
 * computed only for the page, or not at all.
 */
export function pageOfQuery(matches: Matches, query: SearchQuery, view: IndexView): readonly PageHit[] {
  const { plan, sort, scored } = query;
  const withFunctions = (some: Matches): Matches => weighted(some, plan.functions, plan.functionsReplaceScore, view);
  const isRanked = sort.length === 0 || sort.some(({ field }) => field === 'score');
  if (isRanked) return pageOf(withFunctions(matches), query, view);
  const page = pageOf(matches, query, view);
  if (scored !== true) return page.map((hit) => ({ ...hit, score: 0 }));
  const { scores } = withFunctions({
    documents: Uint32Array.from(page, ({ id }) => id),
    scores: Float64Array.from(page, ({ score }) => score),
  });
  return page.map((hit, at) => ({ ...hit, score: scores[at] ?? 0 }));
}
