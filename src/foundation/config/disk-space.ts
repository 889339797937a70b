import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** Room on a disk below which nothing can be stored soon, and below which it is little, in bytes. */
const LEAST_ROOM = 100e6;
const LITTLE_ROOM = 1e9;

/** The room on the disk of a folder. */
export interface DiskSpace {
  readonly bytes: number;
  readonly state: 'ENOUGH' | 'LITTLE' | 'TOO_LITTLE';
  /** The room in words, as in "3.2 GB are free at /data". */
  readonly text: string;
}

/** The room on the disk of a folder, or of the nearest folder above it that exists. Throws the error of the system. */
export function diskSpaceAt(path: string): DiskSpace {
  const { bavail, bsize } = statfsSync(existingAt(path));
  const bytes = bavail * bsize;
  return { bytes, state: stateOf(bytes), text: `${(bytes / 1e9).toFixed(1)} GB are free at ${path}` };
}

function stateOf(bytes: number): DiskSpace['state'] {
  if (bytes < LEAST_ROOM) return 'TOO_LITTLE';
  return bytes < LITTLE_ROOM ? 'LITTLE' : 'ENOUGH';
}

/** The path itself, or the nearest folder above it that exists. */
export function existingAt(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : existingAt(dirname(path));
}
