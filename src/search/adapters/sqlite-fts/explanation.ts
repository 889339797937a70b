import type { SearchExplanation, SearchHit, SearchQuery } from '../../search-query.js';

/** The same search restricted to one document, sorted by score. */
export function queryForOne(query: SearchQuery, urn: string): SearchQuery {
  const isOne = {
    fields: [{ name: 'urn', kind: 'exact' }],
    condition: 'EQUAL',
    values: [urn],
    negated: false,
  } as const;
  const { after: _after, slice: _slice, ...rest } = query;
  const alternatives = query.filter.length === 0 ? [[]] : query.filter;
  return {
    ...rest,
    filter: alternatives.map((conjunction) => [...conjunction, isOne]),
    sort: [],
    from: 0,
    size: 1,
    facets: [],
    suggests: false,
  };
}

/** The explanation for the hit, or for its absence. */
export function explanationOf(hit: SearchHit | undefined): SearchExplanation {
  if (hit === undefined)
    return {
      matched: false,
      explanation: { value: 0, description: 'no match of the text and the filter', details: [] },
    };
  const details = hit.matches.map(({ field, value }) => ({
    value: 1,
    description: value === '' ? `match in ${field}` : `match in ${field}: ${value}`,
    details: [],
  }));
  return { matched: true, explanation: { value: hit.score, description: 'sum of what matches', details } };
}
