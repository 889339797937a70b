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

  it('should add the urn, which comes last, to other keys', () => {
    expect(sortBody([by('number'), by('keyword')])).toEqual([
      expect.objectContaining({ f: expect.anything() }),
      expect.objectContaining({ f: expect.anything() }),
      { urn: { order: 'asc', unmapped_type: 'keyword' } },
    ]);
    expect(sortBody([{ field: 'score', order: 'desc', missing: 'last' }])).toHaveLength(2);
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
    [
      'a number with a fraction, missing ones first',
      by('double', 'asc', 'first'),
      { f: { order: 'asc', missing: -MOST, numeric_type: 'double', unmapped_type: 'double' } },
    ],
    [
      'a number, backwards, missing ones first',
      by('number', 'desc', 'first'),
      { f: { order: 'desc', missing: MOST, numeric_type: 'double', unmapped_type: 'double' } },
    ],
    ['the entity type', by('entityType', 'desc'), { _index: { order: 'desc' } }],
    ['the score', { field: 'score', order: 'asc', missing: 'last' }, { _score: { order: 'desc' } }],
    [
      'a boolean, as a number that may be missing',
      by('boolean', 'desc'),
      {
        _script: {
          type: 'number',
          order: 'desc',
          script: {
            lang: 'painless',
            source: expect.stringMatching(/size\(\) == 0\) \{ return params\.missing; \} return .* \? 1 : 0;$/),
            params: { field: 'f', missing: -MOST },
          },
        },
      },
    ],
  ])('should be by %s', (_what, key, expected) => {
    expect(sortBody([key])[0]).toEqual(expected);
  });

  it('should refuse urns', () => {
    expect(() => sortBody([by('urn')])).toThrow(
      expect.objectContaining({ code: 'INVALID_ARGUMENT', message: 'Cannot sort by f: its values are urns.' }),
    );
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
    ['a number with a fraction that is not there', by('double', 'asc', 'first'), -MOST, null],
    ['a number just below those that are not there', by('number'), MOST - 1, MOST - 1],
    ['a text of digits', by('keyword'), String(MOST), String(MOST)],
    ['a score', { field: 'score', order: 'desc', missing: 'last' }, 1.5, 1.5],
  ])('should read %s, and send it back as it was', (_what, key, value, expected) => {
    const read = sortValues({ sort: [value, 'urn:li:tag:a'] }, [key]);
    expect(read).toEqual([expected, 'urn:li:tag:a']);
    expect(searchAfter(read, [key])).toEqual([value, 'urn:li:tag:a']);
  });
});

describe('sortValues of a hit', () => {
  it('should have none without an order', () => {
    expect(sortValues({}, [by('number')])).toEqual([]);
  });

  it('should hold no objects, and scores as they are', () => {
    expect(sortValues({ sort: [{ a: 1 }, MOST, 'urn:li:tag:a'] }, [by('keyword')])).toEqual([
      null,
      MOST,
      'urn:li:tag:a',
    ]);
  });
});

describe('searchAfter', () => {
  const urn: SortKey = { field: { name: 'urn', kind: 'exact' }, order: 'asc', missing: 'last' };

  it.each<[string, readonly (string | number)[], readonly SortKey[]]>([
    ['a score and a urn without keys', [1.5, 'urn'], []],
    ['a value and a urn', [5, 'urn'], [by('number')]],
    ['two values and a urn', [5, 'a', 'urn'], [by('number'), by('keyword')]],
    ['a urn alone', ['urn'], [urn]],
    ['a urn that is asked for after a value', [5, 'urn'], [by('number'), urn]],
  ])('should take %s, no more and no less', (_what, values, keys) => {
    expect(searchAfter(values, keys)).toEqual(values);
    const failure = expect.objectContaining({
      code: 'INVALID_ARGUMENT',
      message: expect.stringContaining('scroll with the same sort criteria') as unknown,
    });
    expect(() => searchAfter([...values, 'more'], keys)).toThrow(failure);
    expect(() => searchAfter(values.slice(1), keys)).toThrow(failure);
  });

  it.each<[string, SortKey, boolean | null, number | null]>([
    ['true', by('boolean'), true, 1],
    ['false', by('boolean'), false, 0],
    ['no boolean', by('boolean'), null, MOST],
    ['no boolean, backwards', by('boolean', 'desc'), null, -MOST],
    ['no number', by('number', 'asc', 'first'), null, -MOST],
    ['no text', by('keyword'), null, null],
  ])('should send %s as the engine sorts it', (_what, key, value, expected) => {
    expect(searchAfter([value, 'urn'], [key])).toEqual([expected, 'urn']);
  });

  it('should refuse values of another order', () => {
    const failure = expect.objectContaining({ code: 'INVALID_ARGUMENT' });
    expect(() => searchAfter([1, 2, 'urn'], [by('number')])).toThrow(failure);
  });
});
