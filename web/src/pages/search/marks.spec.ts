import { describe, expect, it } from '@jest/globals';
import { marksOf } from './marks.js';

const shown = (text: string, query: string) =>
  marksOf(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('marksOf', () => {
  it.each([
    ['Orders of today', 'order', '[Order]s of today'],
    ['order_item', 'item order', '[order]_[item]'],
    ['a.b+c', 'b+ (', 'a.b+c'],
    ['Ünïcode', 'ünï', '[Ünï]code'],
    ['nothing', '', 'nothing'],
    ['all', '*', 'all'],
  ])('should mark in %j the words of %j', (text, query, expected) => {
    expect(shown(text, query)).toBe(expected);
  });
});
