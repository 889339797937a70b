import { describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { prepareMysqlSessions } from './mysql-sessions.js';

/** A connection that records what it is asked, and whether it was ended. */
class FakeConnection {
  readonly asked: string[] = [];
  isEnded = false;

  constructor(private readonly error: Error | null = null) {}

  query(sql: string, done: (error: unknown) => void): void {
    this.asked.push(sql);
    done(this.error);
  }

  on(): this {
    return this;
  }

  destroy(): void {
    this.isEnded = true;
  }
}

/** Prepares the sessions of a pool with one open connection; `open` opens another. */
async function prepared() {
  const first = new FakeConnection();
  const open: ((connection: FakeConnection) => void)[] = [];
  const runner = {
    connect: () => Promise.resolve(first),
    query: (sql: string) => Promise.resolve(first.asked.push(sql)),
    release: () => Promise.resolve(),
  };
  const pool = { on: (_event: string, listener: (connection: FakeConnection) => void) => open.push(listener) };
  await prepareMysqlSessions({ driver: { pool }, createQueryRunner: () => runner } as unknown as DataSource);
  return { first, open: (connection: FakeConnection) => open.forEach((listener) => listener(connection)) };
}

describe('prepareMysqlSessions', () => {
  it('should give every session the same modes, whatever those of the server are', async () => {
    const { first, open } = await prepared();
    const second = new FakeConnection();
    open(second);
    expect(second.asked).toEqual(first.asked);
    const modes = second.asked.find((sql) => sql.includes('sql_mode')) ?? '';
    expect(modes).toContain('STRICT_ALL_TABLES');
    expect(modes).not.toMatch(/NO_BACKSLASH_ESCAPES|ANSI/);
  });

  it('should end a connection that does not take the settings', async () => {
    const { open } = await prepared();
    const refusing = new FakeConnection(new Error('denied'));
    open(refusing);
    expect(refusing.isEnded).toBe(true);
  });
});
