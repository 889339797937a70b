import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '../../foundation/config/index.js';
import type { SearchCriteria, SearchCriterion } from '../search-criteria.js';
import { type LimitedRequest, RequestLimits } from './request-limits.js';

const SETTINGS = {
  SEARCH_ALTERNATIVES_LIMIT: '20',
  SEARCH_CRITERIA_LIMIT: '60',
  SEARCH_VALUES_LIMIT: '5000',
  SEARCH_TERMS_LIMIT: '10',
};

const viewer = { urn: 'urn:li:corpuser:viewer', isSystem: false };
const limits = new RequestLimits(loadConfig(SETTINGS));

const many = (count: number): string[] => Array.from({ length: count }, (_, at) => `v${String(at)}`);
const criterion = (values: number, condition?: string): SearchCriterion => ({
  field: 'name',
  values: many(values),
  ...(condition !== undefined && { condition }),
});
const alternatives = (count: number, criteria = 1): SearchCriteria =>
  many(count).map(() => Array.from({ length: criteria }, () => criterion(1)));
const sorts = (count: number): LimitedRequest['sort'] => many(count).map((field) => ({ field, order: 'ASCENDING' }));

/** For each part: a request at the limit, a request one above it, and the error message. */
const PARTS: readonly [string, (count: number) => Omit<LimitedRequest, 'viewer'>, number, string][] = [
  [
    'alternatives',
    (count) => ({ criteria: alternatives(count) }),
    20,
    'alternatives may be 20 at most (SEARCH_ALTERNATIVES_LIMIT), not 21',
  ],
  [
    'alternatives combined with those of a view',
    (count) => ({ criteria: alternatives(count), view: { entityTypes: [], criteria: alternatives(2) } }),
    10,
    'alternatives may be 20 at most (SEARCH_ALTERNATIVES_LIMIT), not 22',
  ],
  [
    'alternatives combined with those of the API',
    (count) => ({ criteria: alternatives(count), baseCriteria: alternatives(4) }),
    5,
    'alternatives may be 20 at most (SEARCH_ALTERNATIVES_LIMIT), not 24',
  ],
  [
    'conditions',
    (count) => ({ criteria: [...alternatives(2, 25), ...alternatives(1, count)] }),
    10,
    'SEARCH_CRITERIA_LIMIT',
  ],
  ['values of one condition', (count) => ({ criteria: [[criterion(count)]] }), 5000, 'SEARCH_VALUES_LIMIT), not 5001'],
  [
    'values of all conditions',
    (count) => ({ criteria: [[criterion(2000, 'IN')], [criterion(count)]] }),
    3000,
    'SEARCH_VALUES_LIMIT), not 5001',
  ],
  [
    'patterns',
    (count) => ({ criteria: [[criterion(count, 'CONTAIN')]] }),
    1000,
    'CONTAIN on name may be 1000 at most, not 1001',
  ],
  ['words', (count) => ({ query: many(count).join(' ') }), 10, 'words may be 10 at most (SEARCH_TERMS_LIMIT), not 11'],
  ['words between operators', (count) => ({ query: many(count).join('|') }), 10, 'SEARCH_TERMS_LIMIT'],
  ['facets', (count) => ({ facets: many(count) }), 100, 'facets may be 100 at most, not 101'],
  ['levels of a facet', (count) => ({ facets: [many(count).join('␞')] }), 3, 'levels may be 3 at most, not 4'],
  ['sort criteria', (count) => ({ sort: sorts(count) }), 10, 'sort criteria may be 10 at most, not 11'],
  ['entity types', (count) => ({ entityTypes: many(count) }), 500, 'entity types may be 500 at most, not 501'],
  ['fields to highlight', (count) => ({ flags: { customHighlightingFields: many(count) } }), 500, 'not 501'],
];

function refusal(request: Omit<LimitedRequest, 'viewer'>): unknown {
  try {
    limits.check({ viewer, ...request });
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('RequestLimits', () => {
  it.each(PARTS)('should accept %s up to the limit, and no more', (_, request, most, told) => {
    expect(refusal(request(most))).toBeUndefined();
    expect(refusal(request(most + 1))).toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringContaining(told),
    });
  });

  it.each([
    ['the first of two', 0, 2, undefined],
    ['the last of two', 1, 2, undefined],
    ['the only one', 0, 1, undefined],
    ['one after the last', 2, 2, 'not 2 of 2'],
    ['one before the first', -1, 2, 'not -1 of 2'],
    ['one of none', 0, 0, 'not 0 of 0'],
  ])('should tell whether a slice exists: %s', (_, id, max, told) => {
    const expected =
      told === undefined ? undefined : { code: 'INVALID_ARGUMENT', message: expect.stringContaining(told) };
    const refused = refusal({ flags: { sliceOptions: { id, max } } });
    expect(refused).toEqual(expected === undefined ? undefined : expect.objectContaining(expected));
  });

  it('should refuse many patterns in one text', () => {
    const settings = new RequestLimits(loadConfig({}));
    const text = (count: number): string =>
      many(count)
        .map((word) => `*${word}*`)
        .join(' ');
    expect(() => settings.check({ viewer, query: text(16) })).not.toThrow();
    expect(() => settings.check({ viewer, query: text(17) })).toThrow('words with *, ? or ~ may be 16 at most, not 17');
  });

  it.each<[string, Omit<LimitedRequest, 'viewer'>]>([
    ['nothing at all', {}],
    ['some thousand urns', { criteria: [[criterion(20_000)]] }],
    ['what the service itself adds', { baseCriteria: [[criterion(100_000)]] }],
    [
      'words that begin values',
      {
        query: many(100)
          .map((word) => `${word}*`)
          .join(' '),
      },
    ],
  ])('should accept %s by default', (_, request) => {
    expect(() => new RequestLimits(loadConfig({})).check({ viewer, ...request })).not.toThrow();
  });
});
