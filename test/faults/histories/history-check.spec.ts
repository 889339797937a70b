import { describe, expect, it } from '@jest/globals';
import type { Told } from '../told.js';
import { contradictions, type WholeHistory } from './history-check.js';
import type { Attempt } from './history-writers.js';
import type { Promised } from './history-writes.js';
import type { StoredVersion, ToldChange } from './stored-history.js';

const TABLE = 'urn:li:dataset:table';
const OTHER = 'urn:li:dataset:other';
const LIST = 'urn:li:dataset:list';
const TAG = 'urn:li:tag:c';

const attempt = (promised: Promised, told: Told = 'fine'): Attempt => ({ promised, told, answer: 'answer', took: 1 });
const marked = (mark: string, ...urns: string[]): Promised => ({ kind: 'marked', mark, urns });

const version = (urn: string, at: number, number: number, description: string): StoredVersion => ({
  urn,
  aspect: 'datasetProperties',
  version: at,
  number,
  value: { description },
});

const change = (urn: string, description: string, previous?: string): ToldChange => ({
  urn,
  aspect: 'datasetProperties',
  changeType: 'UPSERT',
  value: { description },
  previous: previous === undefined ? undefined : { description: previous },
});

/** A batch of two tables, a write to one of them, an entry of a list, and a tag that is deleted. */
const WHOLE: WholeHistory = {
  attempts: [
    attempt(marked('a', TABLE, OTHER)),
    attempt(marked('b', TABLE)),
    attempt(marked('lost', TABLE), 'nothing'),
    attempt({ kind: 'listed', mark: 'c', urn: LIST }),
    attempt({ kind: 'born', mark: 'c', urn: TAG }),
    attempt({ kind: 'dead', mark: 'd', urn: TAG }),
  ],
  versions: [
    version(TABLE, 1, 1, 'a'),
    version(TABLE, 0, 2, 'b'),
    version(OTHER, 0, 1, 'a'),
    { urn: LIST, aspect: 'globalTags', version: 0, number: 1, value: { tags: [{ tag: TAG }] } },
  ],
  changes: [
    change(TABLE, 'a'),
    change(OTHER, 'a'),
    change(TABLE, 'b', 'a'),
    { urn: LIST, aspect: 'globalTags', changeType: 'UPSERT', value: { tags: [{ tag: TAG }] }, previous: undefined },
    { urn: TAG, aspect: 'tagProperties', changeType: 'UPSERT', value: { name: 'c' }, previous: undefined },
    { urn: TAG, aspect: 'tagKey', changeType: 'DELETE', value: undefined, previous: { name: 'c' } },
  ],
};

function without<T>(items: readonly T[], at: number): readonly T[] {
  return items.filter((_item, place) => place !== at);
}

describe('the check of a whole history', () => {
  it('should find nothing in a true one', () => {
    expect(contradictions(WHOLE)).toEqual([]);
  });

  it.each<[string, Partial<WholeHistory>, RegExp]>([
    ['a lost write', { versions: WHOLE.versions.slice(1) }, /marked a .* is there: false, true/],
    ['half a batch', { versions: without(WHOLE.versions, 2) }, /marked a .* is there: true, false/],
    ['a lost entry of a list', { versions: without(WHOLE.versions, 3) }, /listed c .* is there: false/],
    [
      'a denied write',
      { attempts: [...WHOLE.attempts, attempt(marked('b', TABLE), 'nothing')] },
      /marked b was told nothing .* is there: true/,
    ],
    [
      'a deleted entity',
      { versions: [...WHOLE.versions, { ...version(TAG, 0, 1, ''), aspect: 'tagProperties' }] },
      /dead d .* is there: false/,
    ],
    ['a broken answer', { attempts: [attempt(marked('b', TABLE), 'broken')] }, /broken: answer/],
    [
      'a gap in the versions',
      { versions: [version(TABLE, 2, 2, 'a'), ...WHOLE.versions.slice(1)] },
      /the versions of urn:li:dataset:table datasetProperties are numbered \[\[2,2\],\[0,2\]\]/,
    ],
    [
      'another order',
      { attempts: [...WHOLE.attempts.slice(1), ...WHOLE.attempts.slice(0, 1)] },
      /the values of urn:li:dataset:table datasetProperties are a, b/,
    ],
    ['an untold change', { changes: without(WHOLE.changes, 2) }, /table datasetProperties are a, b, and its events/],
    ['a change told twice', { changes: [...WHOLE.changes, change(OTHER, 'a')] }, /other datasetProperties are a, and/],
    ['a wrong previous value', { changes: [change(TABLE, 'a', 'b'), ...WHOLE.changes.slice(1)] }, /b > a; a > b/],
    ['an untold deletion', { changes: without(WHOLE.changes, 5) }, /tag:c tagProperties are , and its events {2}> c/],
  ])('should find %s', (_case, faulty, message) => {
    expect(contradictions({ ...WHOLE, ...faulty })).toContainEqual(expect.stringMatching(message));
  });
});
