import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import {
  type CopiedTable,
  Database,
  isEmbeddedUrl,
  missingMigrations,
  sqlitePath,
  type SqlTransaction,
  tableNames,
} from '../../foundation/database/index.js';

/** The table with a row while a copy fills the database. */
export const MARK_TABLE = { name: 'store_copy', columns: ['slot', 'begun_on'], key: ['slot'] } as const;

/** Throws `INVALID_ARGUMENT` if both addresses name one database. */
export function requireTwo(from: string, to: string): void {
  if (placeOf(from) === placeOf(to))
    throw invalidArgument(`${placeOf(to)} would be copied to itself: name another, empty database.`);
}

/** An address without user, password and parameters. */
export function placeOf(url: string): string {
  if (isEmbeddedUrl(url)) return resolve(sqlitePath(url));
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** Throws `CONFLICT` unless the database has the tables of this version of the service. */
export async function requireCurrent(sql: SqlTransaction): Promise<void> {
  const tables = await tableNames(sql);
  if (!tables.has('schema_migration'))
    throw new DomainError(
      'CONFLICT',
      'DATABASE_URL names a database that this service has never used. One of DataHub is taken over, by metadata-service migrate, and not copied.',
    );
  const [missing] = await missingMigrations(sql);
  if (missing !== undefined)
    throw new DomainError(
      'CONFLICT',
      `DATABASE_URL names a database of an earlier version, without ${missing}. Start this version with it once, then stop it and copy.`,
    );
  if (await hasRows(sql, MARK_TABLE.name))
    throw new DomainError(
      'CONFLICT',
      'DATABASE_URL names a database that an unfinished copy fills. Name the original.',
    );
}

/**
 * Whether an earlier copy has filled a part of the database at `url`, which otherwise has no rows; changes nothing.
 * Throws `CONFLICT` for a database in use, `STORE_LOCKED` and `ENGINE_UNAVAILABLE`.
 */
export async function holdsUnfinishedCopy(url: string, tables: readonly CopiedTable[]): Promise<boolean> {
  if (isEmbeddedUrl(url) && !existsSync(sqlitePath(url))) return false;
  return Database.inspect(url, async (sql) => {
    const present = await tableNames(sql);
    if (present.has(MARK_TABLE.name) && (await hasRows(sql, MARK_TABLE.name))) return true;
    for (const { name } of tables)
      if (present.has(name) && (await hasRows(sql, name)))
        throw new DomainError(
          'CONFLICT',
          `${placeOf(url)} is not empty: its table ${name} has rows. Name an empty database; nothing was changed.`,
        );
    return false;
  });
}

/**
 * The last commits of all writers of a database, as text: it changes with every write of a running service. An embedded
 * database, which is locked, has none.
 */
export async function lastCommits(sql: SqlTransaction): Promise<string> {
  if (sql.dialect.hasOneWriter) return '';
  return JSON.stringify(await sql.select('SELECT id, last_commit FROM commit_mark ORDER BY id'));
}

async function hasRows(sql: SqlTransaction, table: string): Promise<boolean> {
  return (await sql.select(`SELECT 1 AS one FROM ${table} LIMIT 1`)).length > 0;
}
