import { describe, expect, it } from '@jest/globals';
import { StatementNames } from './statement-names.js';

function nameAfter(times: number, text: string, names = new StatementNames()): string | undefined {
  for (let time = 1; time < times; time += 1) names.of(text);
  return names.of(text);
}

describe('StatementNames', () => {
  it('should name a statement when it comes for the fifth time, and keep the name', () => {
    const names = new StatementNames();
    expect(nameAfter(4, 'SELECT a FROM t WHERE b = $1', names)).toBeUndefined();
    expect(names.of('SELECT a FROM t WHERE b = $1')).toBe('s1');
    expect(names.of('SELECT a FROM t WHERE b = $1')).toBe('s1');
    expect(nameAfter(5, 'DELETE FROM t WHERE b = $1', names)).toBe('s2');
  });

  it.each(['BEGIN', 'SAVEPOINT piece', `SELECT a FROM t WHERE b IN (${'$1, '.repeat(1000)})`])(
    'gives no name to %s',
    (text) => {
      expect(nameAfter(20, text)).toBeUndefined();
    },
  );

  it('should give a refused statement no name any more', () => {
    const names = new StatementNames();
    expect(nameAfter(5, 'SELECT a', names)).toBe('s1');
    names.refuse('SELECT a');
    expect(nameAfter(10, 'SELECT a', names)).toBeUndefined();
    expect(nameAfter(5, 'SELECT b', names)).toBe('s2');
  });

  it('should stop at two hundred names', () => {
    const names = new StatementNames();
    for (let at = 0; at < 200; at += 1) expect(nameAfter(5, `SELECT ${String(at)}`, names)).toBe(`s${String(at + 1)}`);
    expect(nameAfter(50, 'SELECT 200', names)).toBeUndefined();
    expect(names.of('SELECT 0')).toBe('s1');
  });

  it('should forget counts after two thousand texts', () => {
    const names = new StatementNames();
    nameAfter(4, 'SELECT a', names);
    for (let at = 0; at < 2_000; at += 1) names.of(`SELECT ${String(at)}`);
    expect(names.of('SELECT a')).toBeUndefined();
    expect(nameAfter(4, 'SELECT a', names)).toBe('s1');
  });
});
