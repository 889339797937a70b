import type { DataSource } from 'typeorm';

/** Timestamps are read and written in UTC, and a lock is followed by a read of what is there now. */
const SETTINGS = ["SET SESSION time_zone = '+00:00'", 'SET SESSION TRANSACTION ISOLATION LEVEL READ COMMITTED'];

interface PoolConnection {
  query(sql: string): unknown;
}

interface Pool {
  on(event: 'connection', listener: (connection: PoolConnection) => void): void;
}

/** Sets up every connection of a MySQL pool, the one that is open already included. */
export async function prepareMysqlSessions(source: DataSource): Promise<void> {
  const { pool } = source.driver as unknown as { readonly pool: Pool };
  pool.on('connection', (connection) => {
    for (const setting of SETTINGS) connection.query(setting);
  });
  const runner = source.createQueryRunner();
  for (const setting of SETTINGS) await runner.query(setting);
  await runner.release();
}
