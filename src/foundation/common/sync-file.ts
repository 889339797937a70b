import { closeSync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** Flushes the directory entries of a file's folder to disk, on systems where folders can be opened. */
export function syncFolder(path: string): void {
  if (process.platform !== 'win32') syncFile(dirname(path), 'r', fsyncSync);
}

/** Opens a file with `flags`, and flushes it to disk by `sync`. */
export function syncFile(path: string, flags: string, sync: (file: number) => void): void {
  const file = openSync(path, flags);
  try {
    sync(file);
  } finally {
    closeSync(file);
  }
}
