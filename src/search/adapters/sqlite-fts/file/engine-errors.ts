import { DomainError } from '../../../../foundation/common/errors.js';

/** SQLite's error codes for a file that it cannot read as a database. */
const UNREADABLE = /^SQLITE_(NOTADB|CORRUPT)/;

/** Whether the error means that the file is damaged or not a database. */
export function isUnreadable(error: unknown): boolean {
  return UNREADABLE.test(sqliteCode(error) ?? '');
}

/** Converts SQLite errors to `ENGINE_UNAVAILABLE`; returns other errors unchanged. */
export function toEngineError(error: unknown, path: string): unknown {
  const code = sqliteCode(error);
  if (code === undefined) return error;
  const fix = isUnreadable(error)
    ? `It is damaged: stop the service, remove the file and start again; the service then rebuilds it.`
    : `Check the free space on its disk, and whether another process has it open.`;
  return new DomainError('ENGINE_UNAVAILABLE', `The search index ${path} cannot be used (${code}). ${fix}`, {
    cause: error,
  });
}

/** The driver's message for a connection that an earlier failure left closed. */
const CLOSED = /database connection is not open/;

/**
 * Checks members instead of the class, because the driver's classes are those of the code that first loaded it in the
 * process.
 */
function sqliteCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && CLOSED.test(String(error.message))) return 'closed';
  return 'code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_') ? error.code : undefined;
}
