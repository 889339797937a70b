import { existsSync, fdatasyncSync } from 'node:fs';
import { syncFile } from '../../../../foundation/common/sync-file.js';

/**
 * Flushes the write-ahead log of a database to disk; SQLite itself does so for pages that it moves into the database.
 * Do not open the database file here: closing it would release SQLite's locks.
 */
export function syncLog(path: string): void {
  const log = `${path}-wal`;
  if (existsSync(log)) syncFile(log, 'r+', fdatasyncSync);
}
