import { FACET_SEPARATOR, type SearchFacet } from '../../../search/index.js';
import type { Highlight } from './analytics.model.js';

const TYPE = '_entityType';

/** What is told of the entities of each kind, by the field of the index that says whether they have it. */
const HAVING = [
  ['hasOwners', 'owners'],
  ['hasTags', 'tags'],
  ['hasGlossaryTerms', 'glossary terms'],
  ['hasDescription', 'description'],
  ['hasDomain', 'domain assigned'],
] as const;

/**
 * The kinds of entities that are counted, in the order in which they are shown, and their names for people. Source:
 * DataHub.
 */
const KINDS = [
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

/** Names of the model of the kinds that are counted. */
export const HIGHLIGHT_TYPES: readonly string[] = KINDS.map(([type]) => type);

/** How many entities of each kind there are, and how many of them are described; kinds without any are left out. */
export function highlights(facets: readonly SearchFacet[]): Highlight[] {
  const counts = new Map(
    facets.map(({ name, values }) => [name, new Map(values.map(({ value, count }) => [value, count]))]),
  );
  return KINDS.flatMap(([type, title]) => {
    const total = counts.get(TYPE)?.get(type) ?? 0;
    if (total === 0) return [];
    const shares = HAVING.filter(([field]) => type !== 'domain' || field !== 'hasDomain').map(([field, text]) => {
      const having = counts.get(`${TYPE}${FACET_SEPARATOR}${field}`)?.get(`${type}${FACET_SEPARATOR}true`) ?? 0;
      return `${((100 * having) / total).toFixed(2)}% have ${text}`;
    });
    return [{ title, value: total, body: `${shares.join(', ')}!` }];
  });
}
