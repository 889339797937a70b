import { describe, expect, it } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { AspectRecord } from '../aspect-record.js';
import { type FeedStep, merged, ofRow, placesAfter } from './feed-steps.js';
import type { FollowedChange } from './followed-change.js';

/** A step whose change is named by `urn`, at a time. */
const step = (urn: string, time: number, moves: FeedStep['moves'] = {}): FeedStep => ({
  change: { urn, created: { time, actor: 'urn:li:corpuser:a' } } as FollowedChange,
  moves,
});
const namesOf = (steps: readonly FeedStep[]): readonly string[] => steps.map(({ change }) => change.urn);

describe('merged', () => {
  const rows = [step('row 1', 1), step('row 3', 3), step('row 5', 5)];
  const entries = [step('entry 2', 2), step('entry 3', 3), step('entry 1', 1)];

  it.each<[string, readonly FeedStep[], readonly FeedStep[], number, readonly string[]]>([
    ['by time, each in its own order', rows, entries, 9, ['row 1', 'entry 2', 'entry 3', 'entry 1', 'row 3', 'row 5']],
    ['up to the limit', rows, entries, 3, ['row 1', 'entry 2', 'entry 3']],
    ['of rows alone', rows, [], 9, ['row 1', 'row 3', 'row 5']],
    ['of entries alone', [], entries, 2, ['entry 2', 'entry 3']],
    ['of nothing', [], [], 9, []],
    ['of no step', rows, entries, 0, []],
  ])('should return the steps %s', (_name, ofRows, ofEntries, limit, expected) => {
    expect(namesOf(merged(ofRows, ofEntries, limit))).toEqual(expected);
  });
});

describe('placesAfter', () => {
  it('should move on with each step, from the start', () => {
    const [start, next] = [
      { time: 0, urn: '', aspect: '' },
      { time: 5, urn: 'u', aspect: 'a' },
    ].map((place) => place as never);
    const steps = [step('a', 1, { place: 7 }), step('b', 2, { row: next }), step('c', 3, { place: 8 })];
    expect(placesAfter(steps, { row: start, place: 3 })).toEqual([
      { row: start, place: 7 },
      { row: next, place: 7 },
      { row: next, place: 8 },
    ]);
  });
});

describe('ofRow', () => {
  it('should tell a written value with what it replaced', () => {
    const created = { time: 5, actor: 'urn:li:corpuser:a' };
    const [before, record] = ['a', 'b'].map((name) =>
      fake<AspectRecord>({ urn: 'urn:li:tag:a', aspect: 'tagProperties', value: { name }, created }),
    );
    expect(ofRow({ record: record!, before, hasLostBefore: false })).toEqual({
      kind: 'versioned',
      urn: 'urn:li:tag:a',
      aspectName: 'tagProperties',
      changeType: 'UPSERT',
      created,
      after: record,
      before,
      hasLostBefore: false,
    });
  });
});
