import type { DataSource } from 'typeorm';
import type { ColumnTypes } from '../sql/column-types.js';
import type { SqlDialect, SqlParameter } from '../sql/sql-transaction.js';

/** Differences between the servers other than their statements. */
export interface ServerDriver {
  readonly dialect: SqlDialect;
  /** Configures every connection of the source's pool, including those already open. */
  prepare(source: DataSource): Promise<void>;
  /** The types of the columns, where rows can be sent as arrays; none where they cannot. */
  columnTypes(source: DataSource): Promise<ColumnTypes>;
  /**
   * Sends an insertion whose texts are long in a way that costs the process little, and returns the number of rows;
   * absent where the usual way does.
   */
  readonly insertLong?: (connection: unknown, sql: string, parameters: SqlParameter[]) => Promise<number>;
  /** Ends a connection immediately, whatever it is doing; its pool drops it. */
  end(connection: unknown): void;
  /** The server's number for the connection's session. */
  thread(connection: unknown): number | undefined;
  /** Waits until this connection holds the service's lock on the database, and keeps it until the connection ends. */
  readonly takeLock: string;
  /** Product and version as text, from the result of `version()`. */
  productOf(version: string): string;
  /** Whether the user of the connection may create tables. */
  mayCreateTables(source: DataSource): Promise<boolean>;
}
