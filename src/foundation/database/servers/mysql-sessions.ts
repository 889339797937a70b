import type { DataSource } from 'typeorm';
import { surviveErrors } from './survive-errors.js';

/**
 * Timestamps are read and written in UTC, and reads after a lock see the current data. The server's own `sql_mode` does
 * not count: without a strict one, values that do not fit are cut off silently, and with `NO_BACKSLASH_ESCAPES` or
 * `ANSI_QUOTES`, the texts of the driver and of the service mean something else.
 */
const SETTINGS = [
  "SET SESSION time_zone = '+00:00'",
  "SET SESSION sql_mode = 'STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION'",
  'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED',
];

interface PoolConnection {
  query(sql: string, done: (error: unknown) => void): unknown;
  on(event: 'error', listener: () => void): unknown;
  destroy(): void;
}

interface Pool {
  on(event: 'connection', listener: (connection: PoolConnection) => void): void;
}

/**
 * Configures every connection of a MySQL pool, including those already open. If that fails, the connection is ended
 * before it is used.
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
