import { describe, expect, it } from '@jest/globals';
import { bytesText, countText, durationText, relativeText, wordsOf } from './format.js';

describe('Texts of values', () => {
  it.each([
    [0, '0'],
    [1.26, '1.3'],
    [12.6, '13'],
    [1234567, '1,234,567'],
  ])('should show the number %d as %s', (value, text) => {
    expect(countText(value)).toBe(text);
  });

  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1_500, '1.5 kB'],
    [187_300_000, '187 MB'],
    [5e15, '5,000 TB'],
  ])('should show %d bytes as %s', (value, text) => {
    expect(bytesText(value)).toBe(text);
  });

  it.each([
    [0, '0 ms'],
    [349.6, '350 ms'],
    [1_500, '1.5 s'],
    [59_999, '59 s'],
    [60_000, '1 min'],
    [7_384_000, '2 h 3 min'],
    [90_000_000, '1 d 1 h'],
  ])('should show %d milliseconds as %s', (value, text) => {
    expect(durationText(value)).toBe(text);
  });

  it.each([
    [1_000_000, 'now'],
    [995_000, '5 s ago'],
    [1_000_000 + 7_200_000, 'in 2 h'],
  ])('should show the time %d as %s', (time, text) => {
    expect(relativeText(time, 1_000_000)).toBe(text);
  });

  it.each([
    ['restoreIndices', 'restore indices'],
    ['DATA_FLOW', 'data flow'],
  ])('should show the name %s as %s', (name, text) => {
    expect(wordsOf(name)).toBe(text);
  });
});
