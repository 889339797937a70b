import { describe, expect, it } from '@jest/globals';
import { checkEntityUrn, isEntityUrn, MAX_URN_BYTES } from './entity-urn.js';
import { ModelRegistry } from './registry.js';

const registry = ModelRegistry.standard();
const HIVE = 'urn:li:dataPlatform:hive';
const TABLE = `urn:li:dataset:(${HIVE},db.t,PROD)`;

describe('checkEntityUrn', () => {
  it.each([
    TABLE,
    'urn:li:tag:a (b), c',
    'urn:li:corpUser:somebody',
    `urn:li:schemaField:(${TABLE},${'f'.repeat(2 * MAX_URN_BYTES)})`,
    'urn:li:dataJob:(urn:li:dataFlow:(airflow,f,prod),j)',
    'urn:li:dataHubRetention:(*,*)',
    `urn:li:tag:${'a'.repeat(MAX_URN_BYTES - 'urn%3Ali%3Atag%3A'.length)}`,
  ])('should accept %s', (urn) => {
    expect(checkEntityUrn(registry, urn).toString()).toBe(urn);
  });

  it.each([
    ['nothing', 'expected urn:li'],
    [' urn:li:tag:a', 'white space'],
    ['urn:li:tag:a\n', 'white space'],
    ['urn:li:tag:a\u241fb', 'must not hold'],
    ['urn:li:table:a', 'Failed to find entity with name table'],
    ['urn:li:dataset:a', 'the key of dataset has 3 part(s), not 1'],
    ['urn:li:tag:(a,b)', 'the key of tag has 1 part(s), not 2'],
    [`urn:li:dataset:(${HIVE},t,MOON)`, 'origin: "MOON" is not one of DEV, TEST'],
    ['urn:li:dataset:(hive,t,PROD)', 'platform: "hive" is not a urn'],
    ['urn:li:dataset:(urn:li:moon:hive,t,PROD)', 'platform: Failed to find entity with name moon'],
    ['urn:li:dataJob:(urn:li:dashboard:(looker,1),j)', 'flow: "urn:li:dashboard:(looker,1)" must be a urn of dataFlow'],
    ['urn:li:schemaField:(urn:li:dataset:(a,b),f)', 'parent: the key of dataset has 3 part(s), not 2'],
    [`urn:li:tag:${'a'.repeat(MAX_URN_BYTES)}`, 'at most 512 are allowed'],
    [`urn:li:tag:${'é'.repeat(100)}`, 'it has 617 bytes'],
  ])('should refuse "%s"', (urn, message) => {
    const refused = expect.objectContaining({ code: 'MALFORMED_URN', message: expect.stringContaining(message) });
    expect(() => checkEntityUrn(registry, urn)).toThrow(refused);
  });
});

describe('isEntityUrn', () => {
  it.each([
    [TABLE, true],
    ['urn:li:tag:a', true],
    ['a text', false],
    ['urn:li:dataset:(urn:li:dataPlatform:snow', false],
    ['urn:li:dataset:(a,b)', false],
    ['urn:li:schemaField:(urn:li:dataset:(a,b),f)', false],
    ['urn:li:table:a', false],
  ])('should tell whether an entity can have the urn "%s": %s', (text, expected) => {
    expect(isEntityUrn(registry, text)).toBe(expected);
  });
});
