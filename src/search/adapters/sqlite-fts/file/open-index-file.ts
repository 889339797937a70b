import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { DomainError } from '../../../../foundation/common/errors.js';
import { isUnreadable } from './engine-errors.js';
import { APPLICATION_ID, createTables, FILE_VERSION } from './file-schema.js';
import { makeFolder } from '../../../../foundation/common/make-folder.js';

/** How long a connection waits for another connection's lock, in milliseconds. */
const BUSY_MS = 5_000;

/** Size of SQLite's page cache of the connection that writes, in KiB. */
const WRITER_CACHE_KIB = 16_384;

/**
 * The same for each connection that reads. There are up to four, and the operating system caches the file for all of
 * them.
 */
const READER_CACHE_KIB = 4_096;

/** Pages in the write-ahead log that trigger a checkpoint: about 32 MB. */
const CHECKPOINT_PAGES = 8_000;

/** Suffixes of the files that SQLite creates beside a database file. */
const COMPANIONS = ['-wal', '-shm'];

/** A connection for writes, and why an existing file could not be used. */
export interface OpenedFile {
  readonly database: Database.Database;
  /** Why the index starts empty although a file existed; undefined if it does not start empty. */
  readonly replaced: string | undefined;
}

/**
 * Opens an index file for writing, creating it if it is missing. A file of another version is removed; an unreadable
 * file is renamed to `<path>.unreadable`, because its content can be rebuilt. Throws `CONFIGURATION_INVALID` if the
 * file is another kind of database.
 */
export function openIndexFile(path: string): OpenedFile {
  makeFolder(dirname(path));
  const problem = existsSync(path) ? problemOf(path) : undefined;
  if (problem === 'unreadable') setAside(path);
  if (problem === 'outdated') removeIndexFile(path);
  return { database: openForWriting(path), replaced: problem && REASONS[problem] };
}

/** Opens a connection for searches. */
export function openForReading(path: string): Database.Database {
  const database = new Database(path, { timeout: BUSY_MS, readonly: true, fileMustExist: true });
  database.pragma(`cache_size = -${String(READER_CACHE_KIB)}`);
  return database;
}

/** Removes an index file that is not open. */
export function removeIndexFile(path: string): void {
  rmSync(path, { force: true });
  removeCompanions(path);
}

/** Removes the companions of an index file that contains everything and is to be replaced. */
export function removeCompanions(path: string): void {
  for (const suffix of COMPANIONS) rmSync(path + suffix, { force: true });
}

type Problem = 'unreadable' | 'outdated';

const REASONS: Readonly<Record<Problem, string>> = {
  unreadable: 'could not be read and was set aside',
  outdated: 'was written by another version of the service and was removed',
};

function problemOf(path: string): Problem | undefined {
  const database = new Database(path, { timeout: BUSY_MS });
  try {
    const tables = database.prepare('SELECT count(*) FROM sqlite_master').pluck().get();
    if (tables === 0) return undefined;
    if (database.pragma('application_id', { simple: true }) !== APPLICATION_ID) throw notOurs(path);
    database.prepare(`SELECT rowid FROM terms ('""') LIMIT 1`).get();
    return database.pragma('user_version', { simple: true }) === FILE_VERSION ? undefined : 'outdated';
  } catch (error) {
    if (isUnreadable(error)) return 'unreadable';
    throw error;
  } finally {
    database.close();
  }
}

function notOurs(path: string): DomainError {
  return new DomainError(
    'CONFIGURATION_INVALID',
    `SEARCH_URL names ${path}, a database that is not a search index. Name another file; it is created if it is missing.`,
  );
}

function setAside(path: string): void {
  removeCompanions(path);
  renameSync(path, `${path}.unreadable`);
}

function openForWriting(path: string): Database.Database {
  const database = new Database(path, { timeout: BUSY_MS });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = NORMAL');
  database.pragma(`wal_autocheckpoint = ${String(CHECKPOINT_PAGES)}`);
  database.pragma(`cache_size = -${String(WRITER_CACHE_KIB)}`);
  if (database.pragma('application_id', { simple: true }) !== APPLICATION_ID) {
    database.transaction(() => createTables(database)).immediate();
  }
  return database;
}
