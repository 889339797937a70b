import { beforeEach, describe, expect, it } from '@jest/globals';
import { Scratch } from './scratch.js';

describe('Scratch', () => {
  let scratch: Scratch;

  beforeEach(() => {
    scratch = new Scratch();
  });

  /** Takes arrays of all kinds, fills each with a number of its own, and returns them. */
  function filled(lengths: readonly number[]): readonly (Uint32Array | Int32Array | Float64Array)[] {
    const arrays = lengths.flatMap((length) => [scratch.ids(length), scratch.bits(length), scratch.scores(length)]);
    for (const [at, array] of arrays.entries()) array.fill(at + 1);
    return arrays;
  }

  it.each([
    ['before any memory is known to be needed', [3, 0, 5]],
    ['within the memory that is reused', [3, 0, 5]],
    ['partly beyond it', [3, 1, 5, 1_000]],
  ])('should give arrays of their own %s', (what, lengths) => {
    if (!what.startsWith('before')) {
      filled([3, 0, 5]);
      scratch.clear();
    }
    const arrays = filled(lengths);
    expect(arrays.map(({ length }) => length)).toEqual(lengths.flatMap((length) => [length, length, length]));
    for (const [at, array] of arrays.entries()) expect(array.every((value) => value === at + 1)).toBe(true);
  });

  it('should reuse the memory of the search before', () => {
    filled([10]);
    scratch.clear();
    const before = scratch.scores(10);
    scratch.clear();
    const after = scratch.ids(4);
    expect(after.buffer).toBe(before.buffer);
    expect([before.byteOffset, after.byteOffset]).toEqual([0, 0]);
  });

  it('should reuse the memory of a part of a search', () => {
    filled([10]);
    scratch.clear();
    scratch.ids(2);
    const inside = scratch.during(() => scratch.ids(4));
    expect([inside.byteOffset, scratch.ids(4).byteOffset]).toEqual([8, 8]);
  });

  it('should not keep more memory than its limit', () => {
    const millions = 5_000_000;
    filled([millions]);
    scratch.clear();
    expect(scratch.ids(1).buffer.byteLength).toBe(32 * 1024 * 1024);
    expect(scratch.scores(millions)).toHaveLength(millions);
  });
});
