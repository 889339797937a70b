import { DomainError } from '../common/errors.js';

/** SQLSTATE 40001 and 40P01, and MySQL's 1213 and 1205: another transaction stood in the way; trying again may succeed. */
const CONFLICT_CODES = new Set([
  '40001',
  '40P01',
  'ER_LOCK_DEADLOCK',
  'ER_LOCK_WAIT_TIMEOUT',
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
]);

/**
 * Two writers inserted the same key at once; trying again finds the other's row. So it is with a table that two make at once: PostgreSQL then says, in spite of IF NOT EXISTS,
 * that the table (42P07) or its type (42710) exists.
 */
const DUPLICATE_CODES = new Set([
  '23505',
  '42P07',
  '42710',
  'ER_DUP_ENTRY',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  'SQLITE_CONSTRAINT_UNIQUE',
]);

/** The engine cannot be reached, is shutting down or starting, or its file cannot be written. */
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'PROTOCOL_CONNECTION_LOST',
  'POOL_CLOSED',
  'ER_SERVER_SHUTDOWN',
  'ER_CON_COUNT_ERROR',
  '57P01',
  '57P02',
  '57P03',
  '08001',
  '08003',
  '08006',
  '53300',
  'SQLITE_FULL',
  'SQLITE_IOERR',
  'SQLITE_CANTOPEN',
  'SQLITE_READONLY',
]);

const UNAVAILABLE_TEXT =
  /connection terminated|connection is closed|can't add new command when connection is in closed state|timeout exceeded when trying to connect|database connection is not open/i;

/** Whether running the transaction again may succeed. */
export function isConflict(error: unknown): boolean {
  const code = codeOf(error);
  return code !== undefined && (CONFLICT_CODES.has(code) || DUPLICATE_CODES.has(code));
}

/**
 * What an engine's error means to the service: `TRANSACTION_CONFLICT`, `ENGINE_UNAVAILABLE`, or the error itself where it is none of the engine's
 * known ones.
 */
export function toDomainError(error: unknown): unknown {
  if (error instanceof DomainError) return error;
  if (isConflict(error)) {
    return new DomainError('TRANSACTION_CONFLICT', 'Failed to write after 3 retries due to transaction conflict', {
      cause: error,
    });
  }
  if (isUnavailable(error)) {
    return new DomainError('ENGINE_UNAVAILABLE', 'The database does not answer. Nothing was written; try again.', {
      cause: error,
    });
  }
  return error;
}

function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (code !== undefined && (UNAVAILABLE_CODES.has(code) || code.startsWith('SQLITE_IOERR'))) return true;
  return error instanceof Error && UNAVAILABLE_TEXT.test(error.message);
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return 'driverError' in error ? codeOf(error.driverError) : undefined;
}
