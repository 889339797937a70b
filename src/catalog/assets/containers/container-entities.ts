import { type DiscoveryInput, type DiscoveryService, hitOptions } from '../../../discovery/index.js';
import type { EntityFieldResolver } from '../../../entities/index.js';

/** Entity types that the search finds. Source of these and of the default count: DataHub's GraphQL. */
const ENTITY_TYPES = ['dataset', 'chart', 'dashboard', 'container'] as const;

/** Default number of hits per page. */
const DEFAULT_COUNT = 20;

/** Returns the resolver of `entities(input)` of containers: a search among the direct children. */
export function containerEntitiesField(
  discovery: DiscoveryService,
): EntityFieldResolver<{ input?: DiscoveryInput | null }> {
  return ({ urn }, { input }, context, info) =>
    discovery.searchAcross(input ?? {}, context, {
      ...hitOptions(info),
      entityTypes: ENTITY_TYPES,
      baseCriteria: [[{ field: 'container', values: [urn] }]],
      count: DEFAULT_COUNT,
    });
}
