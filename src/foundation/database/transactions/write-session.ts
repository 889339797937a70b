import type { SqlTransaction } from '../sql/sql-transaction.js';

/** A connection that can hold a transaction open. */
export interface WriteSession {
  readonly sql: SqlTransaction;
  /** The server's number for the session; undefined if sessions have none. */
  readonly thread?: number | undefined;
  /** Returns the connection to its pool. */
  close(): Promise<void>;
  /** Ends the connection, so that it is not reused with an open transaction. */
  destroy(): Promise<void>;
}
