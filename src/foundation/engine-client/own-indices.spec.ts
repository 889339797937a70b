import { describe, expect, it } from '@jest/globals';
import { isMadeFor } from './own-indices.js';

describe('isMadeFor', () => {
  it.each([
    ['DataHub, under the name itself', 'tagindex_v2', true],
    ['DataHub, after a change of its mapping', 'tagindex_v2_1700000000000', true],
    ['DataHub, for one of its versions', 'tagindex_v2_1_3_0-0_1700000000000', true],
    ['the service', 'tagindex_v2_1700000000000a1b2c3d4', true],
    ['another owner', 'orders', false],
    ['another owner, at that time', 'orders_1700000000000', false],
    ['another owner, with a similar name', 'tagindex_v2_orders', false],
    ['another owner, with a similar name and a year', 'tagindex_v2_2026', false],
    ['another owner, with a longer name', 'x_tagindex_v2_1700000000000', false],
    ['a name that goes on', 'tagindex_v21700000000000', false],
  ])('should tell what was made by %s', (_owner, index, expected) => {
    expect(isMadeFor('tagindex_v2', index)).toBe(expected);
  });
});
