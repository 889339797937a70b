import type { Database as SqliteHandle, Options } from 'better-sqlite3';
import Sqlite from 'better-sqlite3';
import { workerData } from 'node:worker_threads';
import { messageOf } from '../../common/message-of.js';
import { serveRequests } from '../../threads/index.js';
import type { SqliteFailure } from './sqlite-thread-messages.js';

/** Processes the requests of a `SqliteThread` to this thread, whose data is the path of a database. */
export function serveSqliteRequests<Request, Reply>(
  options: Options,
  prepare: (database: SqliteHandle) => (request: Request) => Reply,
): void {
  const database = new Sqlite(workerData as string, { fileMustExist: true, ...options });
  serveRequests(prepare(database), (error): SqliteFailure => ({
    message: messageOf(error),
    code: (error as { readonly code?: string }).code,
  }));
}
