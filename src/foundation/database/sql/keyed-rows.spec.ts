import { describe, expect, it } from '@jest/globals';
import { keysInArrays, keysInValues, rowsInValues, rowsOfEachKey, rowsOfIndex, unitedRows } from './keyed-rows.js';

const ROWS = { table: 't', select: 'a, b, c', key: ['a', 'b'] };

describe('conditions on keys', () => {
  it('should list the keys of one column', () => {
    expect(keysInValues(['a'], [['x'], ['y']])).toEqual(['a IN (?, ?)', ['x', 'y']]);
    expect(keysInArrays(['a'], [['x'], ['y']])).toEqual(['a IN (?, ?)', ['x', 'y']]);
  });

  it('should compare the columns of one key on SQLite', () => {
    expect(keysInValues(['a', 'b'], [['x', 1]])).toEqual(['a = ? AND b = ?', ['x', 1]]);
  });

  it('should give SQLite rows of values', () => {
    const keys = [
      ['x', 1],
      ['y', 2],
    ];
    expect(keysInValues(['a', 'b'], keys)).toEqual(['(a, b) IN (VALUES (?, ?), (?, ?))', ['x', 1, 'y', 2]]);
  });

  it('should give PostgreSQL one array for each column, so that the statement is the same for any number of keys', () => {
    const keys = [
      ['x', 1],
      ['y"\\{,}', 2],
    ];
    expect(keysInArrays(['a', 'b'], keys)).toEqual([
      '(a, b) IN (SELECT * FROM unnest(?::text[], ?::bigint[]))',
      ['{"x","y\\"\\\\{,}"}', '{1,2}'],
    ]);
  });
});

describe('rowsOfEachKey', () => {
  it('should list one key, and some keys of one column', () => {
    expect(rowsOfEachKey(ROWS, [['x', 'y']])).toEqual(['SELECT a, b, c FROM t WHERE (a, b) IN ((?, ?))', ['x', 'y']]);
    const few = Array.from({ length: 16 }, (_, at) => [String(at)]);
    expect(rowsOfEachKey({ ...ROWS, key: ['a'], where: ['c = ?', [7]] }, few)).toEqual([
      `SELECT a, b, c FROM t WHERE a IN (${few.map(() => '?').join(', ')}) AND c = ?`,
      [...few.flat(), 7],
    ]);
  });

  it('should look up each of several keys on its own', () => {
    const keys = [
      ['x', 'y'],
      ['z', 'w'],
    ];
    expect(rowsOfEachKey({ ...ROWS, where: ['c = ?', [7]] }, keys)).toEqual([
      'SELECT found.* FROM unnest(?::text[], ?::text[]) AS wanted (a, b) CROSS JOIN LATERAL ' +
        '(SELECT a, b, c FROM t WHERE t.a = wanted.a AND t.b = wanted.b AND c = ? OFFSET 0) AS found',
      ['{"x","z"}', '{"y","w"}', 7],
    ]);
  });
});

describe('rows of a list of keys', () => {
  const keys = [
    ['x', 'y'],
    ['z', 'w'],
  ];

  it('should name the index for MySQL', () => {
    const list = 'WHERE (a, b) IN ((?, ?), (?, ?))';
    expect(rowsOfIndex(ROWS, keys)).toEqual([`SELECT a, b, c FROM t FORCE INDEX (PRIMARY) ${list}`, keys.flat()]);
    expect(rowsOfIndex({ ...ROWS, index: 't_a' }, keys)[0]).toBe(`SELECT a, b, c FROM t FORCE INDEX (t_a) ${list}`);
  });

  it('should give SQLite rows of values', () => {
    expect(rowsInValues({ ...ROWS, where: ['c = ?', [7]] }, keys)).toEqual([
      'SELECT a, b, c FROM t WHERE (a, b) IN (VALUES (?, ?), (?, ?)) AND c = ?',
      [...keys.flat(), 7],
    ]);
  });
});

it('should unite rows', () => {
  expect(
    unitedRows([
      ['SELECT 1 WHERE a = ?', ['x']],
      ['SELECT 2 WHERE b = ?', [2]],
    ]),
  ).toEqual(['SELECT 1 WHERE a = ? UNION ALL SELECT 2 WHERE b = ?', ['x', 2]]);
});
