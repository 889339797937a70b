import Sqlite, { type Database as SqliteHandle } from 'better-sqlite3';
import { dirname } from 'node:path';
import { DomainError } from '../../common/errors.js';
import { makeFolder } from '../../common/make-folder.js';

/**
 * Exclusive lock on a SQLite file. It is an operating system lock on a file beside the database, so it is released when
 * the process ends for any reason. Throws `STORE_LOCKED` if another process holds it.
 */
export class InstanceLock {
  private constructor(private readonly handle: SqliteHandle) {}

  static acquire(databasePath: string): InstanceLock {
    makeFolder(dirname(databasePath));
    const handle = new Sqlite(`${databasePath}.lock`, { timeout: 0 });
    try {
      handle.pragma('journal_mode = MEMORY');
      handle.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      handle.close();
      throw new DomainError(
        'STORE_LOCKED',
        `Another instance of this service is using ${databasePath}. Stop it, or give this one its own DATA_DIR or DATABASE_URL.`,
        { cause: error },
      );
    }
    return new InstanceLock(handle);
  }

  release(): void {
    this.handle.close();
  }
}
