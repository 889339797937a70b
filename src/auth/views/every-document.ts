import { EVERYTHING, type SearchFilter, type SearchQuery } from '../../search/index.js';

/** The query for the urns of all documents that pass a filter. */
export function everyDocument(entityTypes: readonly string[], filter: SearchFilter, size: number): SearchQuery {
  return {
    entityTypes,
    plan: EVERYTHING,
    filter,
    sort: [{ field: { name: 'urn', kind: 'exact' }, order: 'asc', missing: 'last' }],
    from: 0,
    size,
    facets: [],
    highlight: undefined,
    suggests: false,
  };
}
