import type { DataSource } from 'typeorm';
import { DomainError } from '../../common/errors.js';
import { ColumnTypes } from '../sql/column-types.js';
import { prepareMysqlSessions } from './mysql-sessions.js';
import type { ServerDriver } from './server-driver.js';
import { MYSQL } from '../sql/sql-dialect.js';
import type { SqlParameter } from '../sql/sql-transaction.js';

/** How long a process waits for the lock, in seconds: longer than the migration of a large database. */
const LOCK_LIMIT_S = 86_400;

/** Name of the lock. MySQL's locks are server-wide, so the name includes that of the database. */
const LOCK_NAME = "CONCAT('metadata-service-', MD5(DATABASE()))";

/** MySQL and MariaDB through mysql2. */
export const MYSQL_DRIVER: ServerDriver = {
  dialect: MYSQL,
  prepare: prepareMysqlSessions,
  insertLong: insertPrepared,
  columnTypes: () => Promise.resolve(new ColumnTypes()),
  end: (connection) => (connection as { destroy(): void }).destroy(),
  thread: (connection) => (connection as { readonly threadId?: number }).threadId,
  takeLock: `SELECT GET_LOCK(${LOCK_NAME}, ${LOCK_LIMIT_S})`,
  productOf: (version) => `MySQL or MariaDB ${version}`,
  mayCreateTables,
};

type Done<Result> = (error: Error | null, result: Result) => void;

/** The part of mysql2's connection that sends insertions. */
interface PreparingConnection {
  query(sql: string, done: Done<readonly { readonly bytes: number }[]>): void;
  execute(sql: string, parameters: SqlParameter[], done: Done<{ readonly affectedRows: number }>): void;
  unprepare(sql: string): void;
}

/** Bytes of a packet beside the texts: some for each of the other parameters. */
const PACKET_REST = 65_536;

/**
 * Sends the parameters apart from the statement. Otherwise, the driver writes them into its text, character by
 * character where they need escapes: some seconds for a text of 10 MB, in which the process does nothing else. The
 * server ends a connection that sends a packet that is too long, so such texts are refused before.
 */
async function insertPrepared(connection: unknown, sql: string, parameters: SqlParameter[]): Promise<number> {
  const preparing = connection as PreparingConnection;
  const longest = 'SELECT @@max_allowed_packet AS bytes';
  const [limit] = await answerTo<readonly { readonly bytes: number }[]>((done) => preparing.query(longest, done));
  const bytes = parameters.reduce<number>(
    (sum, one) => sum + (typeof one === 'string' ? Buffer.byteLength(one) : 0),
    0,
  );
  if (limit !== undefined && bytes + PACKET_REST > limit.bytes) throw tooLong(bytes, limit.bytes);
  const result = await answerTo<{ readonly affectedRows: number }>((done) => preparing.execute(sql, parameters, done));
  preparing.unprepare(sql);
  return result.affectedRows;
}

function answerTo<Result>(send: (done: Done<Result>) => void): Promise<Result> {
  return new Promise((resolve, reject) => {
    send((error, result) => {
      if (error === null) resolve(result);
      else reject(error);
    });
  });
}

function tooLong(bytes: number, limit: number): DomainError {
  return new DomainError(
    'INVALID_ARGUMENT',
    `Values of ${String(bytes)} bytes are more than the database takes in one statement (max_allowed_packet, ` +
      `${String(limit)} bytes): shorten them, or send fewer at a time.`,
  );
}

async function mayCreateTables(source: DataSource): Promise<boolean> {
  const grants = await source.query<Record<string, string>[]>('SHOW GRANTS FOR CURRENT_USER()');
  return grants
    .flatMap(Object.values)
    .some((grant: string) => /^GRANT .*\b(?:ALL PRIVILEGES|CREATE)\b.* ON /.test(grant));
}
