import { describe, expect, it } from '@jest/globals';
import { customAssertionInfo } from './custom-assertion.js';

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
