import { describe, expect, it } from '@jest/globals';
import { ModelRegistry } from '../../../model/index.js';
import type { WeightedField } from '../../search-field.js';
import type { SearchQuery } from '../../search-query.js';
import { SearchSchema } from '../../search-schema.js';
import { TextPlanner } from '../../text-planner.js';
import { IndexNames } from './index-names.js';
import { searchResult } from './search-response.js';
import { searchBody } from './search-body.js';

const SCHEMA = new SearchSchema(ModelRegistry.standard());
const NAMES = new IndexNames(SCHEMA, '');
const DIALECT = { highlightLimit: 'max_analyzed_offset' } as const;

const name = (variant: WeightedField['variant']): WeightedField => ({
  name: 'name',
  type: 'WORD_GRAM',
  variant,
  boost: 1,
});

const QUERY: SearchQuery = {
  entityTypes: ['tag', 'chart', 'dataJob'],
  plan: new TextPlanner(SCHEMA).plan('go on', ['tag'], { fulltext: true }),
  filter: [],
  sort: [],
  from: 0,
  size: 10,
  facets: [],
  highlight: [name('keyword'), name('delimited')],
  suggests: true,
};

describe('searchBody', () => {
  it('should highlight whole values, folded ones as they were written too', () => {
    expect(searchBody(QUERY, DIALECT).highlight).toMatchObject({
      number_of_fragments: 0,
      fields: {
        name: {},
        'name.delimited': {},
        'name.keyword': { highlight_query: { bool: { should: [{}, {}, {}] } } },
      },
    });
  });

  it('should go on after a hit instead of counting hits', () => {
    const body = searchBody({ ...QUERY, after: [1.5, 'urn:li:tag:a'] }, DIALECT);
    expect(body).toMatchObject({ search_after: [1.5, 'urn:li:tag:a'] });
    expect(body).not.toHaveProperty('from');
  });

  it('should fetch no hits when none is wanted', () => {
    const body = searchBody({ ...QUERY, size: 0 }, DIALECT);
    expect(body).toMatchObject({ size: 0, track_total_hits: true });
    expect(body).not.toHaveProperty('highlight');
  });

  it('should divide documents among slices', () => {
    const slices = [0, 1, 2].map((id) => JSON.stringify(searchBody({ ...QUERY, slice: { id, max: 3 } }, DIALECT)));
    const numbers = slices.map((body) => (/"_search.slice":\[([\d,]*)\]/.exec(body)?.[1] ?? '').split(','));
    expect(new Set(numbers.flat()).size).toBe(1_024);
    expect(numbers.flat()).toHaveLength(1_024);
  });

  it.each<[string, Partial<SearchQuery>, string]>([
    ['a page too deep', { from: 9_995 }, 'scroll'],
    ['a slice that there is not', { slice: { id: 2, max: 2 } }, 'slice'],
  ])('should refuse %s', (_what, given, said) => {
    const failure = expect.objectContaining({ code: 'INVALID_ARGUMENT', message: expect.stringContaining(said) });
    expect(() => searchBody({ ...QUERY, ...given }, DIALECT)).toThrow(failure);
  });
});

describe('searchResult', () => {
  it('should read hits, the total and suggestions', () => {
    const answer = {
      hits: {
        total: { value: 12 },
        hits: [
          {
            _score: 2.5,
            sort: [2.5, 'urn:li:dataJob:x'],
            highlight: { name: ['go on'], 'name.keyword': ['Go On'] },
            matched_queries: ['name'],
          },
          { _score: 1, sort: [1, 'urn:li:tag:y'], highlight: { name: ['go'] } },
          { _score: 1, sort: [1, 'urn:li:tag:z'], matched_queries: ['name'] },
        ],
      },
      suggest: { names: [{ text: 'go', options: [{ text: 'got', score: 0.5, freq: 3 }] }] },
    };
    expect(searchResult(answer, QUERY, NAMES)).toEqual({
      hits: [
        {
          urn: 'urn:li:dataJob:x',
          entityType: 'dataJob',
          score: 2.5,
          sort: [2.5, 'urn:li:dataJob:x'],
          matches: [{ field: 'name', value: 'Go On' }],
        },
        expect.objectContaining({ entityType: 'tag', matches: [{ field: 'name', value: 'go' }] }),
        expect.objectContaining({ matches: [{ field: 'name', value: '' }] }),
      ],
      total: 12,
      facets: [],
      suggestions: [{ text: 'got', score: 0.5, frequency: 3 }],
    });
  });

  it('should read facets by the kind of their values', () => {
    const facets: SearchQuery['facets'] = [
      { name: 'types', levels: [{ name: '_entityType', kind: 'entityType' }], size: 3, countsMissing: false },
      {
        name: 'nested',
        levels: [
          { name: 'deprecated', kind: 'boolean' },
          { name: 'createdAt', kind: 'date' },
        ],
        size: 3,
        countsMissing: false,
      },
      { name: 'none', levels: [{ name: 'platform', kind: 'urn' }], size: 3, countsMissing: true },
    ];
    const answer = {
      aggregations: {
        facet0: { buckets: [{ key: 'tag', doc_count: 3 }] },
        facet1: {
          buckets: [
            {
              key: 1,
              key_as_string: 'true',
              doc_count: 2,
              inner: { buckets: [{ key: 1700000000000, key_as_string: '2023', doc_count: 1 }] },
            },
          ],
        },
        facet2: { doc_count: 7 },
      },
    };
    expect(searchResult(answer, { ...QUERY, facets }, NAMES).facets).toEqual([
      {
        name: 'types',
        counts: [
          { path: ['tag'], count: 3 },
          { path: ['chart'], count: 0 },
          { path: ['dataJob'], count: 0 },
        ],
      },
      {
        name: 'nested',
        counts: [
          { path: ['true'], count: 2 },
          { path: ['true', '1700000000000'], count: 1 },
        ],
      },
      { name: 'none', counts: [{ path: [], count: 7 }] },
    ]);
  });
});
