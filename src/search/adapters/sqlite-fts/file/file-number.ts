import { statSync } from 'node:fs';

/** The file system's number of a file, which differs from that of a file that replaces it; 0 while there is none. */
export function fileNumber(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.ino ?? 0;
}
