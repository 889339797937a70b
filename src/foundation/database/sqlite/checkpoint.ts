import type { Database as SqliteHandle } from 'better-sqlite3';

/** A row of SQLite's `PRAGMA wal_checkpoint`. */
export interface LogState {
  /** Pages in the write-ahead log; -1 without a log. */
  readonly log: number;
  /** Pages of them that are in the database; once all of them are, the next transaction begins the log anew. */
  readonly checkpointed: number;
}

/** Each pass copies what was written during the one before it, so that few are needed. */
const MOST_PASSES = 10;

/**
 * Copies the write-ahead log of `database` into it, beside transactions of other connections, until all is copied or a
 * reader that still needs the state before keeps the rest in the log.
 */
export function checkpoint(database: SqliteHandle): LogState {
  const pass = database.prepare<[], LogState>('PRAGMA wal_checkpoint(PASSIVE)');
  let state = { log: -1, checkpointed: -1 };
  for (let passes = 0; passes < MOST_PASSES; passes += 1) {
    const before = state;
    state = pass.get() ?? before;
    if (state.checkpointed === state.log || state.checkpointed === before.checkpointed) break;
  }
  return state;
}
