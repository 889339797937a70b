import { describe, expect, it } from '@jest/globals';
import { usersOf } from './user-use.js';

describe('usersOf', () => {
  it('should order users by their use, then by urn, and keep unknown figures null', () => {
    const rows = [
      ['b', '2', '1'],
      ['c', '5', 'NULL'],
      ['a', '2', '7'],
      ['d', 'NULL', '3'],
    ];
    expect(usersOf(rows, ['usageCount', 'viewsCount'])).toEqual([
      { user: 'c', usageCount: 5, viewsCount: null },
      { user: 'a', usageCount: 2, viewsCount: 7 },
      { user: 'b', usageCount: 2, viewsCount: 1 },
      { user: 'd', usageCount: null, viewsCount: 3 },
    ]);
  });
});
