import { closeSync, existsSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Makes the write-ahead log of a database survive a power cut; SQLite itself does so for what it moves from there into
 * the database. The database file must not be opened here: closing it would take SQLite's locks away.
 */
export function syncLog(path: string): void {
  const log = `${path}-wal`;
  if (existsSync(log)) synced(log, 'r+', fdatasyncSync);
}

/** Makes the names of files in a file's folder survive a power cut, where folders can be opened. */
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
