import { beforeEach, describe, expect, it } from '@jest/globals';
import { ModelRegistry } from '../model/index.js';
import type { AspectRecord } from './aspect-record.js';
import type { ScanFilter } from './aspect-scan.js';
import { ScanPositions } from './aspect-scan-positions.js';
import type { AspectChange } from './write-listener.js';

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

describe('ScanPositions.forget', () => {
  const left = (filter: ScanFilter): readonly string[] =>
    NAMES.filter((_name, at) => nearest(filter, at + 1) === at + 1);

  beforeEach(() => {
    for (const filter of [ALL, ...TIMED]) for (const [at, name] of NAMES.entries()) remember(filter, at + 1, name);
  });

  it.each<[string, readonly AspectChange[], readonly string[], readonly string[]]>([
    ['nothing for no changes', [], NAMES, NAMES],
    ['nothing where nothing changed', [change('a', { isNoop: true, previous: undefined })], NAMES, NAMES],
    ['what is at or after a written row, in a walk limited by time', [change('c')], NAMES, ['b']],
    ['what is at or after an added row', [change('c', { previous: undefined })], ['b'], ['b']],
    ['what is at or after a removed row', [change('c', { current: undefined })], ['b'], ['b']],
    [
      'nothing before a later aspect of the urn',
      [change('c', { of: 'testResults', previous: undefined })],
      ['b', 'c'],
      ['b', 'c'],
    ],
    ['all that is at or after an earlier aspect', [change('c', { of: 'status', previous: undefined })], ['b'], ['b']],
    [
      'what is in or after a deleted entity',
      [change('c', { of: 'testResults', current: undefined, entityDeleted: true })],
      ['b'],
      ['b'],
    ],
    [
      'what is at or after the first of several rows',
      [
        change('d', { previous: undefined }),
        change('c', { previous: undefined }),
        change('e', { previous: undefined }),
      ],
      ['b'],
      ['b'],
    ],
    ['by the first row of the kind that counts', [change('b'), change('d', { previous: undefined })], ['b', 'c'], []],
  ])('should drop %s', (_name, changes, expected, ofTimed) => {
    positions.forget(changes);
    expect(left(ALL)).toEqual(expected);
    for (const filter of TIMED) expect(left(filter)).toEqual(ofTimed);
  });

  it('should compare urns byte by byte', () => {
    const filter = { urnLike: '%' };
    for (const [at, name] of ['Z', '\uffee', '😀'].entries()) remember(filter, at + 1, name);
    positions.forget([change('\uffee', { previous: undefined })]);
    expect([1, 2, 3].map((rows) => nearest(filter, rows))).toEqual([1, 1, 1]);
  });
});
