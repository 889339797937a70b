import type { SearchSchema } from '../search-schema.js';
import { ENTITY_FACET, ENTITY_TYPE, type FacetWishes, wantsEntityFacet } from './facet-plan.js';
import type { FoundEntity, SearchFacet } from './search-page.js';
import type { ResolvedScope } from './search-scope.js';

/**
 * Returns the facet `entity` of a search without aggregates: the number of entities of each type on the page, as in
 * DataHub. Empty if the request does not want the facet, or if there is nothing to search.
 */
export function pageTypesFacet(
  schema: SearchSchema,
  { flags, entityTypes }: ResolvedScope,
  wishes: FacetWishes,
  entities: readonly FoundEntity[],
): readonly SearchFacet[] {
  if (flags.skipAggregates !== true || entityTypes.length === 0 || !wantsEntityFacet(wishes)) return [];
  const counts = new Map<string, number>();
  for (const { entityType } of entities) counts.set(entityType, (counts.get(entityType) ?? 0) + 1);
  const values = [...counts].map(([value, count]) => ({ value, count, isFiltered: false, entity: undefined }));
  values.sort((left, right) => right.count - left.count);
  const displayName = schema.facetDisplayName(ENTITY_TYPE.name);
  return [{ name: ENTITY_FACET, displayName, entity: undefined, values }];
}
