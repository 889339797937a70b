import type { DataSource } from 'typeorm';
import { surviveErrors } from './survive-errors.js';

/**
 * What every session of the service has, whatever the server, its `init_connect` or its operator set for others.
 * Without a strict `sql_mode`, values that do not fit are cut off silently, and with `NO_BACKSLASH_ESCAPES` or
 * `ANSI_QUOTES`, the texts of the driver and of the service mean something else. Without `autocommit`, single
 * statements are never committed; a limit of selected rows or of joins leaves rows out, and safe updates refuse
 * deletes by condition; a table of another storage engine has no transactions. Urns are sorted as a whole: 500
 * characters of up to 4 bytes.
 */
const VARIABLES = {
  time_zone: "'+00:00'",
  sql_mode: "'STRICT_ALL_TABLES,NO_ENGINE_SUBSTITUTION'",
  autocommit: '1',
  completion_type: "'NO_CHAIN'",
  sql_select_limit: '18446744073709551615',
  sql_big_selects: '1',
  sql_safe_updates: '0',
  sql_auto_is_null: '0',
  max_sort_length: '2048',
  unique_checks: '1',
  default_storage_engine: "'InnoDB'",
} as const;

/** Timestamps are read and written in UTC, texts compared byte by byte, and reads after a lock see the current data. */
const SETTINGS = [
  `SET ${Object.entries(VARIABLES)
    .map(([name, value]) => `SESSION ${name} = ${value}`)
    .join(', ')}`,
  'SET NAMES utf8mb4 COLLATE utf8mb4_bin',
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
