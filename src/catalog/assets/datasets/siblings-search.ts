import { type DiscoveryService, hitOptions, type ScrollAcrossEntitiesInput } from '../../../discovery/index.js';
import type { EntityFieldResolver } from '../../../entities/index.js';

/** The field `siblingsSearch(input)` of a dataset: a paged search among the entities that name it as their sibling. */
export function siblingsSearchField(
  discovery: DiscoveryService,
): EntityFieldResolver<{ input: ScrollAcrossEntitiesInput }> {
  return ({ urn }, { input }, context, info) =>
    discovery.scrollAcross(input, context, {
      ...hitOptions(info),
      baseCriteria: [[{ field: 'siblings', values: [urn] }]],
    });
}
