import { describe, expect, it } from '@jest/globals';
import { readSort } from './search-parameters.js';

describe('readSort', () => {
  it.each([
    [undefined, undefined],
    ['_first', 'first'],
    ['_last', 'last'],
    ['other', undefined],
  ])('should put entities without a value where missingValue %j says: %j', (missingValue, missing) => {
    const criterion = { field: 'name', order: 'ASCENDING', ...(missingValue !== undefined && { missingValue }) };
    const expected = { field: 'name', order: 'ASCENDING', ...(missing !== undefined && { missing }) };
    expect(readSort({ sort: undefined, sortCriteria: [criterion] })).toEqual([expected]);
    expect(readSort({ sort: criterion, sortCriteria: undefined })).toEqual([expected]);
  });

  it('should prefer the list', () => {
    const [name, urn] = ['name', 'urn'].map((field) => ({ field, order: 'DESCENDING' }));
    expect(readSort({ sort: name, sortCriteria: urn === undefined ? [] : [urn] })).toEqual([urn]);
  });
});
