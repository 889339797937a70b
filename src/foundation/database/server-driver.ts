import type { DataSource } from 'typeorm';
import type { SqlDialect } from './sql-transaction.js';

/** What differs between the servers beside their statements. */
export interface ServerDriver {
  readonly dialect: SqlDialect;
  /** Sets up every connection of the source's pool, the one that is open already included. */
  prepare(source: DataSource): Promise<void>;
  /** Ends a connection at once, whatever it is doing; its pool drops it. */
  end(connection: unknown): void;
  /** The number under which the server knows the connection's session. */
  thread(connection: unknown): number | undefined;
  /** Waits until this connection has the service's lock on the database, which it keeps until it ends. */
  readonly takeLock: string;
  /** Product and version in words, from what `version()` returns. */
  productOf(version: string): string;
  /** Whether the user of the connection may make tables. */
  mayCreateTables(source: DataSource): Promise<boolean>;
}
