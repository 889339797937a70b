import { describe, expect, it } from '@jest/globals';
import { ModelRegistry } from '../../../model/index.js';
import type { WeightedField } from '../../search-field.js';
import type { SearchQuery } from '../../search-query.js';
import { SearchSchema } from '../../search-schema.js';
import { EVERYTHING } from '../../service/everything.js';
import { TextPlanner } from '../../text-planner.js';
import { IndexNames } from './index-names.js';
import { foundHits, searchResult } from './search-response.js';
import { countsBody, isPagedApart, pageBody, searchBody } from './search-body.js';

const SCHEMA = new SearchSchema(ModelRegistry.standard());
const NAMES = new IndexNames(SCHEMA, '');

const name = (variant: WeightedField['variant']): WeightedField => ({
  name: 'name',
  type: 'WORD_GRAM',
  variant,
  boost: 1,
});

const BY_NAME = { field: { name: 'name', kind: 'keyword' }, order: 'asc', missing: 'last' } as const;

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
  it('should fetch the values in which hits may match, with pages of up to 100 hits', () => {
    expect(searchBody(QUERY)._source).toEqual({ includes: ['name'] });
    expect(searchBody({ ...QUERY, size: 101 })._source).toBe(false);
    expect(searchBody({ ...QUERY, highlight: undefined })._source).toBe(false);
  });

  it.each<[string, Partial<SearchQuery>, boolean]>([
    ['that were not fetched', { namedClauses: [], highlight: undefined }, true],
    ['that were fetched', { namedClauses: [] }, false],
    ['that nobody asked for', { highlight: undefined }, false],
  ])('should let hits name fields %s only if needed', (_what, given, isNamed) => {
    const plan = { ...QUERY.plan, exact: [name('keyword')], phrasePrefix: [], wordGrams: [] };
    expect(JSON.stringify(searchBody({ ...QUERY, plan, ...given })).includes('"_name":"exact:name"')).toBe(isNamed);
  });

  it('should go on after a hit instead of counting hits', () => {
    const body = searchBody({ ...QUERY, after: [1.5, 'urn:li:tag:a'] });
    expect(body).toMatchObject({ search_after: [1.5, 'urn:li:tag:a'] });
    expect(body).not.toHaveProperty('from');
  });

  it('should fetch no hits when none is wanted', () => {
    const body = searchBody({ ...QUERY, size: 0 });
    expect(body).toMatchObject({ size: 0, track_total_hits: true });
    expect(body._source).toBe(false);
  });

  it('should compute the score beside the sort only on request, for hits that are not sorted by it', () => {
    const scored = { ...QUERY, scored: true };
    expect(searchBody(scored).track_scores).toBe(false);
    expect(searchBody({ ...scored, sort: [BY_NAME, { ...BY_NAME, field: 'score' }] }).track_scores).toBe(false);
    expect(searchBody({ ...scored, sort: [BY_NAME] }).track_scores).toBe(true);
    expect(searchBody({ ...QUERY, sort: [BY_NAME] }).track_scores).toBe(false);
  });

  it('should get the page apart from the total where neither text nor scores need every hit', () => {
    const listing = { ...QUERY, plan: EVERYTHING, sort: [BY_NAME] };
    const others = [
      { ...listing, scored: true },
      { ...listing, sort: [] },
      { ...listing, size: 0 },
    ];
    expect([listing, ...others, { ...listing, plan: QUERY.plan }].map(isPagedApart)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(pageBody({ ...listing, after: ['a', 'urn:li:tag:a'] })).toMatchObject({
      size: 10,
      search_after: ['a', 'urn:li:tag:a'],
      track_total_hits: false,
    });
    expect(countsBody({ ...listing, after: ['a', 'urn:li:tag:a'] })).toMatchObject({
      size: 0,
      from: 0,
      track_total_hits: true,
      suggest: expect.anything(),
    });
  });

  it('should divide documents among slices', () => {
    const slices = [0, 1, 2].map((id) => JSON.stringify(searchBody({ ...QUERY, slice: { id, max: 3 } })));
    const numbers = slices.map((body) => (/"_search.slice":\[([\d,]*)\]/.exec(body)?.[1] ?? '').split(','));
    expect(new Set(numbers.flat()).size).toBe(1_024);
    expect(numbers.flat()).toHaveLength(1_024);
  });

  it('should refuse a page too deep', () => {
    const failure = expect.objectContaining({ code: 'INVALID_ARGUMENT', message: expect.stringContaining('scroll') });
    expect(() => searchBody({ ...QUERY, from: 9_995 })).toThrow(failure);
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
          },
          { _score: 1, sort: [1, 'urn:li:tag:y'] },
          { _score: 1, sort: ['other'] },
        ],
      },
      suggest: { names: [{ text: 'go', options: [{ text: 'got', score: 0.5, freq: 3 }] }] },
    };
    const matches = [[{ field: 'name', value: 'Go On' }], []];
    expect(searchResult(answer, QUERY, foundHits(answer, NAMES), matches)).toEqual({
      hits: [
        {
          urn: 'urn:li:dataJob:x',
          entityType: 'dataJob',
          score: 2.5,
          sort: [2.5, 'urn:li:dataJob:x'],
          matches: [{ field: 'name', value: 'Go On' }],
        },
        { urn: 'urn:li:tag:y', entityType: 'tag', score: 1, sort: [1, 'urn:li:tag:y'], matches: [] },
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
    expect(searchResult(answer, { ...QUERY, facets }, [], []).facets).toEqual([
      {
        name: 'types',
        counts: [{ path: ['tag'], count: 3 }],
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
