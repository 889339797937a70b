import { type DiscoveryInput, type DiscoveryService, hitOptions } from '../../../discovery/index.js';
import type { EntityFieldResolver } from '../../../entities/index.js';

/** Entity types that the search finds. Source: DataHub's GraphQL, as is the default count. */
const ENTITY_TYPES = ['dataset', 'chart', 'dashboard', 'container'] as const;

/** Default number of hits on a page. */
const DEFAULT_COUNT = 20;

/** The field `entities(input)` of a container: a search among its direct children. */
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
