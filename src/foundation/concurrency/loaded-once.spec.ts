import { describe, expect, it } from '@jest/globals';
import { LoadedOnce } from './loaded-once.js';

describe(LoadedOnce, () => {
  it('should load on first use, and again only after a failure', async () => {
    let loads = 0;
    const value = new LoadedOnce(async () => {
      loads += 1;
      if (loads === 1) throw new Error('not yet');
      return loads;
    });
    expect(value.known).toBeUndefined();
    for (const use of [value.get(), value.get()]) await expect(use).rejects.toThrow('not yet');
    expect([loads, value.known]).toEqual([1, undefined]);
    expect(await Promise.all([value.get(), value.get()])).toEqual([2, 2]);
    expect([await value.get(), await value.known]).toEqual([2, 2]);
  });
});
