import {
  type DiscoveryInput,
  type DiscoveryService,
  hitOptions,
  type SearchSortInput,
  SortOrder,
} from '../../../discovery/index.js';
import type { EntityFieldResolver } from '../../../entities/index.js';

/**
 * Resolves `versionsSearch(input)` of a version set: searches its versions, latest first within the sort order of the
 * input.
 */
export function versionsSearchField(discovery: DiscoveryService): EntityFieldResolver<{ input: DiscoveryInput }> {
  return ({ urn }, { input }, context, info) => {
    const { entityType } = context.entities.key(urn);
    const search: DiscoveryInput = {
      ...input,
      sortInput: withSortId(input.sortInput),
      searchFlags: Object.assign({}, input.searchFlags, { filterNonLatestVersions: false }),
    };
    return discovery.searchAcross(search, context, {
      ...hitOptions(info),
      ...(typeof entityType === 'string' && { entityTypes: [entityType] }),
      baseCriteria: [[{ field: 'versionSet', values: [urn] }]],
    });
  };
}

function withSortId(sortInput: SearchSortInput | null | undefined): SearchSortInput {
  const single = sortInput?.sortCriterion == null ? [] : [sortInput.sortCriterion];
  const bySortId = { field: 'versionSortId', sortOrder: SortOrder.DESCENDING };
  return { sortCriteria: [...(sortInput?.sortCriteria ?? single), bySortId] };
}
