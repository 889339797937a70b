import { describe, expect, it } from '@jest/globals';
import { correctableWords, correctedText } from './spelling.js';

const word = (text: string, frequency = 1): { text: string; frequency: number } => ({ text, frequency });

describe('correctableWords', () => {
  it.each([
    ['custmer', ['custmer']],
    ['Ordr details', ['ordr', 'details']],
    ['order_detials', ['order', 'detials']],
    ['ordrDetails', ['ordr', 'details']],
    ['of the custmer', ['custmer']],
    ['custmer custmer', ['custmer']],
    ['alpha bravo gamma delta theta omega', ['alpha', 'bravo', 'gamma', 'delta', 'theta', 'omega']],
  ])('should be those of %j', (text, expected) => {
    expect(correctableWords(text)).toEqual(expected);
  });

  it.each([
    '"custmer"',
    'custmer*',
    'custmer | x',
    'table_2023',
    'urn:li:tag:custmer',
    '',
    'one two three four five six seven',
  ])('should be none of %j', (text) => {
    expect(correctableWords(text)).toEqual([]);
  });
});

describe('correctedText', () => {
  it.each([
    ['custmer', { custmer: [word('customers', 9), word('customer')] }, 'customer'],
    ['Ordr details', { ordr: [word('order')] }, 'order details'],
    ['ordr_details', { ordr: [word('order')] }, 'order_details'],
    ['ordrDetails', { ordr: [word('order')] }, 'order details'],
    ['kundengröse', { kundengröse: [word('kundengröße')] }, 'kundengröße'],
    ['salse', { salse: [word('sale'), word('sales', 3)] }, 'sales'],
    ['flaot', { flaot: [word('float', 2), word('flaft', 2)] }, 'flaft'],
    ['flaot', { flaot: [word('flaft', 2), word('float', 2)] }, 'flaft'],
    ['custmr', { custmr: [word('customer')] }, 'customer'],
  ])('should correct %j', (text, candidates, expected) => {
    expect(correctedText(text, new Map(Object.entries(candidates)))).toBe(expected);
  });

  it('should not replace a short word by one that differs twice', () => {
    expect(correctedText('ordr', new Map([['ordr', [word('odor')]]]))).toBeUndefined();
    expect(correctedText('custr', new Map([['custr', [word('customr')]]]))).toBeUndefined();
  });

  it('should correct all unknown words or none', () => {
    const candidates = new Map([
      ['ordr', [word('order')]],
      ['zzzzz', []],
    ]);
    expect(correctedText('ordr zzzzz', candidates)).toBeUndefined();
    expect(correctedText('order', new Map())).toBeUndefined();
  });
});
