import { randomBytes } from 'node:crypto';
import { constants, copyFileSync, existsSync, linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { makeFolder } from './make-folder.js';
import { syncFolder } from './sync-file.js';

/** Error codes of file systems on which a file has one name only. */
const WITHOUT_LINKS = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/**
 * Creates a file that only its owner may read, and its folder: completely and durably, or not at all. Returns false if
 * the file exists, also if another process creates it at the same time. Throws the system's error.
 */
export function createPrivateFile(path: string, text: string): boolean {
  if (existsSync(path)) return false;
  try {
    putInPlace(path, text, linkTo);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** The same for a file that takes the place of the one that is there. */
export function replacePrivateFile(path: string, text: string): void {
  putInPlace(path, text, renameSync);
}

function putInPlace(path: string, text: string, put: (part: string, path: string) => void): void {
  makeFolder(dirname(path));
  const part = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(part, text, { flag: 'wx', mode: 0o600, flush: true });
    put(part, path);
  } finally {
    rmSync(part, { force: true });
  }
  syncFolder(path);
}

function linkTo(part: string, path: string): void {
  try {
    linkSync(part, path);
  } catch (error) {
    if (!WITHOUT_LINKS.has(codeOf(error) ?? '')) throw error;
    copyFileSync(part, path, constants.COPYFILE_EXCL);
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
