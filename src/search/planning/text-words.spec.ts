import { describe, expect, it } from '@jest/globals';
import { wordsOf } from './text-words.js';

describe('wordsOf', () => {
  it.each<[string, readonly string[]]>([
    ['fct users', ['fct', 'users']],
    ['  fct\t"users"\n', ['fct', 'users']],
    ['+fct|(users)', ['fct', 'users']],
    ['order_total-a.b', ['order_total-a.b']],
    ['"+|()', []],
    ['', []],
  ])('should be those of %j', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected);
  });
});
