import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type DocumentSet, IdBits, IdList, setOf, setOfUnordered } from './document-set.js';
import { difference, intersection, setWhere, union } from './set-algebra.js';

/** Ids of few documents, and of many, with the limits of words among them. */
const members = fc.oneof(
  fc.uniqueArray(fc.integer({ min: 0, max: 100_000 }), { maxLength: 20 }),
  fc.uniqueArray(fc.integer({ min: 0, max: 200 }), { maxLength: 150 }),
  fc.constantFrom<number[]>([31], [31, 32], [0, 63, 64]),
);

const setWith = (ids: readonly number[]): DocumentSet => setOf(Uint32Array.from(ids).sort());
const sorted = (ids: Iterable<number>): number[] => [...ids].sort((left, right) => left - right);

function expectSet(set: DocumentSet, wanted: Iterable<number>): void {
  const ids = sorted(wanted);
  expect([...set.ids()]).toEqual(ids);
  expect([set.size, set.first]).toEqual([ids.length, ids[0] ?? 0]);
  expect(set.last).toBeGreaterThanOrEqual(ids.at(-1) ?? 0);
  for (const id of [0, 1, 31, 32, 64, 99_999, ...ids]) expect(set.has(id)).toBe(ids.includes(id));
}

describe('DocumentSet', () => {
  it('should list few documents, and have bits for many', () => {
    expect(setWith([1, 100_000])).toBeInstanceOf(IdList);
    expect(setWith([1, 2, 3])).toBeInstanceOf(IdBits);
  });

  it('should have union, intersection and difference', () => {
    fc.assert(
      fc.property(members, members, members, (left, right, third) => {
        const [one, other] = [setWith(left), setWith(right)];
        expectSet(one, left);
        expectSet(union([one, other, setWith(third)]), new Set([...left, ...right, ...third]));
        expectSet(
          intersection(one, other),
          left.filter((id) => right.includes(id)),
        );
        expectSet(
          difference(one, other),
          left.filter((id) => !right.includes(id)),
        );
        expectSet(one, left);
        expectSet(other, right);
      }),
    );
  });

  it('should be made of ids in any order, some twice', () => {
    fc.assert(
      fc.property(members, (ids) => {
        expectSet(setOfUnordered(Uint32Array.from([...ids, ...ids.slice(0, 3)])), ids);
      }),
    );
  });

  it('should be chosen by numbers', () => {
    expectSet(setWhere([0, 2, 1, 2, 3, 0], Uint8Array.of(0, 0, 1, 1)), [1, 3, 4]);
    expectSet(setWhere([], Uint8Array.of(0)), []);
  });

  it('should follow changes', () => {
    fc.assert(
      fc.property(members, members, members, (own, joining, leaving) => {
        const added = joining.filter((id) => !own.includes(id));
        const removed = leaving.filter((id) => own.includes(id));
        const wanted = [...own.filter((id) => !removed.includes(id)), ...added];
        expectSet(setWith(own).changed(added, removed), wanted);
      }),
    );
  });
});
