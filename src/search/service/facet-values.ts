import { doubleText } from '../../foundation/json/double-text.js';
import { Urn } from '../../foundation/common/urn.js';
import { withoutSubfield } from '../planning/field-expansion.js';
import type { FieldRef } from '../search-field.js';
import { FACET_SEPARATOR } from '../schema/default-facets.js';
import type { FacetCounts, FacetRequest } from '../search-query.js';
import type { SearchSchema } from '../search-schema.js';
import { ENTITY_FACET, ENTITY_TYPE } from './facet-plan.js';
import type { FacetValue, SearchFacet } from './search-page.js';
import { PROPERTY_PREFIX, type ResolvedScope } from './search-scope.js';

type Chosen = ReadonlyMap<string, ReadonlySet<string>>;

const NONE: ReadonlySet<string> = new Set();

/** Properties of a facet other than its values. */
type FacetHead = Omit<SearchFacet, 'values'>;

/**
 * The facets of a response: values by count. Values that the request filters by are included even with count 0, and
 * even for fields without a facet. Facets without values are left out.
 */
export function searchFacets(
  schema: SearchSchema,
  scope: ResolvedScope,
  planned: readonly FacetRequest[],
  counted: readonly FacetCounts[],
): readonly SearchFacet[] {
  if (scope.flags.skipAggregates === true) return [];
  const chosen = chosenValues(scope);
  const counts = new Map(counted.map((facet) => [facet.name, facet.counts]));
  const facets = planned.flatMap((request) => {
    const found = counts.get(request.name) ?? [];
    const wanted = chosen.get(request.name);
    const values = new Map(found.map(({ path, count }) => [textOf(path, request), count]));
    for (const type of typesWithoutHits(request, values, scope)) values.set(type, 0);
    if (values.size === 0 && wanted === undefined) return [];
    return [facet(headOf(schema, scope, request.name), values, wanted)];
  });
  const names = new Set(planned.map(({ name }) => name));
  const others = [...chosen].filter(([name]) => !names.has(name));
  const unplanned = others.map(([name, values]) => facet(headOf(schema, scope, name), new Map(), values));
  return [...facets, ...unplanned].filter(({ values }) => values.length > 0);
}

function facet(head: FacetHead, counts: ReadonlyMap<string, number>, chosen: ReadonlySet<string> = NONE): SearchFacet {
  const values: FacetValue[] = [];
  const add = (value: string, count: number): void => {
    values.push({ value, count, isFiltered: chosen.has(value), entity: entityIn(value) });
  };
  for (const [value, count] of counts) add(value, count);
  for (const value of chosen) if (!counts.has(value)) add(value, 0);
  return { ...head, values: values.sort((left, right) => right.count - left.count) };
}

function headOf(schema: SearchSchema, scope: ResolvedScope, name: string): FacetHead {
  if (name === ENTITY_FACET) return { name, displayName: schema.facetDisplayName(ENTITY_TYPE.name), entity: undefined };
  if (!name.startsWith(PROPERTY_PREFIX)) return { name, displayName: schema.facetDisplayName(name), entity: undefined };
  const definition = scope.properties.get(name.slice(PROPERTY_PREFIX.length));
  return { name, displayName: name, entity: definition?.urn };
}

function textOf(path: readonly string[], request: FacetRequest): string {
  if (request.countsMissing) return request.name;
  const [only = ''] = path;
  if (path.length === 1) return valueText(only, request.levels[0]);
  return path.map((value, at) => valueText(value, request.levels[at])).join(FACET_SEPARATOR);
}

/** Numbers with a fraction show it even when it is 0, as in DataHub. */
function valueText(value: string, field: FieldRef | undefined): string {
  return field?.kind === 'double' ? doubleText(Number(value)) : value;
}

/** The searched types that a facet of types includes with 0, as many as fit, in the order of their indices. */
function typesWithoutHits(
  { levels, size, countsMissing }: FacetRequest,
  counted: ReadonlyMap<string, number>,
  { entityTypes }: ResolvedScope,
): readonly string[] {
  const [outermost, inner] = levels;
  if (outermost?.kind !== 'entityType' || inner !== undefined || countsMissing) return [];
  const others = entityTypes.filter((type) => !counted.has(type)).map((type) => ({ type, index: type.toLowerCase() }));
  others.sort((left, right) => (left.index < right.index ? -1 : 1));
  return others.slice(0, Math.max(size - counted.size, 0)).map(({ type }) => type);
}

function chosenValues({ callerCriteria, typeName }: ResolvedScope): Chosen {
  const chosen = new Map<string, Set<string>>();
  for (const { field, values = [] } of callerCriteria.flat()) {
    const name = withoutSubfield(field);
    if (name === 'urn') continue;
    const texts = name === ENTITY_TYPE.name ? values.map(typeName) : values;
    chosen.set(name, new Set([...(chosen.get(name) ?? []), ...texts]));
  }
  return chosen;
}

function entityIn(value: string): string | undefined {
  const last = value.slice(value.lastIndexOf(FACET_SEPARATOR) + 1);
  return last.startsWith('urn:li:') && Urn.tryParse(last) !== undefined ? last : undefined;
}
