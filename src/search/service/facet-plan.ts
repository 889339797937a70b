import { withoutSubfield } from '../planning/field-expansion.js';
import { type DefaultFacet, FACET_SEPARATOR } from '../schema/default-facets.js';
import type { FieldRef } from '../search-field.js';
import type { FacetRequest } from '../search-query.js';
import type { SearchSchema } from '../search-schema.js';
import type { ResolvedScope } from './search-scope.js';

/** The field of the entity's type. */
export const ENTITY_TYPE: FieldRef = { name: '_entityType', kind: 'entityType' };

/** Name of the facet that older clients use instead of `_entityType`. */
export const ENTITY_FACET = 'entity';

/** Prefix for a field name to count the hits without the field. */
const MISSING_PREFIX = 'missing␝';

/** Default number of values of a facet. Source, also of the two below: DataHub's defaults. */
const DEFAULT_VALUES = 20;
const MOST_VALUES = 60;

/** The facet options of a request. */
export interface FacetWishes {
  readonly facets?: readonly string[] | undefined;
  readonly entityFacet?: boolean | undefined;
}

/** The distinct facets of a search: the default ones, then the requested ones. Unknown fields are skipped. */
export function facetPlan(schema: SearchSchema, scope: ResolvedScope, wishes: FacetWishes): readonly FacetRequest[] {
  if (scope.flags.skipAggregates === true) return [];
  const size = Math.max(1, Math.min(scope.flags.maxAggValues ?? DEFAULT_VALUES, MOST_VALUES));
  const defaults = scope.flags.includeDefaultFacets === false ? [] : schema.facets(scope.entityTypes);
  const asksForDefaults = (wishes.facets ?? []).length + scope.propertyFacets.length === 0;
  if (!asksForDefaults || size !== DEFAULT_VALUES) return facetRequests(defaults, size, scope, wishes);
  const known = wantsEntityFacet(wishes) ? plansWithEntity : plans;
  const plan = known.get(defaults) ?? facetRequests(defaults, size, scope, wishes);
  known.set(defaults, plan);
  return plan;
}

/** The plans of default facets without and with the facet `entity`. Equal plans are the same object. */
const plans = new WeakMap<readonly DefaultFacet[], readonly FacetRequest[]>();
const plansWithEntity = new WeakMap<readonly DefaultFacet[], readonly FacetRequest[]>();

function facetRequests(
  defaults: readonly DefaultFacet[],
  size: number,
  scope: ResolvedScope,
  wishes: FacetWishes,
): readonly FacetRequest[] {
  const levels = new Map<string, readonly FieldRef[]>();
  for (const facet of defaults) levels.set(facet.name, facet.levels);
  for (const name of [...(wishes.facets ?? []), ...scope.propertyFacets]) levels.set(name, levelsOf(name, scope));
  levels.delete(ENTITY_FACET);
  if (wantsEntityFacet(wishes)) levels.set(ENTITY_FACET, [ENTITY_TYPE]);
  const named = [...levels].filter(([, fields]) => fields.length > 0);
  return named.map(([name, fields]) => ({
    name,
    levels: fields,
    size,
    countsMissing: name.startsWith(MISSING_PREFIX),
  }));
}

/** Fields of the levels of a facet, outermost first; empty if one of them is unknown. */
function levelsOf(name: string, scope: ResolvedScope): readonly FieldRef[] {
  const parts = name.startsWith(MISSING_PREFIX) ? [name.slice(MISSING_PREFIX.length)] : name.split(FACET_SEPARATOR);
  const fields = parts.flatMap((part) => scope.fieldOf(withoutSubfield(part)) ?? []);
  return fields.length === parts.length ? fields : [];
}

/** Returns whether a request wants the facet `entity`. */
export function wantsEntityFacet({ facets = [], entityFacet = false }: FacetWishes): boolean {
  return entityFacet && (facets.length === 0 || facets.includes(ENTITY_FACET) || facets.includes(ENTITY_TYPE.name));
}
