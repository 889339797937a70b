import { describe, expect, it } from '@jest/globals';
import { FilterOperator } from '../../discovery/index.js';
import { namesOwner } from './own-tokens.js';

const ME = 'urn:li:corpuser:me';
const OTHER = 'urn:li:corpuser:other';

describe('namesOwner', () => {
  it.each([
    { field: 'ownerUrn', values: [ME] },
    { field: 'ownerUrn', values: [ME], negated: false, condition: null },
    { field: 'ownerUrn', values: [ME], condition: FilterOperator.EQUAL },
    { field: 'ownerUrn', values: [ME], condition: FilterOperator.IN },
  ])("should accept %j as a filter on the caller's own tokens", (filter) => {
    expect(namesOwner(filter, ME)).toBe(true);
  });

  it.each([
    { field: 'actorUrn', values: [ME] },
    { field: 'ownerUrn', values: [OTHER] },
    { field: 'ownerUrn', values: [ME, OTHER] },
    { field: 'ownerUrn', values: [] },
    { field: 'ownerUrn', values: null },
    { field: 'ownerUrn', values: [ME], negated: true },
    ...Object.values(FilterOperator)
      .filter((condition) => condition !== FilterOperator.EQUAL && condition !== FilterOperator.IN)
      .map((condition) => ({ field: 'ownerUrn', values: [ME], condition })),
  ])('should not accept %j', (filter) => {
    expect(namesOwner(filter, ME)).toBe(false);
  });
});
