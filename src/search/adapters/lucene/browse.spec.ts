import { describe, expect, it } from '@jest/globals';
import { ModelRegistry } from '../../../model/index.js';
import type { BrowseQuery } from '../../search-query.js';
import { SearchSchema } from '../../search-schema.js';
import { TextPlanner } from '../../text-planner.js';
import { browseResult, entitiesBody, groupsBody } from './browse.js';
import { IndexNames } from './index-names.js';

const SCHEMA = new SearchSchema(ModelRegistry.standard());
const QUERY: BrowseQuery = {
  entityTypes: ['dataset'],
  field: { name: 'browsePaths', kind: 'slashPath' },
  path: '/prod/a.b',
  plan: new TextPlanner(SCHEMA).plan('*', ['dataset'], { fulltext: true }),
  filter: [],
  entities: undefined,
};

describe('groupsBody', () => {
  it.each<[string, Partial<BrowseQuery>, string]>([
    ['a path', {}, '/prod/a\\.b/[^/]+'],
    ['the root', { path: '' }, '/[^/]+'],
    ['a path of units', { field: { name: 'browsePathV2', kind: 'unitPath' }, path: '␟a(b)' }, '␟a\\(b\\)␟[^␟]+'],
  ])('should ask for the folders below %s', (_what, given, include) => {
    expect(groupsBody({ ...QUERY, ...given })).toMatchObject({ aggs: { groups: { terms: { include, size: 2_000 } } } });
  });

  it('should refuse a field without paths', () => {
    const field = { name: 'name', kind: 'keyword' } as const;
    expect(() => groupsBody({ ...QUERY, field })).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
  });
});

describe('browseResult', () => {
  it('should read folders and entities', () => {
    const below = (...keys: string[]): object => ({ buckets: keys.map((key) => ({ key, doc_count: 1 })) });
    const groups = {
      hits: { total: { value: 5 } },
      aggregations: {
        groups: {
          buckets: [
            { key: '/prod/a.b/c', doc_count: 3, below: below('/prod/a.b/d/x', '/prod/a.b/c/y') },
            { key: '/prod/a.b/d', doc_count: 2, below: below('/prod/a.b/c/y') },
          ],
        },
      },
    };
    const urn = 'urn:li:dataset:x';
    const entities = { hits: { total: { value: 1 }, hits: [{ sort: [urn] }] } };
    expect(browseResult(JSON.parse(JSON.stringify(groups)), entities, QUERY, new IndexNames(SCHEMA, ''))).toEqual({
      groups: [
        { name: 'c', count: 3, hasSubGroups: true },
        { name: 'd', count: 2, hasSubGroups: false },
      ],
      total: 5,
      entities: [urn],
      totalEntities: 1,
    });
  });

  it('should ask for what stands at the path itself', () => {
    expect(entitiesBody(QUERY, { from: 5, size: 2 })).toMatchObject({
      from: 5,
      size: 2,
      query: { bool: { filter: [{ term: { 'browsePaths.exact': '/prod/a.b' } }, {}] } },
    });
  });
});
