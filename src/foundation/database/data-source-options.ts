import type { DataSourceOptions } from 'typeorm';
import { invalidArgument } from '../common/errors.js';
import { MIGRATIONS } from './migrations/index.js';
import { PreparingClient, preparePostgresSession } from './servers/postgres-client.js';
import { mysqlTls, postgresAddress } from './servers/tls-parameters.js';

/** The address of an embedded database that ends with its connection. */
export const IN_MEMORY = 'sqlite::memory:';

/** How long a connection waits for another process's lock on the SQLite file by default, in milliseconds. */
const SQLITE_BUSY_MS = 5_000;

/**
 * Pages in the write-ahead log that trigger a checkpoint during a commit: about 32 MB, so that a page that changes
 * often is copied once. In the service, `LogCheckpoints` comes before it.
 */
const SQLITE_CHECKPOINT_PAGES = 8_000;

/** Size of SQLite's page cache per connection, in KiB. */
const SQLITE_CACHE_KIB = 8_192;

/**
 * Idle time before TCP keep-alive probes start, in milliseconds; the system then detects a lost server within seconds.
 */
const KEEP_ALIVE_MS = 10_000;

interface SqliteOptions {
  readonly pragma: (text: string) => unknown;
}

/** Whether the database is a file served by this process; otherwise it is on a server. */
export function isEmbeddedUrl(url: string): boolean {
  return url.startsWith('sqlite:');
}

/** The path in a `sqlite:` URL: `sqlite:./data/metadata.db`, `sqlite:/var/lib/m.db`, `sqlite:///var/lib/m.db`. */
export function sqlitePath(url: string): string {
  return url.replace(/^sqlite:(\/\/)?/, '');
}

/**
 * TypeORM's options for a `DATABASE_URL`. `poolSize` is the number of connections to a server engine; SQLite has one
 * connection each for its `writer` and `reader`, which waits up to `lockWaitMs` for the lock of another process. The
 * modules that own entities add them.
 */
export function dataSourceOptions(
  url: string,
  poolSize: number,
  role: 'writer' | 'reader' = 'writer',
  lockWaitMs = SQLITE_BUSY_MS,
): DataSourceOptions {
  const base = { migrations: [...MIGRATIONS], migrationsTableName: 'schema_migration', entities: [] };
  if (isEmbeddedUrl(url)) return { ...base, ...sqliteOptions(url, role, lockWaitMs) };
  if (/^postgres(ql)?:/.test(url)) return { ...base, ...postgresOptions(url, poolSize) };
  if (/^(mysql|mariadb):/.test(url)) return { ...base, ...mysqlOptions(url, poolSize) };
  throw invalidArgument(`DATABASE_URL must start with sqlite:, postgres:// or mysql://`);
}

function sqliteOptions(url: string, role: 'writer' | 'reader', lockWaitMs: number) {
  return {
    type: 'better-sqlite3' as const,
    name: role,
    database: sqlitePath(url),
    timeout: lockWaitMs,
    prepareDatabase: (handle: SqliteOptions): void => {
      handle.pragma('journal_mode = WAL');
      handle.pragma('synchronous = FULL');
      handle.pragma(`wal_autocheckpoint = ${String(SQLITE_CHECKPOINT_PAGES)}`);
      handle.pragma('case_sensitive_like = ON');
      handle.pragma(`cache_size = -${String(SQLITE_CACHE_KIB)}`);
      if (role === 'reader') handle.pragma('query_only = ON');
    },
  };
}

/**
 * Parses int8 as a number and leaves timestamps as text; the driver's defaults are a string and a local time. Sends
 * the statements of one connection without waiting for the results of earlier ones.
 */
function postgresOptions(url: string, poolSize: number) {
  return {
    type: 'postgres' as const,
    url: postgresAddress(url),
    poolSize,
    connectTimeoutMS: 5_000,
    parseInt8: true,
    installExtensions: false,
    extra: {
      types: { getTypeParser: postgresTypeParser },
      pipeline: true,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      onConnect: preparePostgresSession,
      Client: PreparingClient,
    },
  };
}

function postgresTypeParser(oid: number): (text: string) => unknown {
  return POSTGRES_NUMBERS.has(oid) ? Number : (POSTGRES_PARSERS.get(oid) ?? String);
}

/** Type ids of int8, int2, int4, oid, float4, float8. */
const POSTGRES_NUMBERS = new Set([20, 21, 23, 26, 700, 701]);
/** Type id of boolean. */
const POSTGRES_PARSERS = new Map<number, (text: string) => unknown>([[16, (text) => text === 't']]);

function mysqlOptions(url: string, poolSize: number) {
  const ssl = mysqlTls(url);
  return {
    type: 'mysql' as const,
    url: url.replace(/^mariadb:/, 'mysql:'),
    poolSize,
    connectTimeout: 5_000,
    charset: 'utf8mb4_bin',
    timezone: 'Z',
    dateStrings: true,
    supportBigNumbers: true,
    bigNumberStrings: false,
    ...(ssl === undefined ? {} : { ssl }),
    extra: { keepAliveInitialDelay: KEEP_ALIVE_MS },
  };
}
