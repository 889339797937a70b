import type { SearchFilter, SearchQuery, TextPlan } from '../../search/index.js';

const ANY_TEXT: TextPlan = {
  text: '*',
  unquoted: '*',
  simple: undefined,
  exact: [],
  names: undefined,
  phrasePrefix: [],
  wordGrams: [],
  structured: undefined,
  functions: [],
  functionsReplaceScore: false,
};

/** The query for the urns of all documents that pass a filter. */
export function everyDocument(entityTypes: readonly string[], filter: SearchFilter, size: number): SearchQuery {
  return {
    entityTypes,
    plan: ANY_TEXT,
    filter,
    sort: [{ field: { name: 'urn', kind: 'exact' }, order: 'asc', missing: 'last' }],
    from: 0,
    size,
    facets: [],
    highlight: undefined,
    suggests: false,
  };
}
