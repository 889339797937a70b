import Sqlite, { type Database as SqliteHandle } from 'better-sqlite3';
import { existsSync } from 'node:fs';
import { DomainError } from '../../common/errors.js';
import { sqlitePath } from '../data-source-options.js';

/** Number of pages copied before yielding to the event loop. */
const PAGES_A_STEP = 1_000;

/** How long to wait for another process's lock, in milliseconds. */
const BUSY_MS = 5_000;

/** The contents of a copy. */
export interface SqliteContents {
  /** Name of the last migration that ran; undefined for a database without any. */
  readonly lastMigration: string | undefined;
  /** Rows of `metadata_aspect_v2`. */
  readonly aspectRows: number;
}

/**
 * Copies the database in `url` to the new file `target`, as of one moment, while other processes read and write it. The
 * copy is a single file without a write-ahead log, and has been checked. Throws `NOT_FOUND` if there is no database,
 * `CONFIGURATION_INVALID` if another one is being copied into it, and `INTERNAL` if the copy is damaged.
 */
export async function copySqlite(url: string, target: string): Promise<SqliteContents> {
  const path = sqlitePath(url);
  if (!existsSync(path)) throw noDatabase(path);
  const source = new Sqlite(path, { fileMustExist: true, timeout: BUSY_MS });
  try {
    // Holds a snapshot; without it, each write of another process would restart the copy.
    source.exec('BEGIN');
    source.prepare('SELECT COUNT(*) FROM sqlite_schema').get();
    if (hasTable(source, 'store_copy') && source.prepare('SELECT 1 FROM store_copy').get() !== undefined)
      throw unfinishedCopy();
    await source.backup(target, { progress: () => PAGES_A_STEP });
    source.exec('COMMIT');
  } finally {
    source.close();
  }
  return readCopy(target, (copy) => {
    copy.pragma('journal_mode = DELETE');
    return contentsOf(copy, target);
  });
}

/** The error for a database that does not exist. */
export function noDatabase(path: string): DomainError {
  return new DomainError('NOT_FOUND', `There is no database ${path}. Correct DATABASE_URL or DATA_DIR.`);
}

/** The error for a database into which another one has not been copied completely. */
export function unfinishedCopy(): DomainError {
  return new DomainError(
    'CONFIGURATION_INVALID',
    'DATABASE_URL names a database that metadata-service copy has not filled completely. Run the command again with the settings of the database that it copies.',
  );
}

/** The contents of the copy at `path`. Throws `INTERNAL` if it is damaged. */
export function sqliteContents(path: string): SqliteContents {
  return readCopy(path, (copy) => contentsOf(copy, path));
}

function readCopy<T>(path: string, work: (copy: SqliteHandle) => T): T {
  const copy = new Sqlite(path, { fileMustExist: true });
  try {
    return work(copy);
  } finally {
    copy.close();
  }
}

function contentsOf(copy: SqliteHandle, path: string): SqliteContents {
  const problem: unknown = copy.pragma('quick_check(1)', { simple: true });
  if (problem !== 'ok') throw new DomainError('INTERNAL', `${path} is damaged: ${String(problem)}`);
  const first = (sql: string): unknown => copy.prepare(sql).pluck().get();
  return {
    lastMigration: hasTable(copy, 'schema_migration')
      ? String(first('SELECT name FROM schema_migration ORDER BY timestamp DESC LIMIT 1'))
      : undefined,
    aspectRows: hasTable(copy, 'metadata_aspect_v2') ? Number(first('SELECT COUNT(*) FROM metadata_aspect_v2')) : 0,
  };
}

function hasTable(database: SqliteHandle, name: string): boolean {
  return database.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(name) !== undefined;
}
