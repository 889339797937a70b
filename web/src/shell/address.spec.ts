import { describe, expect, it } from '@jest/globals';
import { startOf } from './address.js';

describe('startOf', () => {
  it.each([
    ['', 0],
    ['start=', 0],
    ['start=40', 40],
    ['start=abc', 0],
    ['start=-20', 0],
    ['start=1.5', 0],
    ['start=1e12', 0],
    ['start=Infinity', 0],
    ['start=2147483647', 2_147_483_647],
  ])('should read %j as row %d', (query, start) => {
    expect(startOf(new URLSearchParams(query))).toBe(start);
  });
});
