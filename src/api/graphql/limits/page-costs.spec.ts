import { describe, expect, it } from '@jest/globals';
import { buildSchema, graphql } from 'graphql';
import { WorkBudget } from '../../../entities/index.js';
import { chargePages } from './page-costs.js';

describe('chargePages', () => {
  const schema = buildSchema(`
    input PageInput { start: Int, count: Int }
    input SearchInput { query: String, count: Int }
    type Hits { searchResults: [String] total: Int }
    type Tag { page(input: PageInput): String members(input: PageInput): Hits name: String }
    type Query { search(input: SearchInput): String list(count: Int): String tag: Tag plain(size: Int): String }
  `);
  for (const type of ['Query', 'Tag'])
    for (const field of Object.values(schema.getType(type)?.toConfig().name === type ? fieldsOf(type) : {}))
      field.resolve = () => ({});
  chargePages(schema);

  function fieldsOf(type: string): Record<string, { resolve?: unknown }> {
    const found = schema.getType(type);
    return found !== undefined && 'getFields' in found
      ? (found.getFields() as Record<string, { resolve?: unknown }>)
      : {};
  }

  async function cost(source: string): Promise<number> {
    const work = new WorkBudget();
    await graphql({ schema, source, contextValue: { entities: { work } } });
    return work.spent;
  }

  it.each([
    ['{ search(input: { query: "*", count: 50 }) }', 1_500],
    ['{ search(input: { query: "*" }) }', 1_200],
    ['{ a: search(input: { count: 10000 }) b: search(input: { count: 10000 }) }', 202_000],
    ['{ list(count: 200) }', 230],
    ['{ list }', 50],
    ['{ tag { page(input: { count: 100 }) members(input: { count: 100 }) { total } } }', 130 + 2_000],
    ['{ plain(size: 5000) tag { name } }', 0],
  ])('should charge %s with %d units of work', async (source, expected) => {
    expect(await cost(source)).toBe(expected);
  });
});
