import { type DiscoveryInput, type DiscoveryService, hitOptions } from '../../../discovery/index.js';
import type { EntityFieldResolver } from '../../../entities/index.js';

/** Kinds that are looked for in a container. Source: DataHub's GraphQL, as is the count below. */
const ENTITY_TYPES = ['dataset', 'chart', 'dashboard', 'container'] as const;

/** Hits of a page when the caller does not say. */
const DEFAULT_COUNT = 20;

/** The field `entities(input)` of a container: a search among what it directly holds. */
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
