import { entityTypeOfEnum, type EntityType } from '../entities/index.js';
import type { SearchCriteria, SearchCriterion, SearchFlags as Flags, SortCriterion } from '../search/index.js';
import type { DiscoveryOptions } from './discovery-request.js';
import type { AndFilterInput, FacetFilterInput } from './filter.input.js';
import type { SearchFlags } from './search-flags.input.js';
import { type SearchSortInput, SortOrder } from './sort.input.js';

/** The conditions of a caller: `filters` count only when `orFilters` holds none. */
export function criteriaOf(
  orFilters: readonly AndFilterInput[] | null | undefined,
  filters?: readonly FacetFilterInput[] | null,
): SearchCriteria {
  if (orFilters != null && orFilters.length > 0) return orFilters.map(({ and }) => (and ?? []).map(toCriterion));
  return filters == null || filters.length === 0 ? [] : [filters.map(toCriterion)];
}

/** The model's names of the kinds that a caller asks for; `fallback` when they name none. */
export function entityNamesOf(
  types: readonly EntityType[] | null | undefined,
  fallback: readonly string[],
): readonly string[] {
  return types == null || types.length === 0 ? fallback : types.map(entityTypeOfEnum);
}

/** The flags of a caller. Words are looked for in full text unless the flags say otherwise. */
export function flagsOf(flags: SearchFlags | null | undefined): Flags {
  if (flags == null) return { fulltext: true };
  const { groupingSpec, fulltext, maxAggValues, customHighlightingFields, ...others } = flags;
  const { includeDraft, fetchExtraFields, ...switches } = others;
  const given = Object.entries(switches).filter(([, value]) => value != null);
  return {
    ...(Object.fromEntries(given) as Flags),
    ...(includeDraft === true ? { includeHiddenLifecycleStages: true } : {}),
    fulltext: fulltext ?? true,
    maxAggValues: maxAggValues ?? undefined,
    customHighlightingFields: customHighlightingFields ?? undefined,
    groupingSpec: groupingSpec?.groupingCriteria?.map(({ baseEntityType, groupingEntityType }) => ({
      baseEntityType: baseEntityType == null ? undefined : entityTypeOfEnum(baseEntityType),
      groupingEntityType: entityTypeOfEnum(groupingEntityType),
    })),
  };
}

/** The flags, without work whose result nobody looks at. */
export function skipping(flags: Flags, { facets, matches }: Pick<DiscoveryOptions, 'facets' | 'matches'>): Flags {
  return {
    ...flags,
    skipAggregates: flags.skipAggregates === true || facets === false,
    skipHighlighting: flags.skipHighlighting === true || matches === false,
  };
}

/** The order that a caller asks for; empty = the best match first. */
export function sortOf(input: SearchSortInput | null | undefined): readonly SortCriterion[] {
  const single = input?.sortCriterion == null ? [] : [input.sortCriterion];
  return (input?.sortCriteria ?? single).map(({ field, sortOrder }) => ({
    field,
    order: sortOrder === SortOrder.DESCENDING ? 'DESCENDING' : 'ASCENDING',
  }));
}

/** A text as it is searched for: slashes do not begin a regular expression. */
export function escapedQuery(query: string): string {
  return query.replaceAll('/', '\\/');
}

function toCriterion({ field, values, negated, condition }: FacetFilterInput): SearchCriterion {
  return { field, values: values ?? [], negated: negated ?? false, condition: condition ?? undefined };
}
