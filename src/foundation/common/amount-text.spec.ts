import { describe, expect, it } from '@jest/globals';
import { durationText } from './amount-text.js';

describe('durationText', () => {
  it.each([
    [59, '59 s'],
    [61, '1 min 1 s'],
    [7_260, '2 h 1 min'],
  ])('should write %i seconds as %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text);
  });
});
