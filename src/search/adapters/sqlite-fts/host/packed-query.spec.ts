import { describe, expect, it } from '@jest/globals';
import { ModelRegistry } from '../../../../model/index.js';
import { SearchSchema } from '../../../search-schema.js';
import type { SearchQuery } from '../../../search-query.js';
import { TextPlanner } from '../../../text-planner.js';
import { QueryPacker, QueryUnpacker } from './packed-query.js';

const schema = new SearchSchema(ModelRegistry.standard());
const planner = new TextPlanner(schema);

function query(text: string, entityTypes: readonly string[] = ['dataset']): SearchQuery {
  return {
    entityTypes,
    plan: planner.plan(text, entityTypes, { fulltext: true }),
    filter: [[{ fields: [{ name: 'removed', kind: 'boolean' }], condition: 'EQUAL', values: [true], negated: true }]],
    restriction: undefined,
    sort: [{ field: 'score', order: 'asc', missing: 'last' }],
    from: 0,
    size: 10,
    facets: [{ name: 'platform', levels: [{ name: 'platform', kind: 'urn' }], size: 20, countsMissing: false }],
    highlight: schema.queryFields(entityTypes),
    suggests: true,
  };
}

describe('QueryPacker', () => {
  it.each(['orders', '*', '"a b"', 'orders -customers'])(
    'should pack the query "%s" so that it can be restored',
    (text) => {
      const { packed } = new QueryPacker().pack(query(text));
      expect(new QueryUnpacker().unpack(packed)).toEqual(query(text));
    },
  );

  it('should restore equal lists as the same object', () => {
    const packer = new QueryPacker();
    const unpacker = new QueryUnpacker();
    const [one, other] = ['orders', 'customers'].map((text) => {
      return unpacker.unpack<SearchQuery>(packer.pack(query(text)).packed);
    });
    expect(one?.plan.text).toBe('orders');
    expect(other?.plan.text).toBe('customers');
    expect(one?.plan.simple).toBe(other?.plan.simple);
    expect(one?.highlight).toBe(other?.highlight);
  });

  it('should give equal queries the same key, and different ones different keys', () => {
    const packer = new QueryPacker();
    const keyOf = (one: object): string => packer.pack(one).key;
    expect(keyOf(query('orders'))).toBe(keyOf(structuredClone(query('orders'))));
    const others = [
      query('customers'),
      query('orders', ['chart']),
      { ...query('orders'), size: 11 },
      { ...query('orders'), facets: [] },
      { ...query('orders'), highlight: undefined },
      { ...query('orders'), restriction: [] },
    ];
    expect(new Set([query('orders'), ...others].map(keyOf)).size).toBe(others.length + 1);
  });
});
