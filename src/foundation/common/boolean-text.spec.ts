import { describe, expect, it } from '@jest/globals';
import { booleanOf } from './boolean-text.js';

describe('booleanOf', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['TRUE', undefined],
    ['', undefined],
    [true, undefined],
    [undefined, undefined],
  ])('should read %p as %p', (text, value) => {
    expect(booleanOf(text)).toBe(value);
  });
});
