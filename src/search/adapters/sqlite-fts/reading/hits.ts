import type { SearchQuery } from '../../../search-query.js';
import { baseMask, maskMatches } from './base-mask.js';
import { FilterMask } from './filter-mask.js';
import type { IndexView } from './index-view.js';
import { filtered, type Matches } from './matches.js';
import { asksForEverything, PlanMatcher, weighted } from './plan-matcher.js';

/** All hits of a plan and a filter, with their final scores. */
export function hitsOf(
  query: Pick<SearchQuery, 'entityTypes' | 'slice' | 'filter' | 'restriction' | 'plan'>,
  view: IndexView,
): Matches {
  const { plan, entityTypes } = query;
  const mask = new FilterMask(view).limited(query, baseMask(query, view));
  const found = new PlanMatcher(view, entityTypes, (types) => maskMatches(mask, types, view)).matches(plan);
  const hits = asksForEverything(plan) ? found : filtered(found, (id) => mask[id] === 1);
  return weighted(hits, plan.functions, plan.functionsReplaceScore, view);
}
