import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Database as SqliteHandle } from 'better-sqlite3';
import { ThreadClient } from '../../threads/index.js';
import type { SqliteFailure } from './sqlite-thread-messages.js';

/** Heaps of threads that do little else than to run statements. */
const LIMITS = { maxYoungGenerationSizeMb: 1, maxOldGenerationSizeMb: 128 };

/**
 * A thread with a connection of its own to a SQLite file. Requests that fail are rejected with the `code` of SQLite's
 * error.
 */
export class SqliteThread<Request, Reply> extends ThreadClient<Request, Reply, SqliteFailure> {
  private constructor(script: URL, path: string) {
    super(() => new Worker(script, { workerData: path, resourceLimits: LIMITS }), {
      failed: ({ message, code }) => Object.assign(new Error(message), { code }),
      ended: (cause) => cause ?? new Error('The thread has ended.'),
    });
  }

  /** The thread that runs `script` on the file of `handle`; undefined in memory, and where the script is not built. */
  static of<Request, Reply>(script: URL, handle: SqliteHandle): SqliteThread<Request, Reply> | undefined {
    if (handle.memory || !existsSync(fileURLToPath(script))) return undefined;
    return new SqliteThread(script, handle.name);
  }
}
