import type { SearchQueryVariables } from './search.generated.js';
import { PAGE_SIZE, type SearchState } from './search-state.js';

const MOST_VALUES = 50;

/** The input of `searchAcrossEntities` for a search. An empty text finds everything. */
export function searchInput({ query, filters, sort, page }: SearchState): SearchQueryVariables['input'] {
  const and = [...filters].map(([field, values]) => ({ field, values: [...values] }));
  const sortOrder = sort === 'name' ? ('ASCENDING' as const) : ('DESCENDING' as const);
  return {
    query: query === '' ? '*' : query,
    start: (page - 1) * PAGE_SIZE,
    count: PAGE_SIZE,
    ...(and.length > 0 && { orFilters: [{ and }] }),
    ...(sort !== 'relevance' && { sortInput: { sortCriteria: [{ field: '_entityName', sortOrder }] } }),
    searchFlags: { getSuggestions: true, maxAggValues: MOST_VALUES },
  };
}
