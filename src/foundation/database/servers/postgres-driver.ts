import type { DataSource } from 'typeorm';
import { ColumnTypes } from '../sql/column-types.js';
import type { ServerDriver } from './server-driver.js';
import { POSTGRES } from '../sql/sql-dialect.js';

/** The part of pg's client that ends a connection; `end` alone would wait for the statements in progress. */
interface PostgresClient {
  end(): Promise<void>;
  readonly connection: { readonly stream: { destroy(): void } };
}

/** Number of the lock; PostgreSQL's locks are per database. */
const LOCK_NUMBER = 7_166_320_581;

/** PostgreSQL through pg: destroying the socket ends the statement in progress. */
export const POSTGRES_DRIVER: ServerDriver = {
  dialect: POSTGRES,
  prepare: () => Promise.resolve(),
  columnTypes: (source) => ColumnTypes.read(source),
  end: (connection) => {
    const client = connection as PostgresClient;
    void client.end().catch(() => undefined);
    client.connection.stream.destroy();
  },
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
