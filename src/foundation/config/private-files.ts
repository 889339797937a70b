import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AppConfig } from './app-config.js';

/** The rights of everybody but the owner. */
const OF_OTHERS = 0o077;
const PRIVATE_FILE = 0o600;

/** Files in DATA_DIR with secrets that the service made for itself. */
export const KEY_FILES = ['admin-token', 'encryption-key', 'signing-key'] as const;

/** What the service keeps in DATA_DIR: databases with what stands beside them, and those secrets. */
const OWN_FILES = new RegExp(`\\.db(?:$|[-.])|^(?:${KEY_FILES.join('|')})`);

/** What stands beside the file of a database. */
const COMPANIONS = ['', '-wal', '-shm', '-journal', '.lock'];

/**
 * Makes the files and folders that this process creates from now on readable to its user alone, and takes the rights of
 * others from those of its files that are there. Answers the paths whose rights it changed; files of another owner stay
 * as they are.
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
