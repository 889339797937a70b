import { describe, expect, it } from '@jest/globals';
import { wholeSqlTimestamp } from './sql-timestamp.js';

describe('wholeSqlTimestamp', () => {
  it.each([
    ['2026-01-02 03:04:05', '2026-01-02 03:04:05.000000'],
    ['2026-01-02 03:04:05.1', '2026-01-02 03:04:05.100000'],
    ['2026-01-02 03:04:05.123456', '2026-01-02 03:04:05.123456'],
  ])('should have six digits: %s', (text, expected) => {
    expect(wholeSqlTimestamp(text)).toBe(expected);
  });
});
