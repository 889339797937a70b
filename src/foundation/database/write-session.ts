import type { SqlTransaction } from './sql-transaction.js';

/** One connection that can hold a transaction open. */
export interface WriteSession {
  readonly sql: SqlTransaction;
  /** The number under which the server knows the session; undefined where sessions have none. */
  readonly thread?: number | undefined;
  /** Gives the connection back. */
  close(): Promise<void>;
  /** Ends the connection, so that nobody gets it who would find a transaction open. */
  destroy(): Promise<void>;
}
