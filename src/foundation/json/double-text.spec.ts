import { describe, expect, it } from '@jest/globals';
import { doubleText } from './double-text.js';

describe('doubleText', () => {
  it.each([
    [60, '60.0'],
    [7.5, '7.5'],
    [0, '0.0'],
    [-3, '-3.0'],
    [0.001, '0.001'],
    [0.00015, '1.5E-4'],
    [9_999_999, '9999999.0'],
    [10_000_000, '1.0E7'],
    [-123_456_789.5, '-1.234567895E8'],
    [1e22, '1.0E22'],
  ])('should write %d as %s', (value, expected) => {
    expect(doubleText(value)).toBe(expected);
  });
});
