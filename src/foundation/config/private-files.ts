import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AppConfig } from './app-config.js';

/** Permissions of users other than the owner. */
const OF_OTHERS = 0o077;
const PRIVATE_FILE = 0o600;

/** Files in DATA_DIR with generated secrets. */
export const KEY_FILES = ['admin-token', 'encryption-key', 'signing-key'] as const;

/** The service's files in DATA_DIR: databases with their companion files, and those secrets. */
const OWN_FILES = new RegExp(`\\.db(?:$|[-.])|^(?:${KEY_FILES.join('|')})`);

/** Suffixes of a database file and its companion files. */
const COMPANIONS = ['', '-wal', '-shm', '-journal', '.lock'];

/**
 * Restricts new files and folders of this process to its user, and removes other users' permissions from its existing
 * files. Returns the paths whose permissions it changed; files of another owner stay unchanged.
 */
export function keepFilesPrivate({ dataDir, database, search }: AppConfig): readonly string[] {
  process.umask(OF_OTHERS);
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  const inFolder = names.filter((name) => OWN_FILES.test(name)).map((name) => join(dataDir, name));
  const elsewhere = [database.url, search.url].filter((url) => url.startsWith('sqlite:')).map(pathOf);
  const beside = elsewhere.flatMap((path) => COMPANIONS.map((suffix) => join(path + suffix)));
  return [...new Set([...inFolder, ...beside])].filter(tighten);
}

function pathOf(url: string): string {
  return url.replace(/^sqlite:(\/\/)?/, '');
}

function tighten(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (stats === undefined || !stats.isFile() || (stats.mode & OF_OTHERS) === 0) return false;
  try {
    chmodSync(path, PRIVATE_FILE);
    return true;
  } catch {
    return false;
  }
}
