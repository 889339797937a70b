import { describe, expect, it } from '@jest/globals';
import { RETRY_WAITS_MS, retryAfterMs, retryWait } from './retry-schedule.js';

const NOW = Date.parse('2026-01-01T00:00:00Z');

describe('the schedule of retries', () => {
  it('should wait for 5 seconds first, 24 hours last, and then give up', () => {
    expect(retryWait(1, undefined, 0)).toBe(5_000);
    expect(retryWait(RETRY_WAITS_MS.length, undefined, 0)).toBe(24 * 3_600_000);
    expect(retryWait(RETRY_WAITS_MS.length + 1, undefined, 0)).toBeUndefined();
  });

  it.each([
    ['a random part', undefined, 1, 6_000],
    ['what the receiver asks for', 60_000, 0, 60_000],
    ['the schedule when the receiver asks for less', 1_000, 0, 5_000],
    ['a day when the receiver asks for more', 1e12, 0, 24 * 3_600_000],
  ])('should wait for %s', (_what, asked, random, expected) => {
    expect(retryWait(1, asked, random)).toBe(expected);
  });

  it.each([
    ['30', 30_000],
    ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
    ['Thu, 01 Jan 2025 00:01:00 GMT', 0],
    ['soon', undefined],
    [undefined, undefined],
  ])('should read Retry-After: %s', (header, expected) => {
    expect(retryAfterMs(header, NOW)).toBe(expected);
  });
});
