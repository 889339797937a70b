import type { DataSource } from 'typeorm';
import { surviveErrors } from './survive-errors.js';

/** Timestamps are read and written in UTC, and a lock is followed by a read of what is there now. */
const SETTINGS = ["SET SESSION time_zone = '+00:00'", 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED'];

interface PoolConnection {
  query(sql: string, done: (error: unknown) => void): unknown;
  on(event: 'error', listener: () => void): unknown;
  destroy(): void;
}

interface Pool {
  on(event: 'connection', listener: (connection: PoolConnection) => void): void;
}

/**
 * Sets up every connection of a MySQL pool, the one that is open already included. A connection that cannot be set up
 * is ended before anybody's statement.
 */
export async function prepareMysqlSessions(source: DataSource): Promise<void> {
  const { pool } = source.driver as unknown as { readonly pool: Pool };
  pool.on('connection', (connection) => {
    surviveErrors(connection);
    for (const setting of SETTINGS) {
      connection.query(setting, (error) => {
        if (error !== null && error !== undefined) connection.destroy();
      });
    }
  });
  const runner = source.createQueryRunner();
  surviveErrors((await runner.connect()) as PoolConnection);
  for (const setting of SETTINGS) await runner.query(setting);
  await runner.release();
}
