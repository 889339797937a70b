import { describe, expect, it } from '@jest/globals';
import { excerptOf, marksOf } from './marks.js';

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

describe('excerptOf', () => {
  const words = (count: number): string => Array.from({ length: count }, (_, at) => `word${at}`).join(' ');

  it.each([
    ['a short text,\n  on two lines', 'two', 'a short text, on two lines'],
    [`${words(100)} Orders ${words(100)}`, 'order', /^… \S+ \S+ .*\bOrders\b.* \S+…$/],
    [`Orders ${words(100)}`, 'orders', /^Orders word0 .*…$/],
    [`${words(100)} orders`, 'orders', /^….* word99 orders$/],
    [words(100), 'nothing', /^word0 word1 .*…$/],
    ['x'.repeat(1000), '', /^x{160}…$/],
  ])('should show of %j what stands around %j', (text, query, expected) => {
    const shown = excerptOf(text, query);
    expect(shown).toEqual(typeof expected === 'string' ? expected : expect.stringMatching(expected));
    expect(shown.length).toBeLessThanOrEqual(162);
  });
});
