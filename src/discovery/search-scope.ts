import { entityTypeOfEnum, type EntityType } from '../entities/index.js';
import { given } from '../foundation/common/given.js';
import type { SearchCriteria, SearchCriterion, SearchFlags as Flags, SortCriterion } from '../search/index.js';
import type { DiscoveryOptions } from './discovery-request.js';
import type { AndFilterInput, FacetFilterInput } from './filter.input.js';
import type { SearchFlags } from './search-flags.input.js';
import { type SearchSortInput, SortOrder } from './sort.input.js';

/** Converts the conditions of a caller. `filters` have an effect only if `orFilters` is empty. */
export function criteriaOf(
  orFilters: readonly AndFilterInput[] | null | undefined,
  filters?: readonly FacetFilterInput[] | null,
): SearchCriteria {
  if (orFilters != null && orFilters.length > 0) return orFilters.map(({ and }) => (and ?? []).map(toCriterion));
  return filters == null || filters.length === 0 ? [] : [filters.map(toCriterion)];
}

/** Returns the entity types that a caller requests; `fallback` if the caller names none. */
export function entityNamesOf(
  types: readonly EntityType[] | null | undefined,
  fallback: readonly string[],
): readonly string[] {
  return types == null || types.length === 0 ? fallback : types.map(entityTypeOfEnum);
}

/** Converts the flags of a caller. The default is a full-text search. */
export function flagsOf(flags: SearchFlags | null | undefined): Flags {
  if (flags == null) return { fulltext: true };
  const { groupingSpec, fulltext, maxAggValues, customHighlightingFields, ...others } = flags;
  const { includeDraft, fetchExtraFields, ...switches } = others;
  return {
    ...given(switches),
    ...(includeDraft === true && { includeHiddenLifecycleStages: true }),
    fulltext: fulltext ?? true,
    maxAggValues: maxAggValues ?? undefined,
    customHighlightingFields: customHighlightingFields ?? undefined,
    groupingSpec: groupingSpec?.groupingCriteria?.map(({ baseEntityType, groupingEntityType }) => ({
      baseEntityType: baseEntityType == null ? undefined : entityTypeOfEnum(baseEntityType),
      groupingEntityType: entityTypeOfEnum(groupingEntityType),
    })),
  };
}

/** Returns the flags, extended to skip facets and matched fields that the caller does not select. */
export function skipping(flags: Flags, { facets, matches }: Pick<DiscoveryOptions, 'facets' | 'matches'>): Flags {
  return {
    ...flags,
    skipAggregates: flags.skipAggregates === true || facets === false,
    skipMatches: matches === false,
    skipHighlighting: flags.skipHighlighting === true || matches === false,
  };
}

/** Returns the sort order that a caller requests; empty = best match first. */
export function sortOf(input: SearchSortInput | null | undefined): readonly SortCriterion[] {
  const single = input?.sortCriterion == null ? [] : [input.sortCriterion];
  return (input?.sortCriteria ?? single).map(({ field, sortOrder }) => ({
    field,
    order: sortOrder === SortOrder.DESCENDING ? 'DESCENDING' : 'ASCENDING',
  }));
}

/** Escapes slashes in a search text, which would start a regular expression. */
export function escapedQuery(query: string): string {
  return query.replaceAll('/', '\\/');
}

function toCriterion({ field, values, negated, condition }: FacetFilterInput): SearchCriterion {
  return { field, values: values ?? [], negated: negated ?? false, condition: condition ?? undefined };
}
