import { beforeEach, describe, expect, it } from '@jest/globals';
import { type DocumentSet, IdList, setOf } from './document-set.js';
import { KeptSets } from './kept-sets.js';

const SIZE = 10_000;
/** The even ids from 2 on. */
const EVEN = Array.from({ length: SIZE }, (_, at) => 2 * at + 2);

const setWith = (ids: readonly number[]): DocumentSet => setOf(Uint32Array.from(ids));
const idsOf = (set: DocumentSet | undefined): readonly number[] => [...(set?.ids() ?? [])];

/** 60,000 documents that are far apart: a set of 240,200 bytes. */
const OTHER = new IdList(Uint32Array.from({ length: 60_000 }, (_, at) => 100 * at));

/** A lookup that must not be needed. */
const unasked = (id: number): boolean => {
  throw new Error(`${String(id)} was looked up`);
};

describe('KeptSets', () => {
  let sets: KeptSets;

  beforeEach(() => {
    sets = new KeptSets();
    sets.keep('even', setWith(EVEN));
  });

  it('should return a set as it is while no document changes', () => {
    expect(idsOf(sets.followed('even', unasked))).toEqual(EVEN);
    expect(sets.followed('odd', unasked)).toBeUndefined();
  });

  it.each<[string, number[], number[], number[], number[]]>([
    ['a document that joins in the middle', [101], [101], [101], []],
    ['one that joins at the beginning', [1], [1], [1], []],
    ['one that joins at the end', [90_000], [90_000], [90_000], []],
    ['one that leaves', [100], [], [], [100]],
    ['one that stays', [100], [100], [], []],
    ['one that stays away', [101], [], [], []],
    ['several, in any order, some twice', [30_001, 4, 7, 4, 30_001], [7, 30_001], [7, 30_001], [4]],
  ])('should take over %s', (_what, changed, members, added, removed) => {
    sets.noteChanged(changed);
    const wanted = [...EVEN].filter((id) => !removed.includes(id)).concat(added);
    wanted.sort((left, right) => left - right);
    expect(idsOf(sets.followed('even', (id) => members.includes(id)))).toEqual(wanted);
    expect(idsOf(sets.followed('even', unasked))).toEqual(wanted);
  });

  it('should take over changes that were noted one after the other, each once', () => {
    sets.noteChanged([1]);
    expect(sets.followed('even', (id) => id === 1)?.size).toBe(SIZE + 1);
    sets.noteChanged([3]);
    sets.noteChanged([1]);
    const asked: number[] = [];
    const set = sets.followed('even', (id) => asked.push(id) > 0 && id === 3);
    expect([set?.size, asked]).toEqual([SIZE + 1, [3, 1]]);
    expect(idsOf(set).slice(0, 3)).toEqual([2, 3, 4]);
  });

  it('should have a set read again if it is unknown whether a document belongs to it', () => {
    sets.noteChanged([1, 3]);
    expect(sets.followed('even', (id) => (id === 1 ? true : undefined))).toBeUndefined();
    expect(sets.followed('even', (id) => id === 1)?.size).toBe(SIZE + 1);
  });

  it('should have a set read again that has missed more changes than are worthwhile', () => {
    sets.noteChanged([1, 3, 5, 7, 9]);
    expect(sets.followed('even', () => true)?.size).toBe(SIZE + 5);
    sets.noteChanged([1, 3, 5, 7, 9, 11]);
    expect(sets.followed('even', unasked)).toBeUndefined();
    sets.keep('other', OTHER);
    expect(sets.followed('even', () => true)?.size).toBe(SIZE + 6);
  });

  it('should follow the last changes however many there were, unless a set has missed some of them', () => {
    for (let at = 0; at < 40; at += 1) sets.keep(`other ${at}`, OTHER);
    const ids = Array.from({ length: 600 }, (_, at) => 2 * at + 1);
    sets.noteChanged(ids);
    expect(sets.followed('even', () => true)?.size).toBe(SIZE + 600);
    sets.noteChanged(ids);
    expect(sets.followed('even', () => false)?.size).toBe(SIZE);
    expect(sets.followed('other 0', unasked)).toBeUndefined();
    expect(sets.followed('other 1', unasked)).toBeUndefined();
  });

  it('should forget all sets', () => {
    sets.noteChanged([1]);
    sets.clear();
    expect(sets.followed('even', unasked)).toBeUndefined();
    sets.keep('even', setWith(EVEN));
    expect(idsOf(sets.followed('even', unasked))).toEqual(EVEN);
  });

  it('should drop the set that was not used for the longest time', () => {
    const names = Array.from({ length: 70 }, (_, at) => `other ${at}`);
    for (const name of names.slice(0, -1)) sets.keep(name, OTHER);
    expect(names.filter((name) => sets.followed(name, unasked) === undefined)).toEqual(['other 69']);
    for (const name of ['other 0', 'even']) sets.followed(name, unasked);
    sets.keep('other 69', OTHER);
    expect(['even', ...names].filter((name) => sets.followed(name, unasked) === undefined)).toEqual(['other 1']);
  });

  it('should keep more sets of a larger index, up to a limit', () => {
    const names = Array.from({ length: 300 }, (_, at) => `other ${at}`);
    const keptOf = (documents: number): number => {
      sets.makeRoomFor(documents);
      for (const name of names) sets.keep(name, OTHER);
      return names.filter((name) => sets.followed(name, unasked) !== undefined).length;
    };
    expect([10, 1_000_000, 10_000_000].map(keptOf)).toEqual([69, 166, 279]);
  });

  it('should follow changes of few documents that are far apart', () => {
    const ids = Array.from({ length: 100 }, (_, at) => 200 * at + 2);
    sets.keep('few', setWith(ids));
    sets.noteChanged([1, 2]);
    expect(idsOf(sets.followed('few', (id) => id === 2))).toEqual(ids);
    sets.noteChanged([1, 2, 90_000]);
    const wanted = [...ids.with(0, 1), 90_000];
    expect(idsOf(sets.followed('few', (id) => id !== 2))).toEqual(wanted);
    expect(idsOf(sets.followed('few', unasked))).toEqual(wanted);
  });
});
