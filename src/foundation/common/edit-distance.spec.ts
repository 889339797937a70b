import { describe, expect, it } from '@jest/globals';
import { editDistance } from './edit-distance.js';

describe('editDistance', () => {
  it.each([
    ['beta', 'beta', 0],
    ['beta', 'betta', 1],
    ['beta', 'bta', 1],
    ['beta', 'bet', 1],
    ['beta', 'bexa', 1],
    ['beta', 'beat', 1],
    ['beta', 'ebat', 2],
    ['beta', 'gamma', 3],
    ['', 'ab', 2],
    ['', 'abc', 3],
  ])('should tell how far %j is from %j, up to two', (left, right, expected) => {
    expect(editDistance(left, right, 2)).toBe(expected);
    expect(editDistance(right, left, 2)).toBe(expected);
  });
});
