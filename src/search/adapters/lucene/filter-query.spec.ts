import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../foundation/json/json.js';
import type { FieldRef } from '../../search-field.js';
import type { SearchClause } from '../../search-query.js';
import { filterQueries, filterQuery } from './filter-query.js';

const PLATFORM: FieldRef = { name: 'platform', kind: 'urn' };
const COUNT: FieldRef = { name: 'rowCount', kind: 'number' };

const clause = (given: Partial<SearchClause>): SearchClause => ({
  fields: [PLATFORM],
  condition: 'EQUAL',
  values: ['a'],
  negated: false,
  ...given,
});
const wildcard = (field: string, value: string): JsonObject => ({
  wildcard: { [field]: { value, case_insensitive: true } },
});

describe('filterQuery', () => {
  it.each<[string, Partial<SearchClause>, JsonObject]>([
    ['EQUAL of a urn', {}, { terms: { 'platform.keyword': ['a'] } }],
    ['EQUAL of a number', { fields: [COUNT], values: [1, 2] }, { terms: { rowCount: [1, 2] } }],
    [
      'EQUAL of a path',
      { fields: [{ name: 'browsePaths', kind: 'slashPath' }], values: ['/a'] },
      { terms: { browsePaths: ['/a'] } },
    ],
    [
      'EQUAL of an entity type',
      { fields: [{ name: '_entityType', kind: 'entityType' }], values: ['dataset'] },
      { terms: { '_search.type': ['dataset'] } },
    ],
    ['IEQUAL', { condition: 'IEQUAL' }, { term: { 'platform.keyword': { value: 'a', case_insensitive: true } } }],
    ['IEQUAL of a number', { fields: [COUNT], condition: 'IEQUAL', values: [1] }, { terms: { rowCount: [1] } }],
    ...(['double', 'date', 'boolean'] as const).map((kind): [string, Partial<SearchClause>, JsonObject] => [
      `IEQUAL of a ${kind}`,
      { fields: [{ name: 'f', kind }], condition: 'IEQUAL', values: [1] },
      { terms: { f: [1] } },
    ]),
    ['CONTAIN', { condition: 'CONTAIN', values: ['50%*?\\'] }, wildcard('platform.keyword', '*50%\\*\\?\\\\*')],
    ['START_WITH', { condition: 'START_WITH' }, wildcard('platform.keyword', 'a*')],
    [
      'END_WITH of a path',
      { fields: [{ name: 'browsePaths', kind: 'slashPath' }], condition: 'END_WITH' },
      wildcard('browsePaths.exact', '*a'),
    ],
    ['CONTAIN of a number', { fields: [COUNT], condition: 'CONTAIN' }, { match_none: {} }],
    [
      'START_WITH of a number with a fraction',
      { fields: [{ name: 'f', kind: 'double' }], condition: 'START_WITH' },
      { match_none: {} },
    ],
    ['EXISTS', { condition: 'EXISTS', values: [] }, { exists: { field: 'platform' } }],
    [
      'EXISTS of an entity type',
      { fields: [{ name: '_entityType', kind: 'entityType' }], condition: 'EXISTS', values: [] },
      { exists: { field: '_search.type' } },
    ],
    ['PREFIX', { condition: 'PREFIX', values: ['a*'] }, { prefix: { 'platform.keyword': { value: 'a*' } } }],
    [
      'PREFIX of a number',
      { fields: [COUNT], condition: 'PREFIX', values: [1] },
      { prefix: { rowCount: { value: '1' } } },
    ],
    ...(
      [
        ['GREATER_THAN_OR_EQUAL_TO', 'gte'],
        ['LESS_THAN', 'lt'],
        ['LESS_THAN_OR_EQUAL_TO', 'lte'],
      ] as const
    ).map(([condition, bound]): [string, Partial<SearchClause>, JsonObject] => [
      condition,
      { condition, values: ['b', 'c'] },
      { range: { 'platform.keyword': { [bound]: 'b' } } },
    ]),
    [
      'one of several texts alike',
      { condition: 'IEQUAL', values: ['a', 'b'] },
      {
        bool: {
          should: ['a', 'b'].map((value) => ({ term: { 'platform.keyword': { value, case_insensitive: true } } })),
          minimum_should_match: 1,
        },
      },
    ],
    ['no values that are equal', { values: [] }, { terms: { 'platform.keyword': [] } }],
    ['no field', { fields: [] }, { match_none: {} }],
    ['GREATER_THAN', { fields: [COUNT], condition: 'GREATER_THAN', values: [5] }, { range: { rowCount: { gt: 5 } } }],
    ['no values', { condition: 'IEQUAL', values: [] }, { match_none: {} }],
  ])('should ask for %s', (_what, given, expected) => {
    expect(filterQuery([[clause(given)]])).toEqual({ bool: { filter: [expected], must_not: [] } });
  });

  it('should put more values than one query takes into several', () => {
    const values = Array.from({ length: 65_537 }, (_, at) => at);
    const [asked] = (filterQuery([[clause({ fields: [COUNT], values })]])?.['bool'] as { filter: JsonObject[] }).filter;
    const first = { terms: { rowCount: values.slice(0, 65_536) } };
    expect(asked).toEqual({
      bool: { should: [first, { terms: { rowCount: [65_536] } }], minimum_should_match: 1 },
    });
  });

  it('should put as many values as one query takes into one', () => {
    const values = Array.from({ length: 65_536 }, (_, at) => at);
    expect(filterQuery([[clause({ fields: [COUNT], values })]])).toEqual({
      bool: { filter: [{ terms: { rowCount: values } }], must_not: [] },
    });
  });

  it('should ask for any of several fields', () => {
    expect(filterQuery([[clause({ fields: [PLATFORM, { name: 'env', kind: 'keyword' }], negated: true })]])).toEqual({
      bool: {
        filter: [],
        must_not: [
          {
            bool: {
              should: [{ terms: { 'platform.keyword': ['a'] } }, { terms: { 'env.keyword': ['a'] } }],
              minimum_should_match: 1,
            },
          },
        ],
      },
    });
  });

  it('should ask for any of several conjunctions, and for nothing without one', () => {
    expect(filterQuery([[], [clause({})]])).toMatchObject({ bool: { should: [{}, {}], minimum_should_match: 1 } });
    expect(filterQuery([])).toBeUndefined();
  });

  it('should refuse a range without a bound', () => {
    const given = clause({ fields: [COUNT], condition: 'LESS_THAN', values: [] });
    expect(() => filterQuery([[given]])).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT', message: 'The filter on rowCount needs a value.' }),
    );
  });
});

describe('filterQueries', () => {
  it('should ask for all filters that limit anything', () => {
    const [one, two] = [[[clause({})]], [[clause({ values: ['b'] })]]];
    expect(filterQueries(one, undefined, [], two)).toEqual([filterQuery(one), filterQuery(two)]);
    expect(filterQueries()).toEqual([]);
  });
});
