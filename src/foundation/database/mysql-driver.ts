import type { DataSource } from 'typeorm';
import { ColumnTypes } from './column-types.js';
import { prepareMysqlSessions } from './mysql-sessions.js';
import type { ServerDriver } from './server-driver.js';
import { MYSQL } from './sql-dialect.js';

/** How long a process waits for the lock, in seconds: longer than the migration of a large database. */
const LOCK_LIMIT_S = 86_400;

/** Name of the lock. MySQL's locks are server-wide, so the name includes that of the database. */
const LOCK_NAME = "CONCAT('metadata-service-', MD5(DATABASE()))";

/** MySQL and MariaDB through mysql2. */
export const MYSQL_DRIVER: ServerDriver = {
  dialect: MYSQL,
  prepare: prepareMysqlSessions,
  columnTypes: () => Promise.resolve(new ColumnTypes()),
  end: (connection) => (connection as { destroy(): void }).destroy(),
  thread: (connection) => (connection as { readonly threadId?: number }).threadId,
  takeLock: `SELECT GET_LOCK(${LOCK_NAME}, ${LOCK_LIMIT_S})`,
  productOf: (version) => `MySQL or MariaDB ${version}`,
  mayCreateTables,
};

async function mayCreateTables(source: DataSource): Promise<boolean> {
  const grants = await source.query<Record<string, string>[]>('SHOW GRANTS FOR CURRENT_USER()');
  return grants
    .flatMap(Object.values)
    .some((grant: string) => /^GRANT .*\b(?:ALL PRIVILEGES|CREATE)\b.* ON /.test(grant));
}
