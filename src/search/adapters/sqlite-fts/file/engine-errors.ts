import { DomainError } from '../../../../foundation/common/errors.js';

/** What SQLite says of a file that it cannot read as a database of its own. */
const UNREADABLE = /^SQLITE_(NOTADB|CORRUPT)/;

/** Whether the error says that the file is damaged or no database. */
export function isUnreadable(error: unknown): boolean {
  return UNREADABLE.test(sqliteCode(error) ?? '');
}

/** `ENGINE_UNAVAILABLE` for every error of SQLite; other errors as they are. */
export function toEngineError(error: unknown, path: string): unknown {
  const code = sqliteCode(error);
  if (code === undefined) return error;
  const fix = isUnreadable(error)
    ? `It is damaged: stop the service, remove the file and start again; it is filled anew.`
    : `Look at the room on its disk and at who else has it open.`;
  return new DomainError('ENGINE_UNAVAILABLE', `The search index ${path} cannot be used (${code}). ${fix}`, {
    cause: error,
  });
}

/** What the driver says of a connection that an earlier failure left closed. */
const CLOSED = /database connection is not open/;

/** Told by its members: the driver's classes are those of whoever loaded it first in the process. */
function sqliteCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && CLOSED.test(String(error.message))) return 'closed';
  return 'code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_') ? error.code : undefined;
}
