import { beforeEach, describe, expect, it } from '@jest/globals';
import { KeptLists } from './kept-lists.js';

const SIZE = 10_000;
/** The even ids from 2 on. */
const EVEN = Uint32Array.from({ length: SIZE }, (_, at) => 2 * at + 2);

/** A list of 240,200 bytes. */
const OTHER = new Uint32Array(60_000);

/** A lookup that must not be needed. */
const unasked = (id: number): boolean => {
  throw new Error(`${String(id)} was looked up`);
};

describe('KeptLists', () => {
  let lists: KeptLists;

  beforeEach(() => {
    lists = new KeptLists();
    lists.keep('even', EVEN);
  });

  it('should return a list as it is while no document changes', () => {
    expect(lists.followed('even', unasked)).toBe(EVEN);
    expect(lists.followed('odd', unasked)).toBeUndefined();
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
    expect(lists.noteChanged(changed)).toBe(true);
    const wanted = [...EVEN].filter((id) => !removed.includes(id)).concat(added);
    wanted.sort((left, right) => left - right);
    expect([...(lists.followed('even', (id) => members.includes(id)) ?? [])]).toEqual(wanted);
    expect([...(lists.followed('even', unasked) ?? [])]).toEqual(wanted);
  });

  it('should take over changes that were noted one after the other, each once', () => {
    lists.noteChanged([1]);
    expect(lists.followed('even', (id) => id === 1)?.length).toBe(SIZE + 1);
    lists.noteChanged([3]);
    lists.noteChanged([1]);
    const asked: number[] = [];
    const list = lists.followed('even', (id) => asked.push(id) > 0 && id === 3);
    expect([list?.length, asked]).toEqual([SIZE + 1, [3, 1]]);
    expect([...(list?.subarray(0, 3) ?? [])]).toEqual([2, 3, 4]);
  });

  it('should have a list read again if it is unknown whether a document belongs to it', () => {
    lists.noteChanged([1, 3]);
    expect(lists.followed('even', (id) => (id === 1 ? true : undefined))).toBeUndefined();
    expect(lists.followed('even', (id) => id === 1)?.length).toBe(SIZE + 1);
  });

  it('should refuse to follow more changes than are worthwhile', () => {
    expect(lists.noteChanged([1, 3, 5, 7, 9])).toBe(true);
    expect(lists.noteChanged([1, 3, 5, 7, 9, 11])).toBe(false);
    for (let at = 0; at < 40; at += 1) lists.keep(`other ${at}`, OTHER);
    expect(lists.noteChanged(Array.from({ length: 950 }, () => 1))).toBe(true);
    expect(lists.noteChanged(Array.from({ length: 50 }, () => 1))).toBe(false);
    lists.clear();
    expect([lists.followed('even', unasked), lists.noteChanged([1])]).toEqual([undefined, false]);
    lists.keep('even', EVEN);
    expect([lists.followed('even', unasked), lists.noteChanged([1])]).toEqual([EVEN, true]);
  });

  it('should drop the list that was not used for the longest time', () => {
    const names = Array.from({ length: 70 }, (_, at) => `other ${at}`);
    for (const name of names.slice(0, -1)) lists.keep(name, OTHER);
    expect(names.filter((name) => lists.followed(name, unasked) === undefined)).toEqual(['other 69']);
    for (const name of ['other 0', 'even']) lists.followed(name, unasked);
    lists.keep('other 69', OTHER);
    expect(['even', ...names].filter((name) => lists.followed(name, unasked) === undefined)).toEqual(['other 1']);
  });

  it('should keep more lists of a larger index, up to a limit', () => {
    const names = Array.from({ length: 300 }, (_, at) => `other ${at}`);
    const keptOf = (documents: number): number => {
      lists.makeRoomFor(documents);
      for (const name of names) lists.keep(name, OTHER);
      return names.filter((name) => lists.followed(name, unasked) !== undefined).length;
    };
    expect([10, 1_000_000, 10_000_000].map(keptOf)).toEqual([69, 166, 279]);
  });

  it('should follow changes in a long list', () => {
    const ids = Uint32Array.from({ length: 70_000 }, (_, at) => 200 * at + 2);
    expect(lists.keep('long', ids)).toBe(ids);
    expect(lists.followed('long', unasked)).toEqual(ids);
    lists.noteChanged([1, 2]);
    expect(lists.followed('long', (id) => id === 2)).toEqual(ids);
    expect(lists.followed('long', unasked)).toEqual(ids);
    lists.noteChanged([1, 2]);
    expect(lists.followed('long', (id) => id === 1)).toEqual(ids.with(0, 1));
    expect(lists.followed('long', unasked)).toEqual(ids.with(0, 1));
  });
});
