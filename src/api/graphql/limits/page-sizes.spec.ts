import { describe, expect, it } from '@jest/globals';
import { buildSchema, graphqlSync } from 'graphql';
import { capped, capPageSizes } from './page-sizes.js';

describe('capPageSizes', () => {
  const schema = buildSchema(`
    input Flags { maxAggValues: Int }
    input SearchInput { count: Int, searchFlags: Flags, names: [Int] }
    type Query { search(input: SearchInput): String list(count: Int, start: Int): String plain(size: Int): String }
  `);
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {}))
    field.resolve = (_source, args: object) => JSON.stringify(args);
  capPageSizes(schema, 100);

  it.each([
    ['{ answer: list(count: 99999999, start: 7) }', { count: 100, start: 7 }],
    ['{ answer: list(count: 5) }', { count: 5 }],
    ['{ answer: list(count: null) }', { count: null }],
    [
      '{ answer: search(input: { count: 101, searchFlags: { maxAggValues: 5000 }, names: [200] }) }',
      { input: { count: 100, searchFlags: { maxAggValues: 100 }, names: [200] } },
    ],
    ['{ answer: plain(size: 5000) }', { size: 5000 }],
  ])('should pass %s on as %j', (source, expected) => {
    const { data, errors } = graphqlSync({ schema, source });
    expect(errors).toBeUndefined();
    expect(JSON.parse(String(data?.['answer']))).toEqual(expected);
  });
});

describe('capped', () => {
  it.each([
    [10_000, 10_000],
    [10_001, 5_000],
  ])('should convert %d with a maximum of 10,000 to %d', (count, expected) => {
    expect(capped({ input: { count } }, 10_000)).toEqual({ input: { count: expected } });
  });

  it('should keep values within the limit', () => {
    const values = { input: { count: 10 }, names: [1] };
    expect(capped(values, 10)).toBe(values);
  });
});
