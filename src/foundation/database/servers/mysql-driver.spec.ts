import { describe, expect, it } from '@jest/globals';
import { MYSQL_DRIVER } from './mysql-driver.js';

/** A connection whose server takes packets of `limit` bytes, and what it was asked to execute. */
function connectionTo(limit: number, error: Error | null = null) {
  const calls: unknown[] = [];
  const connection = {
    query: (_sql: string, done: (error: null, rows: unknown) => void) => done(null, [{ bytes: limit }]),
    execute: (sql: string, parameters: unknown, done: (error: Error | null, result: unknown) => void) => {
      calls.push([sql, parameters]);
      done(error, { affectedRows: 2 });
    },
    unprepare: (sql: string) => calls.push(`unprepare ${sql}`),
  };
  return { connection, calls };
}

const insert = (connection: unknown, parameters: string[]) =>
  MYSQL_DRIVER.insertLong?.(connection, 'INSERT', parameters) ?? Promise.reject(new Error('missing'));

describe('insertLong', () => {
  it('should send the texts apart from the statement, and leave no prepared statement', async () => {
    const { connection, calls } = connectionTo(1_000_000);
    expect(await insert(connection, ['a'.repeat(100_000)])).toBe(2);
    expect(calls).toEqual([['INSERT', ['a'.repeat(100_000)]], 'unprepare INSERT']);
  });

  it('should refuse texts that make the packet too long, counted in bytes', async () => {
    const { connection, calls } = connectionTo(1_000_000);
    await expect(insert(connection, ['ä'.repeat(480_000)])).rejects.toMatchObject({
      code: 'INVALID_ARGUMENT',
      message: expect.stringContaining('max_allowed_packet'),
    });
    expect(calls).toEqual([]);
  });

  it('should reject with the error of the server', async () => {
    const { connection } = connectionTo(1_000_000, new Error('refused'));
    await expect(insert(connection, ['a'])).rejects.toThrow('refused');
  });
});
