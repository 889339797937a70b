import { describe, expect, it } from '@jest/globals';
import { isBefore, latestOf, numberOf } from './aspect-log.js';
import type { AspectRecord } from '../aspect-record.js';

/** A value whose logical version is in its system metadata, if given, or in its row. */
const record = (logical: string | undefined, time = 0, version = 0): AspectRecord => ({
  urn: 'urn:li:tag:a',
  aspect: 'tagProperties',
  version,
  value: {},
  created: { time, actor: 'urn:li:corpuser:a' },
  systemMetadata: logical === undefined ? undefined : { version: logical },
});

describe('numberOf', () => {
  it.each([
    ['the logical version', record('7', 0, 3), 7],
    ['the row of the history, without system metadata', record(undefined, 0, 3), 3],
    ['the row of the history, without a logical version', { ...record(undefined, 0, 3), systemMetadata: {} }, 3],
    ['nothing for a latest row without system metadata', record(undefined), undefined],
    ['nothing for a version of no value', record('0', 0, 3), undefined],
    ['nothing for what is no number', record('new'), undefined],
    ['nothing for a fraction', record('1.5'), undefined],
  ])('should be %s', (_what, given, expected) => {
    expect(numberOf(given)).toBe(expected);
  });
});

describe('isBefore', () => {
  it.each([
    ['the value before', record('2', 1000), record('3', 2000), true],
    ['a value of the same time', record('2', 2000), record('3', 2000), true],
    ['a later value of that number', record('2', 2001), record('3', 2000), false],
    ['an older value', record('1', 1000), record('3', 2000), false],
    ['the value itself', record('3', 2000), record('3', 2000), false],
    ['a value before one without number', record('2', 1000), record(undefined, 2000), false],
  ])('should be told of %s', (_what, one, other, expected) => {
    expect(isBefore(one, other)).toBe(expected);
  });
});

describe('latestOf', () => {
  it('should be the record of the latest time, wherever it is', () => {
    const [a, b, c] = [1000, 3000, 2000].map((time) => record('1', time));
    expect(latestOf([a!, b!, c!])).toBe(b);
    expect(latestOf([b!, c!, a!])).toBe(b);
    expect(latestOf([])).toBeUndefined();
  });
});
