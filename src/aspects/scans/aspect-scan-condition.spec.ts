import { describe, expect, it } from '@jest/globals';
import type { SqlDialect, SqlParameter } from '../../foundation/database/index.js';
import type { ScanRange } from './aspect-scan.js';
import { createdCondition, rangeCondition } from './aspect-scan-condition.js';

const COLUMNS = { urn: 'a.urn', aspect: 'a.aspect' };
const KEY = { urn: 'urn:li:tag:b', aspectName: 'status' };

/** An engine whose statements show which columns are compared byte by byte. */
const dialect = {
  byteOrdered: (column: string) => `bytes(${column})`,
  caseSensitiveLike: (column: string) => `${column} LIKE ?`,
  withoutIndex: (column: string) => `+${column}`,
} as SqlDialect;

describe('rangeCondition', () => {
  it.each<[string, ScanRange, readonly string[], readonly SqlParameter[]]>([
    ['all rows', { filter: {} }, [], []],
    ['urns', { filter: { urns: ['u', 'v'] } }, ['a.urn IN (?, ?)'], ['u', 'v']],
    ['no urns', { filter: { urns: [] } }, ['1 = 0'], []],
    ['aspects', { filter: { aspects: ['s'] } }, ['a.aspect IN (?)'], ['s']],
    ['no aspects', { filter: { aspects: [] } }, ['1 = 0'], []],
    ['a pattern without wildcard', { filter: { urnLike: 'a\\_b' } }, ['a.urn = ?'], ['a_b']],
    [
      'a pattern that begins with a text',
      { filter: { urnLike: 'ab%c' } },
      ['bytes(a.urn) >= ?', 'bytes(a.urn) < ?', '+a.urn LIKE ?'],
      ['ab', 'ac', 'ab%c'],
    ],
    ['a pattern that begins with a wildcard', { filter: { urnLike: '%c' } }, ['+a.urn LIKE ?'], ['%c']],
    [
      'a pattern that no text comes after',
      { filter: { urnLike: '\u{10ffff}%' } },
      ['bytes(a.urn) >= ?', '+a.urn LIKE ?'],
      ['\u{10ffff}', '\u{10ffff}%'],
    ],
    [
      'a pattern in a part of its range',
      { filter: { urnLike: 'urn:li:tag:%' }, after: KEY, until: { ...KEY, urn: 'urn:li:tag:c' } },
      [
        '+a.urn LIKE ?',
        'bytes(a.urn) >= ?',
        '(bytes(a.urn) > ? OR bytes(a.aspect) > ?)',
        'bytes(a.urn) <= ?',
        '(bytes(a.urn) < ? OR bytes(a.aspect) <= ?)',
      ],
      ['urn:li:tag:%', KEY.urn, KEY.urn, 'status', 'urn:li:tag:c', 'urn:li:tag:c', 'status'],
    ],
    [
      'a pattern in a stretch beyond its range',
      { filter: { urnLike: 'urn:li:tag:c%' }, after: KEY, until: { ...KEY, urn: 'urn:li:tag:d' } },
      [
        'bytes(a.urn) >= ?',
        'bytes(a.urn) < ?',
        '+a.urn LIKE ?',
        'bytes(a.urn) >= ?',
        '(bytes(a.urn) > ? OR bytes(a.aspect) > ?)',
        'bytes(a.urn) <= ?',
        '(bytes(a.urn) < ? OR bytes(a.aspect) <= ?)',
      ],
      [
        'urn:li:tag:c',
        'urn:li:tag:d',
        'urn:li:tag:c%',
        KEY.urn,
        KEY.urn,
        'status',
        'urn:li:tag:d',
        'urn:li:tag:d',
        'status',
      ],
    ],
    [
      'rows after one',
      { filter: {}, after: KEY },
      ['bytes(a.urn) >= ?', '(bytes(a.urn) > ? OR bytes(a.aspect) > ?)'],
      [KEY.urn, KEY.urn, KEY.aspectName],
    ],
    [
      'rows up to one',
      { filter: {}, until: KEY },
      ['bytes(a.urn) <= ?', '(bytes(a.urn) < ? OR bytes(a.aspect) <= ?)'],
      [KEY.urn, KEY.urn, KEY.aspectName],
    ],
  ])('should select %s, where possible by ranges of an index', (_what, range, terms, parameters) => {
    expect(rangeCondition(dialect, COLUMNS, range)).toEqual({ terms, parameters });
  });

  it('should keep the parameters in the order of the terms', () => {
    const filter = { urns: ['u'], urnLike: 'v%', aspects: ['s'] };
    const { parameters } = rangeCondition(dialect, COLUMNS, { filter, after: KEY, until: { ...KEY, urn: 'z' } });
    expect(parameters).toEqual(['u', 'v', 'w', 'v%', 's', KEY.urn, KEY.urn, 'status', 'z', 'z', 'status']);
  });
});

describe('createdCondition', () => {
  it.each([
    [{}, [], []],
    [{ createdFrom: 5 }, ['t >= ?'], ['1970-01-01 00:00:00.005000']],
    [{ createdTo: 5 }, ['t < ?'], ['1970-01-01 00:00:00.006000']],
    [
      { createdFrom: 0, createdTo: 999 },
      ['t >= ?', 't < ?'],
      ['1970-01-01 00:00:00.000000', '1970-01-01 00:00:01.000000'],
    ],
  ])('should include both ends of %j', (filter, terms, parameters) => {
    expect(createdCondition('t', filter)).toEqual({ terms, parameters });
  });
});
