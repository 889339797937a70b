import { describe, expect, it } from '@jest/globals';
import { timeTexts } from './line-options.js';

const START = Date.UTC(2026, 0, 1, 9, 59, 30) / 1000;

describe('timeTexts', () => {
  it.each([1, 5, 10, 15, 30, 60, 300, 600, 1_800])('should repeat no time where times are %i s apart', (step) => {
    const times = Array.from({ length: 12 }, (_, at) => START + at * step);
    expect(new Set(timeTexts(times, step)).size).toBe(times.length);
  });

  it('should show seconds only where they tell times apart', () => {
    expect(timeTexts([START], 60)[0]).toMatch(/^\d\d:59$/);
    expect(timeTexts([START], 30)[0]).toMatch(/^\d\d:59:30$/);
  });
});
