import Database from 'better-sqlite3';
import { DomainError } from '../../../../common/errors.js';

/** What SQLite says of a file that it cannot read as a database of its own. */
const UNREADABLE: ReadonlySet<string> = new Set(['SQLITE_NOTADB', 'SQLITE_CORRUPT', 'SQLITE_CORRUPT_VTAB']);

/** Whether the error says that the file is damaged or no database. */
export function isUnreadable(error: unknown): boolean {
  return error instanceof Database.SqliteError && UNREADABLE.has(error.code);
}

/** `ENGINE_UNAVAILABLE` for every error of SQLite; other errors as they are. */
export function toEngineError(error: unknown, path: string): unknown {
  if (!(error instanceof Database.SqliteError)) return error;
  const fix = isUnreadable(error)
    ? `It is damaged: stop the service, remove the file and start again; it is filled anew.`
    : `Look at the room on its disk and at who else has it open.`;
  return new DomainError('ENGINE_UNAVAILABLE', `The search index ${path} cannot be used (${error.code}). ${fix}`, {
    cause: error,
  });
}
