import { describe, expect, it } from '@jest/globals';
import { partialPositions, partialTerms } from './partial-terms.js';

describe('partialTerms', () => {
  it.each<[string, string[]]>([
    ['Former Customers of ours', ['customers', 'former', 'former customers of', 'of', 'ours']],
    ['db.customer_orders', ['customer_orders', 'db']],
    ['sales 2023', ['2023', 'sales', 'sales 2023']],
    ['Östliche', ['ostliche']],
    ['a'.repeat(30), ['a'.repeat(20)]],
  ])('should complete to %j from its words', (value, expected) => {
    expect([...partialTerms(value)].map((term) => term.trim()).sort()).toEqual(expected);
  });
});

describe('partialPositions', () => {
  it('should ask for a beginning at each word', () => {
    expect(partialPositions('db.former cu')).toEqual([['db'], ['former cu', 'former'], ['cu']]);
  });
});
