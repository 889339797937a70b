import type { SqlParameter } from '../sql/sql-transaction.js';

/** An error of SQLite. Errors do not keep their code on the way between threads. */
export interface SqliteFailure {
  readonly message: string;
  readonly code: string | undefined;
}

/** A SELECT for the thread that reads. */
export interface ThreadSelect {
  readonly sql: string;
  readonly parameters: readonly SqlParameter[];
}
