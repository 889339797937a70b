import { describe, expect, it } from '@jest/globals';
import { shortText } from './short-text.js';

describe('A shortened text', () => {
  it.each([
    ['', 8, ''],
    ['12345678', 8, '12345678'],
    ['123456789', 8, '123456… (1 more characters) …89'],
    [`start ${'x'.repeat(1_000_000)} end`, 8, 'start … (1000002 more characters) …nd'],
  ])('should keep start and end of %j within %i characters', (text, limit, expected) => {
    expect(shortText(text, limit)).toBe(expected);
  });
});
