import { describe, expect, it } from '@jest/globals';
import { nameSpellings } from './name-spellings.js';

describe('nameSpellings', () => {
  it.each([
    ['order', 'orders'],
    ['orders', 'order'],
    ['Inventory', 'inventories'],
    ['inventories', 'inventory'],
    ['address', 'addresses'],
    ['addresses', 'address'],
    ['sizes', 'size'],
    ['branches', 'branch'],
    ['branch', 'branches'],
    ['tag', 'tags'],
    ['day', 'days'],
    ['system', 'systems'],
    ['schema', 'schemas'],
    ['diesel', 'diesels'],
    ['sesame', 'sesames'],
    ['order_total', 'order-total'],
    ['order_total', 'order.total'],
    ['order__total', 'order_total'],
    ['order - total', 'order_total'],
    ['a b c d e f', 'a_b_c_d_e_f'],
    ['order_total', 'order total'],
    ['order total', 'order_totals'],
    ['orderDetails', 'order_details'],
    ['order-details', 'orderdetail'],
    ['ORDER_DETAILS', 'order_details'],
    ['größeTabelle', 'größe_tabelle'],
  ])('should spell %s as %s', (text, expected) => {
    expect(nameSpellings(text)).toContain(expected);
  });

  it.each(['status', 'basis', 'class'])('should not take the singular %s for a plural', (text) => {
    expect(nameSpellings(text)).not.toContain(text.slice(0, -1));
  });

  it.each(['"orders"', 'a | b', 'order*', 'name:x', '', '-order', 'urn:li:tag:a'])('should leave %j alone', (text) => {
    expect(nameSpellings(text)).toEqual([]);
  });

  it('should not count a short word', () => {
    expect(nameSpellings('id')).toEqual(['id']);
  });

  it('should keep a long name as it is', () => {
    expect(nameSpellings('a b c d e f g')).toEqual(['a b c d e f g']);
  });
});
