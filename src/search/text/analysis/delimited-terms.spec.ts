import { describe, expect, it } from '@jest/globals';
import { delimitedPositions, delimitedTerms, wholeTerm } from './delimited-terms.js';

describe('delimitedTerms', () => {
  // Output of Elasticsearch's `_analyze` for the chain `word_delimited`.
  it.each<[string, string[]]>([
    ['customer_orders', ['cust', 'custom', 'customer_ord', 'order']],
    ['Sales 2023', ['sale', 'sales 2023']],
    ['sales_2023', ['2023', 'sale', 'sales_2023']],
    ['sales.2023', ['2023', 'sale']],
    ['fctUsers', ['fct', 'fctuser', 'user']],
    ['Café_Über straße', ['cafe', 'cafe_ub', 'cafe_uber strass', 'strass', 'uber', 'uber strass']],
    ['$price', ['$price', 'price']],
    ["it's", []],
    ['to be', ['to b']],
    ['go', []],
    ['C++', ['c++']],
    ['order#12', ['order', 'order#12']],
    ['db', ['databas']],
    ['airflow runs', ['airflow', 'airflow run', 'run']],
    ['urn:li:tag:pii', ['pii', 'tag']],
    ['日本語 テスト', ['テスト', '日本語', '日本語 テスト']],
    ['', []],
    ['.,:/()', []],
  ])('should find %j under its words, their stems and its parts', (value, expected) => {
    expect([...delimitedTerms(value)].sort()).toEqual(expected);
  });
});

describe('delimitedPositions', () => {
  it.each<[string, string[][]]>([
    ['orders', [['order']]],
    ['fct_users', [['fct_user', 'fct', 'user']]],
    ['foo.bar', [['foo'], ['bar']]],
    ['foo@bar.com', [['foo@bar', 'foo'], ['bar'], ['com']]],
    ['customer_orders', [['customer_ord'], ['cust', 'custom', 'order']]],
    ['the', []],
    ['ab', []],
  ])('should require one term of each position for %j', (text, expected) => {
    expect(delimitedPositions(text)).toEqual(expected);
  });
});

describe('wholeTerm', () => {
  it.each<[string, string | undefined]>([
    ['Billing.Acc', 'billing.acc'],
    ['"É t"', 'e t'],
    ['the', undefined],
    ['ab', undefined],
    ['x'.repeat(150), 'x'.repeat(100)],
  ])('should fold %j into one term', (text, expected) => {
    expect(wholeTerm(text)).toBe(expected);
  });
});
