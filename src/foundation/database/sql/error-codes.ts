/**
 * Conflicts with another transaction; a retry may succeed. SQLSTATE, MySQL's names and numbers, SQLite's names and
 * their extended codes.
 */
const CONFLICT_CODES = new Set([
  '40001',
  '40P01',
  '55P03',
  'ER_LOCK_DEADLOCK',
  'ER_LOCK_WAIT_TIMEOUT',
  'ER_LOCK_NOWAIT',
  'ER_CHECKREAD',
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
  'SQLITE_BUSY_RECOVERY',
  'SQLITE_BUSY_TIMEOUT',
]);

/**
 * Two writers inserted the same key at once; a retry finds the other's row. The same applies to a table created by two
 * processes at once: despite IF NOT EXISTS, PostgreSQL reports that the table (42P07) or its type (42710) exists.
 */
const DUPLICATE_CODES = new Set([
  '23505',
  '42P07',
  '42710',
  'ER_DUP_ENTRY',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  'SQLITE_CONSTRAINT_UNIQUE',
]);

/**
 * The connection has ended, is being ended by the server (57P01 to 57P05, 25P03, 25P04), or cannot be established. The
 * numbers are MySQL's.
 */
const LOSS_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ERR_STREAM_DESTROYED',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'PROTOCOL_PACKETS_OUT_OF_ORDER',
  'POOL_CLOSED',
  'ER_SERVER_SHUTDOWN',
  'ER_NORMAL_SHUTDOWN',
  'ER_SHUTDOWN_COMPLETE',
  'ER_FORCING_CLOSE',
  'ER_ABORTING_CONNECTION',
  'ER_NEW_ABORTING_CONNECTION',
  'ER_CONNECTION_KILLED',
  'ER_CLIENT_INTERACTION_TIMEOUT',
  'ER_NET_READ_ERROR',
  'ER_NET_READ_ERROR_FROM_PIPE',
  'ER_NET_READ_INTERRUPTED',
  'ER_NET_ERROR_ON_WRITE',
  'ER_NET_WRITE_INTERRUPTED',
  'ER_NET_PACKETS_OUT_OF_ORDER',
  '1927',
  '4031',
  '25P03',
  '25P04',
]);

/**
 * SQLSTATE classes for a failed connection and for operator intervention. 57014 is a cancelled statement, which does
 * not affect the connection.
 */
const LOSS_CLASSES = /^(?:08|57P)/;

/**
 * Messages without a code from pg, mysql2, better-sqlite3 and TypeORM for a connection, pool or query runner that is
 * closed.
 */
export const LOST_TEXT =
  /QueryRunnerAlreadyReleasedError|connection (?:is closed|terminated|ended|lost)|in closed state|not queryable|timeout exceeded when trying to connect|database connection is not open|cannot use a pool after|pool is closed|driver not connected|connection is not established|socket hang ?up/i;

/**
 * The engine responds, but cannot execute the statement: it is full, out of memory or read-only, was told to cancel the
 * statement, has too many connections, or admits this user, or anybody to this database, no longer.
 */
const REFUSAL_CODES = new Set([
  '25006',
  '57014',
  '58030',
  '28000',
  '28P01',
  '3D000',
  '55000',
  'ER_CON_COUNT_ERROR',
  'ER_TOO_MANY_USER_CONNECTIONS',
  'ER_USER_LIMIT_REACHED',
  'ER_ACCESS_DENIED_ERROR',
  'ER_DBACCESS_DENIED_ERROR',
  'ER_BAD_DB_ERROR',
  'ER_HOST_IS_BLOCKED',
  'ER_HOST_NOT_PRIVILEGED',
  'ER_MUST_CHANGE_PASSWORD',
  'ER_MUST_CHANGE_PASSWORD_LOGIN',
  'ER_ACCOUNT_HAS_BEEN_LOCKED',
  'ER_SERVER_OFFLINE_MODE',
  'ER_DISK_FULL',
  'ER_DISK_FULL_NOWAIT',
  'ER_RECORD_FILE_FULL',
  'ER_ERROR_ON_WRITE',
  'ER_ERROR_DURING_COMMIT',
  'ER_GET_ERRNO',
  'ER_OUTOFMEMORY',
  'ER_OUT_OF_RESOURCES',
  'ER_OUT_OF_SORTMEMORY',
  'ER_LOCK_TABLE_FULL',
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_READ_ONLY_MODE',
  'ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION',
  'ER_QUERY_INTERRUPTED',
  'ER_QUERY_TIMEOUT',
  'ER_STATEMENT_TIMEOUT',
  '1969',
  'SQLITE_FULL',
  'SQLITE_NOMEM',
  'SQLITE_PROTOCOL',
]);

/** There is no space for the data to be written. */
const FULL_CODES = new Set([
  '53100',
  'ER_DISK_FULL',
  'ER_DISK_FULL_NOWAIT',
  'ER_RECORD_FILE_FULL',
  'SQLITE_FULL',
  'SQLITE_IOERR_SHMSIZE',
]);

/** The engine is read-only, or cannot write to its files. */
const READ_ONLY_CODES =
  /^(?:25006|58030|ER_ERROR_ON_WRITE|ER_OPTION_PREVENTS_STATEMENT|ER_READ_ONLY_MODE|SQLITE_READONLY.*|SQLITE_IOERR_(?:WRITE|FSYNC|TRUNCATE))$/;

/**
 * SQLSTATE class of exhausted resources (53100 is a full disk, 53300 too many connections), and SQLite's file errors.
 */
const REFUSAL_CLASSES = /^(?:53\d{3}$|SQLITE_(?:IOERR|CANTOPEN|READONLY))/;

/** PostgreSQL cannot hold a text: it contains a zero character, or half of a surrogate pair. */
const TEXT_CODES = new Set(['22021', '22P05']);

/** A text is longer than its column, or than a statement may be. */
const LENGTH_CODES = new Set(['22001', 'ER_DATA_TOO_LONG', 'ER_NET_PACKET_TOO_LARGE']);

/** Whether `code` means that a text of the request is longer than its column, or than a statement may be. */
export function saysTooLong(code: string): boolean {
  return LENGTH_CODES.has(code);
}

/** Whether `code` means that the engine cannot hold a text of the request. */
export function saysUnstorable(code: string): boolean {
  return TEXT_CODES.has(code);
}

/** Whether `code` means a conflict with another transaction. */
export function saysConflict(code: string): boolean {
  return CONFLICT_CODES.has(code) || DUPLICATE_CODES.has(code);
}

/** Whether `code` means that the connection is lost. */
export function saysLost(code: string): boolean {
  return LOSS_CODES.has(code) || LOSS_CLASSES.test(code);
}

/** Whether `code` means that the engine currently cannot execute the statement. */
export function saysRefused(code: string): boolean {
  return REFUSAL_CODES.has(code) || REFUSAL_CLASSES.test(code);
}

/** Whether `code` means that a disk of the engine is full. */
export function saysFull(code: string): boolean {
  return FULL_CODES.has(code);
}

/** Whether `code` means that the engine accepts no writes from anybody, although it may still serve reads. */
export function saysUnwritable(code: string): boolean {
  return saysFull(code) || READ_ONLY_CODES.test(code);
}
