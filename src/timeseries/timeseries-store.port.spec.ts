import { describe, expect, it } from '@jest/globals';
import { effectiveLimit } from './timeseries-store.port.js';

describe('effectiveLimit', () => {
  it.each([
    [undefined, 5_000],
    [-1, 5_000],
    [0, 0],
    [7, 7],
    [10_000, 10_000],
    [10_001, 5_000],
  ])('should take %s as %s', (asked, limit) => {
    expect(effectiveLimit(asked)).toBe(limit);
  });
});
