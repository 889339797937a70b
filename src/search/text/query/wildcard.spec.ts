import { describe, expect, it } from '@jest/globals';
import { wildcardStart, wildcardTest } from './wildcard.js';

describe('wildcardTest', () => {
  it.each([
    ['a*c', 'abc', true],
    ['a*c', 'ac', true],
    ['a*c', 'abcd', false],
    ['a?c', 'abc', true],
    ['a?c', 'ac', false],
    ['*', '', true],
    ['*b*', 'abc', true],
    ['**', 'x', true],
    ['a\\*', 'a*', true],
    ['a\\*', 'ab', false],
    ['.+', 'ab', false],
  ])('should tell whether %j describes %j', (pattern, text, expected) => {
    expect(wildcardTest(pattern)(text)).toBe(expected);
  });

  it('should come to an end with many stars', () => {
    expect(wildcardTest(`${'*a'.repeat(100)}b`)('a'.repeat(5_000))).toBe(false);
  });
});

describe('wildcardStart', () => {
  it.each([
    ['abc', 'abc'],
    ['ab*c', 'ab'],
    ['a\\*b?', 'a*b'],
    ['*', ''],
  ])('should know what texts of %j begin with', (pattern, expected) => {
    expect(wildcardStart(pattern)).toBe(expected);
  });
});
