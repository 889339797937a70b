import { type DiscoveryService, hitOptions, type ScrollAcrossEntitiesInput } from '../../../discovery/index.js';
import type { EntityFieldResolver } from '../../../entities/index.js';
import type { Referrers } from '../../../graph/index.js';

/**
 * Returns the resolver of `siblingsSearch(input)` of datasets: a search among the entities that refer to the dataset as
 * their sibling.
 */
export function siblingsSearchField(
  discovery: DiscoveryService,
  referrers: Referrers,
): EntityFieldResolver<{ input: ScrollAcrossEntitiesInput }> {
  return ({ urn }, { input }, context, info) =>
    discovery.scrollAcross(input, context, {
      ...hitOptions(info),
      baseCriteria: [[{ field: 'siblings', values: [urn] }]],
      mayHaveHits: () => referrers.mayReferTo(urn, 'SiblingOf'),
    });
}
