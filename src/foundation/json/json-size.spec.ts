import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exactJson } from './exact-json.js';
import { isJsonLonger, sizeOfJson } from './json-size.js';

describe('sizeOfJson', () => {
  it.each<[unknown, number]>([
    ['a', 0],
    [[], 1],
    [{ a: [] }, 2],
    [[[1], { a: { b: [] } }], 4],
  ])('should know how deep %j is', (value, depth) => {
    expect(sizeOfJson(value, Infinity).depth).toBe(depth);
  });

  it('should stop soon after the limit', () => {
    const value = Array.from({ length: 100 }, () => 'x'.repeat(10));
    expect(sizeOfJson(value, 50).characters).toBeLessThan(80);
  });
});

describe('isJsonLonger', () => {
  it('should compare the bytes of the text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.integer({ min: 1, max: 400 }), (value, limit) => {
        expect(isJsonLonger(value, limit)).toBe(Buffer.byteLength(exactJson(value)) > limit);
      }),
    );
  });

  it.each([
    ['characters of two bytes', 'é'.repeat(60), 100, true],
    ['escaped characters', '\u0001'.repeat(20), 100, true],
    ['plain characters', 'a'.repeat(60), 100, false],
  ])('should count %s', (_name, value, limit, isLonger) => {
    expect(isJsonLonger(value, limit)).toBe(isLonger);
  });
});
