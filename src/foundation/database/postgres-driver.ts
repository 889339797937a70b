import type { DataSource } from 'typeorm';
import type { ServerDriver } from './server-driver.js';
import { POSTGRES } from './sql-dialect.js';

/** Number of the lock; PostgreSQL's locks are per database. */
const LOCK_NUMBER = 7_166_320_581;

/** PostgreSQL through pg: destroying the socket ends the statement in progress. */
export const POSTGRES_DRIVER: ServerDriver = {
  dialect: POSTGRES,
  prepare: () => Promise.resolve(),
  end: (connection) => void (connection as { end(): Promise<void> }).end().catch(() => undefined),
  thread: () => undefined,
  takeLock: `SELECT pg_advisory_lock(${LOCK_NUMBER})`,
  productOf: (version) => version.split(' ').slice(0, 2).join(' '),
  mayCreateTables,
};

async function mayCreateTables(source: DataSource): Promise<boolean> {
  const [row] = await source.query<{ may: boolean }[]>(
    `SELECT has_schema_privilege(current_schema(), 'CREATE') AS may`,
  );
  return row?.may === true;
}
