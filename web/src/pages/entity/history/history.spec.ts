import { describe, expect, it } from '@jest/globals';
import type { Json, StoredAspect } from '../stored-entity.js';
import { differencesOf, outlineOf } from './differences.js';
import { diffOfLines, withoutLongRuns } from './line-diff.js';
import { categoriesOf, entriesOfCategory, entriesOfVersions, readableText } from './timeline.js';
import { type AspectVersion, latestVersions, nextPage } from './versions.js';

const letters = (text: string): readonly string[] => text.match(/./g) ?? [];

describe('The comparison of lines', () => {
  it.each([
    ['abc', 'abc', 3],
    ['', 'ab', 2],
    ['ab', '', 2],
    ['abcd', 'axcd', 5],
    ['abcabba', 'cbabac', 9],
    ['aa', 'aaa', 3],
  ])('should lead from "%s" to "%s" in %i lines', (before, after, count) => {
    const diff = diffOfLines(letters(before), letters(after));
    const kept = (kinds: string) => diff.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text);
    expect([kept('same removed'), kept('same added'), diff.length]).toEqual([letters(before), letters(after), count]);
  });

  it('should show texts that are too long as replaced', () => {
    const long = (mark: string) => Array.from({ length: 1_001 }, (_, at) => `${mark}${at}`);
    expect(diffOfLines(long('a'), long('b')).map(({ kind }) => kind)).toEqual([
      ...long('').map(() => 'removed'),
      ...long('').map(() => 'added'),
    ]);
  });

  it('should leave out long runs of equal lines', () => {
    const shown = withoutLongRuns(diffOfLines(letters('abcdefgh'), letters('abcdXfgh')), 1);
    expect(shown.map((line) => line?.text)).toEqual([undefined, 'd', 'e', 'X', 'f', undefined]);
  });
});

describe('The differences of aspects', () => {
  it.each<[string, Json | undefined, Json, readonly unknown[]]>([
    ['nothing', { a: 1 }, { a: 1 }, []],
    ['a changed member', { a: { b: 1, c: 2 } }, { a: { b: 3, c: 2 } }, [{ path: ['a', 'b'], before: '1', after: '3' }]],
    ['an added one', {}, { a: 'x' }, [{ path: ['a'], after: 'x' }]],
    ['a removed one', { a: 'x' }, { a: null }, [{ path: ['a'], before: 'x' }]],
    [
      'every member of a first version',
      undefined,
      { a: [1, 2], b: true },
      [
        { path: ['a'], after: '- 1\n- 2' },
        { path: ['b'], after: 'true' },
      ],
    ],
    [
      'records by what names them, wherever they stand',
      { fields: [{ fieldPath: 'a', type: 'INT' }, { fieldPath: 'b' }] },
      { fields: [{ fieldPath: 'b' }, { fieldPath: 'a', type: 'TEXT' }] },
      [{ path: ['fields', 'a', 'type'], before: 'INT', after: 'TEXT' }],
    ],
    [
      'items of lists by themselves',
      { a: ['x', 'y'] },
      { a: ['y', 'z'] },
      [
        { path: ['a', 'x'], before: 'x' },
        { path: ['a', 'z'], after: 'z' },
      ],
    ],
    [
      'items that are the same twice by their places',
      { a: [1, 1] },
      { a: [1, 2] },
      [{ path: ['a', '#2'], before: '1', after: '2' }],
    ],
    [
      'times as times',
      { time: 1_700_000_000_000 },
      { time: 1_700_000_001_000 },
      [{ path: ['time'], before: '2023-11-14T22:13:20.000Z', after: '2023-11-14T22:13:21.000Z' }],
    ],
  ])('should be %s', (_what, before, after, differences) => {
    expect(differencesOf(before, after)).toEqual(differences);
  });

  it('should be outlined with a member a line', () => {
    const value = { name: 'x', owners: [{ owner: 'a', type: 'T' }], none: [], empty: {}, gone: null };
    expect(outlineOf(value).split('\n')).toEqual([
      'name: x',
      'owners:',
      '  - owner: a',
      '    type: T',
      'none:',
      '  (empty list)',
      'empty:',
      '  (empty)',
    ]);
  });
});

function version(aspect: string, number: number, time: number): AspectVersion {
  return { aspect, version: number, time, actor: 'ada', value: { number } };
}

function reading(number: number, time: number): StoredAspect {
  const auditStamp = { time, actor: 'ada' };
  return { value: { number }, auditStamp, systemMetadata: { version: String(number) } };
}

describe('The versions of aspects', () => {
  it('should begin with the latest, without time series', () => {
    const aspects = new Map<string, StoredAspect>([
      ['status', reading(3, 9)],
      ['datasetProfile', { value: {} }],
    ]);
    expect(latestVersions(aspects)).toEqual([version('status', 3, 9)]);
  });

  it('should come newest first over all aspects, page by page, each with the one before', async () => {
    const read = (_aspect: string, number: number) => Promise.resolve(reading(number, number * 10));
    const first = await nextPage([version('a', 2, 15), version('b', 3, 30)], 2, read);
    expect(first.changes).toEqual([
      { current: version('b', 3, 30), previous: version('b', 2, 20) },
      { current: version('b', 2, 20), previous: version('b', 1, 10) },
    ]);
    const second = await nextPage(first.rest, 5, read);
    expect(second.changes.map(({ current: { aspect, version: number } }) => `${aspect}${number}`)).toEqual([
      'a2',
      'a1',
      'b1',
    ]);
    expect(second.rest).toEqual([]);
  });

  it('should end where earlier ones are no longer kept', async () => {
    const page = await nextPage([version('a', 9, 15)], 5, () => Promise.resolve(undefined));
    expect(page).toEqual({ changes: [{ current: version('a', 9, 15), previous: null }], rest: [] });
  });
});

describe('The timeline', () => {
  const text = (category: 'TAG' | 'OWNERSHIP') => ({ category, operation: 'ADD' as const, description: category });
  const transactions = [
    { timestampMillis: 1, actor: 'ada', changes: [text('TAG')] },
    { timestampMillis: 2, actor: 'ada', changes: [text('TAG'), text('OWNERSHIP')] },
  ];

  it('should join versions of one time and actor, with the changes in words', () => {
    const [a, b, c] = [version('a', 1, 2), version('b', 1, 2), version('c', 1, 1)];
    const changes = [a, b, c].map((current) => ({ current, previous: undefined }));
    const entries = entriesOfVersions(changes, transactions);
    expect(entries.map(({ time, versions, texts }) => [time, versions.length, texts.length])).toEqual([
      [2, 2, 2],
      [1, 1, 1],
    ]);
  });

  it('should show one category newest first', () => {
    expect(categoriesOf(transactions)).toEqual(['OWNERSHIP', 'TAG']);
    expect(entriesOfCategory(transactions, 'TAG').map(({ time }) => time)).toEqual([2, 1]);
    expect(entriesOfCategory(transactions, 'OWNERSHIP').map(({ texts }) => texts)).toEqual([[text('OWNERSHIP')]]);
  });

  it('should name the entity and its columns without urns', () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)';
    const long = `The description of urn:li:schemaField:(${urn},id) was added to ${urn}.`;
    expect(readableText(long, urn, 'this entity')).toBe("The description of 'id' was added to this entity.");
  });
});
