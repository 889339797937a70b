import { describe, expect, it } from '@jest/globals';
import { meant, nearestFirst } from './nearest.js';

const ACTIONS = ['truncateTimeseriesAspect', 'restoreIndices', 'getIndexSizes'];

describe('what a name was meant to be', () => {
  it.each([
    ['restoreIndicies', 'restoreIndices'],
    ['RESTOREINDICES', 'restoreIndices'],
    ['restore', undefined],
    ['', undefined],
    ['x'.repeat(100_000), undefined],
  ])('should be found for %.20s', (given, expected) => {
    expect(meant(given, ACTIONS)).toBe(expected);
  });

  it('should put the likeliest first and leave none out', () => {
    expect(nearestFirst('getIndexSize', ACTIONS)[0]).toBe('getIndexSizes');
    expect([...nearestFirst('getIndexSize', ACTIONS)].sort()).toEqual([...ACTIONS].sort());
  });
});
