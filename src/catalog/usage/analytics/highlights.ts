import { FACET_SEPARATOR, type SearchFacet } from '../../../search/index.js';
import type { Highlight } from './analytics.model.js';

const TYPE = '_entityType';

/** Annotations that highlights count: the search field that indicates an annotation, and its name. */
const HAVING = [
  ['hasOwners', 'owners'],
  ['hasTags', 'tags'],
  ['hasGlossaryTerms', 'glossary terms'],
  ['hasDescription', 'description'],
  ['hasDomain', 'domain assigned'],
] as const;

/**
 * Entity types that are counted, in display order, with their display names. Source: DataHub.
 */
const COUNTED = [
  ['dataset', 'Datasets'],
  ['dashboard', 'Dashboards'],
  ['chart', 'Charts'],
  ['dataFlow', 'Pipelines'],
  ['dataJob', 'Tasks'],
  ['domain', 'Domains'],
] as const;

/** The facets that `highlights` reads. */
export const HIGHLIGHT_FACETS: readonly string[] = [
  TYPE,
  ...HAVING.map(([field]) => `${TYPE}${FACET_SEPARATOR}${field}`),
];

/** Entity types that are counted. */
export const HIGHLIGHT_TYPES: readonly string[] = COUNTED.map(([entityType]) => entityType);

/** Returns the number of entities by type, with the share that has each annotation. Omits types without entities. */
export function highlights(facets: readonly SearchFacet[]): Highlight[] {
  const counts = new Map(
    facets.map(({ name, values }) => [name, new Map(values.map(({ value, count }) => [value, count]))]),
  );
  return COUNTED.flatMap(([entityType, title]) => {
    const total = counts.get(TYPE)?.get(entityType) ?? 0;
    if (total === 0) return [];
    const shares = HAVING.filter(([field]) => entityType !== 'domain' || field !== 'hasDomain').map(([field, text]) => {
      const having = counts.get(`${TYPE}${FACET_SEPARATOR}${field}`)?.get(`${entityType}${FACET_SEPARATOR}true`) ?? 0;
      return `${((100 * having) / total).toFixed(2)}% have ${text}`;
    });
    return [{ title, value: total, body: `${shares.join(', ')}!` }];
  });
}
