import {
  type DiscoveryInput,
  type DiscoveryService,
  hitOptions,
  type SearchSortInput,
  SortOrder,
} from '../../../discovery/index.js';
import type { EntityFieldResolver } from '../../../entities/index.js';

/**
 * The field `versionsSearch(input)` of a version set: a search among its versions, the latest first where the input's
 * order says nothing else.
 */
export function versionsSearchField(discovery: DiscoveryService): EntityFieldResolver<{ input: DiscoveryInput }> {
  return ({ urn }, { input }, context, info) => {
    const { entityType } = context.entities.key(urn);
    const searched: DiscoveryInput = {
      ...input,
      sortInput: withSortId(input.sortInput),
      searchFlags: Object.assign({}, input.searchFlags, { filterNonLatestVersions: false }),
    };
    return discovery.searchAcross(searched, context, {
      ...hitOptions(info),
      ...(typeof entityType === 'string' && { entityTypes: [entityType] }),
      baseCriteria: [[{ field: 'versionSet', values: [urn] }]],
    });
  };
}

function withSortId(given: SearchSortInput | null | undefined): SearchSortInput {
  const single = given?.sortCriterion == null ? [] : [given.sortCriterion];
  const bySortId = { field: 'versionSortId', sortOrder: SortOrder.DESCENDING };
  return { sortCriteria: [...(given?.sortCriteria ?? single), bySortId] };
}
