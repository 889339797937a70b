import { describe, expect, it } from '@jest/globals';
import { parseValue } from 'graphql';
import { Long } from './long.scalar.js';

describe('Long', () => {
  it.each([
    [1_700_000_000_000, 1_700_000_000_000],
    ['1700000000000', 1_700_000_000_000],
    ['-3', -3],
    [12n, 12],
  ])('should take %p', (given, taken) => {
    expect(Long.parseValue(given)).toBe(taken);
    expect(Long.serialize(given)).toBe(taken);
  });

  it.each([[1.5], ['1.5'], ['x'], [''], [true], [Number.NaN], [{}]])('should refuse %p', (given) => {
    expect(() => Long.parseValue(given)).toThrow('give a whole number');
  });

  it('should accept only whole numbers in the text of a query', () => {
    expect(Long.parseLiteral(parseValue('42'), {})).toBe(42);
    expect(() => Long.parseLiteral(parseValue('"42"'), {})).toThrow('write a whole number');
  });
});
