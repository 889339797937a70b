import { beforeEach, describe, expect, it } from '@jest/globals';
import { ModelRegistry } from '../../model/index.js';
import type { AspectRecord } from '../aspect-record.js';
import type { ScanFilter } from './aspect-scan.js';
import { ScanPositions } from './aspect-scan-positions.js';
import type { AspectChange } from '../writes/write-listener.js';

const ALL: ScanFilter = {};
const TIMED: readonly ScanFilter[] = [{ createdFrom: 1 }, { createdTo: 1 }];
const NAMES = ['b', 'c', 'd'];
const MINUTE_MS = 60_000;

const registry = ModelRegistry.standard();
const record = {} as AspectRecord;

let positions: ScanPositions;

const keyOf = (name: string, aspectName = 'tagProperties') => ({ urn: `urn:li:tag:${name}`, aspectName });
const remember = (filter: ScanFilter, rows: number, name: string, now = 0): void => {
  positions.remember(filter, { rows, key: keyOf(name) }, now);
};
const nearest = (filter: ScanFilter, rows: number, now = 0): number | undefined =>
  positions.nearest(filter, rows, now)?.rows;

/** A change of `tagProperties` of a tag: by default a new value where there was another. */
const change = (name: string, more: Partial<AspectChange> & { readonly of?: string } = {}): AspectChange => ({
  urn: `urn:li:tag:${name}`,
  entityType: 'tag',
  aspect: registry.aspect('tag', more.of ?? 'tagProperties'),
  previous: record,
  current: record,
  isNoop: false,
  entityDeleted: false,
  ...more,
});

beforeEach(() => {
  positions = new ScanPositions();
});

describe('ScanPositions.nearest', () => {
  it.each([
    [1, undefined],
    [2, 2],
    [4, 2],
    [5, 5],
    [8, 5],
    [900, 9],
  ])('should be the position before row %i that is nearest to it', (rows, expected) => {
    for (const at of [5, 9, 2]) remember(ALL, at, 'a');
    expect(nearest(ALL, rows)).toBe(expected);
  });

  it('should tell the key of the last row before', () => {
    remember(ALL, 5, 'a');
    expect(positions.nearest(ALL, 5, 0)).toMatchObject({ rows: 5, key: keyOf('a') });
  });

  it('should trust a position for a minute', () => {
    remember(ALL, 5, 'a', 1000);
    expect([nearest(ALL, 5, 1000 + MINUTE_MS), nearest(ALL, 5, 1001 + MINUTE_MS)]).toEqual([5, undefined]);
    remember(ALL, 7, 'b', 1000 + MINUTE_MS);
    expect([nearest(ALL, 7, 1000 + MINUTE_MS), nearest(ALL, 6, 1000 + MINUTE_MS)]).toEqual([7, 5]);
    remember(ALL, 8, 'c', 1001 + MINUTE_MS);
    expect(nearest(ALL, 6, 1000)).toBeUndefined();
  });

  it('should take the newer key of a row number', () => {
    for (const name of ['a', 'b']) remember(ALL, 5, name);
    expect(positions.nearest(ALL, 5, 0)?.key).toEqual(keyOf('b'));
  });

  it.each<ScanFilter>([
    { urns: ['urn:li:tag:a'] },
    { urnLike: 'urn:li:tag:%' },
    { aspects: ['tagKey'] },
    { createdFrom: 1 },
    { createdTo: 1 },
  ])('should know the walk %j apart from others', (filter) => {
    remember(filter, 5, 'a');
    expect([nearest(filter, 5), nearest({ ...filter }, 5), nearest(ALL, 5)]).toEqual([5, 5, undefined]);
    const [[member, value] = ['', 0]] = Object.entries(filter);
    const other = { [member]: typeof value === 'number' ? value + 1 : 'x' } as ScanFilter;
    expect(nearest(other, 5)).toBeUndefined();
  });

  it('should keep the walks that began last, a hundred of them', () => {
    for (let at = 0; at <= 100; at += 1) remember({ urnLike: String(at) }, 5, 'a');
    const known = Array.from({ length: 101 }, (_none, at) => nearest({ urnLike: String(at) }, 5));
    expect(known).toEqual([undefined, ...Array.from({ length: 100 }, () => 5)]);
  });

  it('should keep the last two thousand positions of a walk', () => {
    for (let at = 1; at <= 2001; at += 1) remember(ALL, at, 'a');
    expect([1, 2, 2001].map((rows) => nearest(ALL, rows))).toEqual([undefined, 2, 2001]);
  });
});

describe('ScanPositions.follow', () => {
  const TEN = 10;
  /** Row numbers of the positions that are left, by the name of the tag that they are at. */
  const left = (filter: ScanFilter): Readonly<Record<string, number>> => {
    const found: Record<string, number> = {};
    for (let rows = 0; rows <= 2 * TEN * NAMES.length; rows += 1) {
      const position = positions.nearest(filter, rows, 0);
      if (position !== undefined) found[position.key.urn.slice('urn:li:tag:'.length)] = position.rows;
    }
    return found;
  };
  const ALL_LEFT = { b: 10, c: 20, d: 30 };
  const removed = { current: undefined };
  const added = { previous: undefined };

  beforeEach(() => {
    for (const filter of [ALL, ...TIMED]) {
      for (const [at, name] of NAMES.entries()) remember(filter, (at + 1) * TEN, name);
    }
  });

  it.each<[string, readonly AspectChange[], object, object]>([
    ['no changes', [], ALL_LEFT, ALL_LEFT],
    ['a write without a change', [change('a', { isNoop: true, ...added })], ALL_LEFT, ALL_LEFT],
    ['a written row, which walks limited by time cannot follow', [change('c')], ALL_LEFT, { b: 10 }],
    ['an added row', [change('c', added)], { b: 10, c: 21, d: 31 }, { b: 10 }],
    ['a removed row', [change('c', removed)], { b: 10, c: 19, d: 29 }, { b: 10 }],
    [
      'a later aspect of the urn',
      [change('c', { of: 'testResults', ...added })],
      { b: 10, c: 20, d: 31 },
      { b: 10, c: 20 },
    ],
    ['an earlier aspect', [change('c', { of: 'status', ...added })], { b: 10, c: 21, d: 31 }, { b: 10 }],
    [
      'a deleted entity, whose number of rows is unknown',
      [change('c', { of: 'testResults', ...removed, entityDeleted: true }), change('a', added)],
      { b: 11 },
      {},
    ],
    [
      'several rows',
      [change('d', added), change('c', added), change('e', added), change('a', removed)],
      { b: 9, c: 20, d: 31 },
      {},
    ],
  ])('should correct the positions after %s', (_name, changes, expected, ofTimed) => {
    positions.follow(changes);
    expect(left(ALL)).toEqual(expected);
    for (const filter of TIMED) expect(left(filter)).toEqual(ofTimed);
  });

  it.each<[ScanFilter, number]>([
    [{ urns: ['urn:li:tag:a'] }, 6],
    [{ urns: ['urn:li:tag:b'] }, 5],
    [{ urnLike: 'urn:li:tag:_' }, 6],
    [{ urnLike: 'urn:li:dataset:%' }, 5],
    [{ aspects: ['tagKey', 'tagProperties'] }, 6],
    [{ aspects: ['tagKey'] }, 5],
    [{ urnLike: 'urn:li:tag:%', aspects: ['status'] }, 5],
  ])('should count only the rows that the walk %j covers', (filter, expected) => {
    remember(filter, 5, 'c');
    positions.follow([change('a', added)]);
    expect(nearest(filter, TEN)).toBe(expected);
  });

  it('should drop positions that are too many to be corrected', () => {
    const many = { urnLike: 'urn:li:%' };
    for (let at = 1; at <= 2_000; at += 1) remember(many, at, at <= 10 ? 'a' : 'x');
    positions.follow(Array.from({ length: 11 }, (_none, at) => change(`m${at}`, added)));
    expect(nearest(many, 3_000)).toBe(10);
    positions.follow(Array.from({ length: 11 }, () => change('Z', added)));
    expect(nearest(many, 3_000)).toBe(21);
  });

  it('should compare urns byte by byte', () => {
    const filter = { urnLike: '%' };
    for (const [at, name] of ['Z', '\uffee', '😀'].entries()) remember(filter, at + 1, name);
    positions.follow([change('\uffee', added)]);
    expect([1, 2, 3, 4].map((rows) => nearest(filter, rows))).toEqual([1, 1, 3, 4]);
  });
});
