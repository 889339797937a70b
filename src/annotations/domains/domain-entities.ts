import { type DiscoveryInput, type DiscoveryService, hitOptions } from '../../discovery/index.js';
import type { EntityFieldResolver } from '../../entities/index.js';

/** Default number of hits in a page. Source: DataHub's GraphQL. */
const DEFAULT_COUNT = 20;

/** Resolves the field `entities(input)` of a domain: a search among its entities. */
export function domainEntitiesField(
  discovery: DiscoveryService,
): EntityFieldResolver<{ input?: DiscoveryInput | null }> {
  return ({ urn }, { input }, context, info) =>
    discovery.searchAcross(input ?? {}, context, {
      ...hitOptions(info),
      baseCriteria: [[{ field: 'domains', values: [urn] }]],
      count: DEFAULT_COUNT,
    });
}
