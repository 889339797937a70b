import { describe, expect, it } from '@jest/globals';
import { document } from '../../../test/support/harness/search-documents.js';
import { isSpellable, wordsOfName } from './name-words.js';

describe('wordsOfName', () => {
  it.each(['orderDetails', 'ORDER_DETAILS', 'order details', 'order.details', 'OrderDetails'])(
    'should be the same for %s',
    (name) => {
      expect(wordsOfName(name)).toEqual(['order', 'details']);
    },
  );

  it.each([
    ['größeTabelle', ['größe', 'tabelle']],
    ['ÉTAT_civil', ['état', 'civil']],
    ['de\u0301tailClient', ['de\u0301tail', 'client']],
    ['注文_明細', ['注文', '明細']],
    ['orders2024', ['orders2024']],
  ])('should be whole in %s', (name, expected) => {
    expect(wordsOfName(name)).toEqual(expected);
  });
});

describe('isSpellable', () => {
  it.each([
    ['order', true],
    ['größe', true],
    ['abc', false],
    ['v2023', false],
    ['x'.repeat(33), false],
  ])('should judge %s', (word, expected) => {
    expect(isSpellable(word)).toBe(expected);
  });
});

describe('nameWords', () => {
  it('should be the distinct words of the names of an entity', () => {
    const { nameWords } = document('urn:li:tag:x', { tagProperties: { name: 'Order order_items of 2023' } });
    expect(nameWords).toEqual(['order', 'items']);
  });

  it('should be limited', () => {
    const name = Array.from({ length: 40 }, (_, at) =>
      'word'.padEnd(5 + (at % 26), String.fromCharCode(97 + (at % 26))),
    ).join(' ');
    expect(document('urn:li:tag:x', { tagProperties: { name } }).nameWords).toHaveLength(16);
  });
});
