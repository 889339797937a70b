import { describe, expect, it } from '@jest/globals';
import type { FieldKind } from '../../search-field.js';
import type { SortKey } from '../../search-query.js';
import { hitScore, searchAfter, sortBody, sortValues } from './sort-keys.js';

const URN = { urn: { order: 'asc', missing: '_last', unmapped_type: 'keyword' } };
const MOST = Number.MAX_SAFE_INTEGER;

const by = (kind: FieldKind, order: 'asc' | 'desc' = 'asc', missing: 'first' | 'last' = 'last'): SortKey => ({
  field: { name: 'f', kind },
  order,
  missing,
});

describe('hitScore', () => {
  it.each<[string, SortKey[], number]>([
    ['among the sort values of hits sorted by it', [by('number'), { ...by('number'), field: 'score' }], 2.5],
    ['as the first sort value if nothing else is asked for', [], 7],
    ['beside the sort values of other hits', [by('number')], 4],
  ])('should be read %s', (_what, keys, expected) => {
    expect(hitScore({ _score: 4, sort: [7, 2.5, 'urn:li:tag:x'] }, keys)).toBe(expected);
  });

  it('should be 0 for hits without one', () => {
    expect(hitScore({ _score: null, sort: ['a'] }, [by('keyword')])).toBe(0);
  });
});

describe('sortBody', () => {
  it('should be by score, then by urn, unless something else is asked for', () => {
    expect(sortBody([])).toMatchObject([{ _score: { order: 'desc' } }, { urn: { order: 'asc' } }]);
  });

  it('should not add the urn where it is asked for', () => {
    const urn: SortKey = { field: { name: 'urn', kind: 'exact' }, order: 'desc', missing: 'last' };
    expect(sortBody([urn])).toEqual([{ urn: { ...URN.urn, order: 'desc' } }]);
  });

  it.each<[string, SortKey, object]>([
    ['a text', by('keyword', 'desc', 'first'), { f: { order: 'desc', missing: '_first', unmapped_type: 'keyword' } }],
    ['a path', by('slashPath'), { 'f.exact': { order: 'asc', missing: '_last', unmapped_type: 'keyword' } }],
    ['a number', by('number'), { f: { order: 'asc', missing: MOST, numeric_type: 'double', unmapped_type: 'double' } }],
    [
      'a time, backwards',
      by('date', 'desc'),
      { f: { order: 'desc', missing: -MOST, numeric_type: 'date', unmapped_type: 'date' } },
    ],
  ])('should be by %s', (_what, key, expected) => {
    expect(sortBody([key])[0]).toEqual(expected);
  });

  it('should refuse urns', () => {
    expect(() => sortBody([by('urn')])).toThrow(expect.objectContaining({ code: 'INVALID_ARGUMENT' }));
  });
});

describe('sortValues', () => {
  it.each<[string, SortKey, number | string | null, unknown]>([
    ['a number', by('number'), 5, 5],
    ['a number that is not there', by('number'), MOST, null],
    ['a time that is not there', by('date', 'desc'), -MOST, null],
    ['a boolean', by('boolean'), 1, true],
    ['the other boolean', by('boolean'), 0, false],
    ['a boolean that is not there', by('boolean'), MOST, null],
    ['a text that is not there', by('keyword'), null, null],
  ])('should read %s, and send it back as it was', (_what, key, value, expected) => {
    const read = sortValues({ sort: [value, 'urn:li:tag:a'] }, [key]);
    expect(read).toEqual([expected, 'urn:li:tag:a']);
    expect(searchAfter(read, [key])).toEqual([value, 'urn:li:tag:a']);
  });
});

describe('searchAfter', () => {
  it('should refuse values of another order', () => {
    const failure = expect.objectContaining({ code: 'INVALID_ARGUMENT' });
    expect(() => searchAfter([1, 2, 'urn'], [by('number')])).toThrow(failure);
  });
});
