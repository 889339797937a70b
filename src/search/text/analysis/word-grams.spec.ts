import { describe, expect, it } from '@jest/globals';
import { gramsOfQuery, gramWords, hasWordsInRow, wordGrams } from './word-grams.js';

describe('gramWords', () => {
  it.each<[string, string[]]>([
    ['users of fct', ['users', 'of', 'fct']],
    ['prod-db_1.Täble', ['prod', 'db', '1', 'table']],
    ['-dash', ['-dash']],
    [`"it's" me`, ['its', 'me']],
    [' ', []],
  ])('should split %j', (text, expected) => {
    expect(gramWords(text)).toEqual(expected);
  });
});

describe('wordGrams', () => {
  it('should hold every two, three and four words in a row', () => {
    expect(wordGrams(['a', 'b', 'c', 'd', 'e'], ' ')).toEqual([
      'a b',
      'a b c',
      'a b c d',
      'b c',
      'b c d',
      'b c d e',
      'c d',
      'c d e',
      'd e',
    ]);
  });
});

describe('gramsOfQuery', () => {
  it.each<[string, number, string[]]>([
    ['one', 2, []],
    ['one two', 2, ['one two']],
    ['one two', 3, []],
    ['one two three', 2, ['one two three']],
    ['a b c d e', 4, ['a b c d', 'b c d e']],
  ])('should look for %j in runs of %d words', (text, size, expected) => {
    expect(gramsOfQuery(text, size, ' ')).toEqual(expected);
  });
});

describe('hasWordsInRow', () => {
  it.each([
    ['a_b c', 'b c', true],
    ['a b c', 'a c', false],
    ['ab c', 'b c', false],
    ['a', '', false],
  ])('should tell whether %j holds %j', (value, text, expected) => {
    expect(hasWordsInRow(value, text)).toBe(expected);
  });
});
