import { describe, expect, it } from '@jest/globals';
import { derived } from './derived.js';

describe('derived', () => {
  it('should derive once from a list, and anew from an equal one', () => {
    let times = 0;
    const sum = derived((numbers: readonly number[]) => {
      times += 1;
      return numbers.reduce((left, right) => left + right, 0);
    });
    const list = [1, 2];
    expect([sum(list), sum(list), sum([1, 2])]).toEqual([3, 3, 3]);
    expect(times).toBe(2);
  });

  it('should keep results that are undefined', () => {
    let times = 0;
    const first = derived((texts: readonly string[]) => {
      times += 1;
      return texts[0];
    });
    const list: readonly string[] = [];
    expect([first(list), first(list)]).toEqual([undefined, undefined]);
    expect(times).toBe(1);
  });
});
