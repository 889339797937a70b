import { describe, expect, it } from '@jest/globals';
import { customAssertionInfo, platformUrn } from './custom-assertion.js';

const INPUT = {
  entityUrn: 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)',
  type: 't',
  description: 'd',
  platform: {},
};
const column = (path: string) => `urn:li:schemaField:(${INPUT.entityUrn},${path})`;

describe('customAssertionInfo', () => {
  it.each<[object, readonly string[] | undefined]>([
    [{}, undefined],
    [{ fieldPath: 'a' }, ['a']],
    [{ fieldPath: 'a', fieldPaths: [] }, ['a']],
    [{ fieldPath: 'a', fieldPaths: ['b', 'c'] }, ['b', 'c']],
  ])('should be about the columns of %j', (given, paths) => {
    const { customAssertion } = customAssertionInfo({ ...INPUT, ...given });
    expect(customAssertion?.fields).toEqual(paths?.map(column));
    expect(customAssertion?.field).toBe(paths?.map(column)[0]);
  });

  it.each([{ fieldPath: ' ' }, { fieldPaths: ['a', ''] }])('should refuse blank paths: %j', (given) => {
    expect(() => customAssertionInfo({ ...INPUT, ...given })).toThrow('must not be blank');
  });
});

describe('platformUrn', () => {
  it.each([
    [{ name: ' dbt ' }, 'urn:li:dataPlatform:dbt'],
    [{ urn: 'urn:li:dataPlatform:a', name: 'b' }, 'urn:li:dataPlatform:a'],
    [{ urn: '', name: 'b' }, 'urn:li:dataPlatform:b'],
  ])('should be that of %j', (platform, urn) => {
    expect(platformUrn(platform)).toBe(urn);
  });

  it.each([
    [{}, 'needs a urn or a name'],
    [{ name: ' ' }, 'needs a urn or a name'],
    [{ urn: 'urn:li:tag:a' }, 'input.platform.urn'],
    [{ urn: 'a' }, 'Invalid urn'],
  ])('should refuse %j', (platform, reason) => {
    expect(() => platformUrn(platform)).toThrow(reason);
  });
});
