import { closeSync, existsSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Flushes the write-ahead log of a database to disk; SQLite itself does so for pages that it moves into the database.
 * Do not open the database file here: closing it would release SQLite's locks.
 */
export function syncLog(path: string): void {
  const log = `${path}-wal`;
  if (existsSync(log)) synced(log, 'r+', fdatasyncSync);
}

/** Flushes the directory entries of a file's folder to disk, on systems where folders can be opened. */
export function syncFolder(path: string): void {
  if (process.platform !== 'win32') synced(dirname(path), 'r', fsyncSync);
}

function synced(path: string, flags: string, sync: (file: number) => void): void {
  const file = openSync(path, flags);
  try {
    sync(file);
  } finally {
    closeSync(file);
  }
}
