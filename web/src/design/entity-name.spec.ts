import { describe, expect, it } from '@jest/globals';
import { entityPath, firstShown, typeOfUrn, typeText, typeTextOf, urnText } from './entity-name.js';

const TABLE = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)';

describe('urnText', () => {
  it.each([
    ['urn:li:corpuser:ada', 'ada'],
    [TABLE, 'shop.orders'],
    [`urn:li:schemaField:(${TABLE},order_id)`, 'order_id'],
    ['urn:li:dataJob:(urn:li:dataFlow:(airflow,nightly,prod),load)', 'load'],
    ['urn:li:chart:(looker,sales.1)', 'sales.1'],
    ['urn:li:dataset:(urn:li:dataPlatform:s3,a%2Cb,DEV)', 'a,b'],
    ['urn:li:tag:100%', '100%'],
    ['no urn', 'no urn'],
  ])('should shorten %s to %s', (urn, text) => {
    expect(urnText(urn)).toBe(text);
  });
});

describe('typeText', () => {
  it.each([
    ['CORP_USER', 'user'],
    ['corpuser', 'user'],
    ['corpGroup', 'group'],
    ['MLFEATURE_TABLE', 'ML feature table'],
    ['mlFeatureTable', 'ML feature table'],
    ['DATA_JOB', 'data job'],
    ['glossaryTerm', 'glossary term'],
  ])('should call %s %s', (type, text) => {
    expect(typeText(type)).toBe(text);
  });
});

describe('typeTextOf', () => {
  it('should name types that GraphQL does not know by the urn', () => {
    expect(typeTextOf({ type: 'OTHER', urn: 'urn:li:testMachine:(berlin,db-7)' })).toBe('test machine');
    expect(typeTextOf({ type: 'DATASET', urn: TABLE })).toBe('dataset');
  });
});

describe('typeOfUrn and entityPath', () => {
  it('should read the type, and escape the urn', () => {
    expect([typeOfUrn(TABLE), typeOfUrn('x')]).toEqual(['dataset', '']);
    expect(entityPath('urn:li:tag:a/b%')).toBe('/entity/urn%3Ali%3Atag%3Aa%2Fb%25');
  });
});

describe('firstShown', () => {
  it.each([
    [[undefined, null, '', ' \t', '\u200b\u200d', 'a', 'b'], 'a'],
    [['🎉', 'b'], '🎉'],
    [['_'], '_'],
    [[' ', '\u2060'], undefined],
    [[], undefined],
  ])('should choose from %j %j', (given, chosen) => {
    expect(firstShown(given)).toBe(chosen);
  });
});
