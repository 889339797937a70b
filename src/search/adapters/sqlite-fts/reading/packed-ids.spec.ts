import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PackedIds } from './packed-ids.js';

const LARGEST = 0xffff_ffff;

describe('PackedIds', () => {
  it('should return the ids that it was made of', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 0, max: LARGEST }), { maxLength: 50 });
    fc.assert(
      fc.property(ids, (some) => {
        const sorted = Uint32Array.from(some).sort();
        expect(PackedIds.of(sorted).ids()).toEqual(sorted);
      }),
    );
  });

  it.each([
    ['none', [], 0],
    ['close ones', [1, 2, 129], 3],
    ['one at a distance of more than seven bits', [128], 2],
    ['the largest ones', [LARGEST - 1, LARGEST], 6],
  ])('should take few bytes for %s', (_what, ids, bytes) => {
    const packed = PackedIds.of(Uint32Array.from(ids));
    expect([packed.byteLength, [...packed.ids()]]).toEqual([bytes, ids]);
  });
});
