import type { Database as SqliteHandle } from 'better-sqlite3';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { nextTurnIfHeld } from '../concurrency/event-loop.js';
import type { ColumnTypes } from './sql/column-types.js';
import { CommitMark } from './transactions/commit-mark.js';
import { dataSourceOptions } from './data-source-options.js';
import { GroupedLookups } from './transactions/grouped-lookups.js';
import { LogCheckpoints } from './sqlite/log-checkpoints.js';
import { ReadsAside } from './sqlite/reads-aside.js';
import { SQLITE } from './sql/sql-dialect.js';
import { type QueryFunction, ServerConnection } from './servers/server-connection.js';
import type { ServerDriver } from './servers/server-driver.js';
import { serverDriverOf } from './servers/server-drivers.js';
import { withinLimit } from './servers/statement-limit.js';
import { SqliteConnection } from './sqlite/sqlite-connection.js';
import type { Lookup, LookupKey, SqlDialect, SqlParameter, SqlReads, SqlTransaction } from './sql/sql-transaction.js';
import type { StatementCounter } from './sql/statement-counter.js';
import type { WriteSession } from './transactions/write-session.js';

/** Number of concurrent transactions of one process on a server engine. */
const SERVER_LANES = 4;

/** Number of characters from which a text counts as long: its escapes take some milliseconds. */
const LONG_TEXT = 65_536;

/** A class decorated with TypeORM's `@Entity`. */
export type EntityClass = new () => object;

/** An open engine, as `Database` uses it. */
export interface OpenEngine {
  readonly dialect: SqlDialect;
  readonly readSource: DataSource;
  /** Number of concurrent transactions. */
  readonly lanes: number;
  read<T>(work: (sql: SqlTransaction) => Promise<T>): Promise<T>;
  /** The same for long statements, which block this process nowhere. */
  readAside<T>(work: (sql: SqlReads) => Promise<T>): Promise<T>;
  /** The rows with one of `keys`, on a reader connection. */
  find<Row extends object>(lookup: Lookup, keys: readonly LookupKey[]): Promise<Row[]>;
  /** Runs one TypeORM query on a reader connection. */
  query<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  readonly openSession: () => Promise<WriteSession>;
  /**
   * Creates a mark for a writer, to find the outcome of an unanswered commit; undefined if every commit is answered.
   */
  readonly newMark: () => CommitMark | undefined;
  /** Product and version of the engine, such as `SQLite 3.50.4`. */
  product(): Promise<string>;
  close(): Promise<void>;
}

/** One writer connection, used only by the commit queue, and one reader connection. */
export async function openSqlite(
  options: { readonly url: string; readonly entities?: readonly EntityClass[] },
  writer: DataSource,
  counter: StatementCounter,
): Promise<OpenEngine> {
  const readSource = new DataSource({
    ...dataSourceOptions(options.url, 1, 'reader'),
    entities: [...(options.entities ?? [])],
  });
  await readSource.initialize();
  const reading = new SqliteConnection(await handleOf(readSource), counter);
  const handle = await handleOf(writer);
  const checkpoints = LogCheckpoints.of(handle);
  const aside = ReadsAside.of(handle, counter) ?? reading;
  const release = (): Promise<void> => Promise.resolve(checkpoints?.afterTransaction());
  const session = { sql: new SqliteConnection(handle, counter), close: release, destroy: release };
  return {
    dialect: SQLITE,
    readSource,
    lanes: 1,
    read: (work) => work(reading),
    readAside: (work) => work(aside),
    find: (lookup, keys) => reading.find(lookup, keys),
    query: async (work) => {
      counter.count();
      const turn = nextTurnIfHeld();
      if (turn !== undefined) await turn;
      return work(readSource.manager);
    },
    openSession: async () => {
      await checkpoints?.room();
      return session;
    },
    newMark: () => undefined,
    product: async () => `SQLite ${await versionBy(reading, 'sqlite_version()')}`,
    close: async () => {
      if (readSource.isInitialized) await readSource.destroy();
      if (aside instanceof ReadsAside) await aside.close();
      await checkpoints?.close();
      await writer.destroy();
    },
  };
}

/** The one connection of `source`, a reader. */
export async function sqliteReader(source: DataSource, counter: StatementCounter): Promise<Pick<OpenEngine, 'read'>> {
  const reading = new SqliteConnection(await handleOf(source), counter);
  return { read: (work) => work(reading) };
}

/** A pool of connections for both reads and transactions. */
export async function openServer(source: DataSource, counter: StatementCounter): Promise<OpenEngine> {
  const driver = serverDriverOf(source);
  const connect = connector(source, driver, counter, await driver.columnTypes(source));
  const read: OpenEngine['read'] = async (work) => {
    const session = await connect();
    try {
      return await work(session.sql);
    } finally {
      await session.close();
    }
  };
  const lookups = new GroupedLookups(read);
  return {
    dialect: driver.dialect,
    readSource: source,
    lanes: SERVER_LANES,
    read,
    readAside: read,
    find: (lookup, keys) => lookups.find(lookup, keys),
    query: (work) => queryOnServer(source, driver, counter, work),
    openSession: connect,
    newMark: () => new CommitMark(read),
    product: async () => driver.productOf(await read((sql) => versionBy(sql, 'version()'))),
    close: async () => {
      if (source.isInitialized) await source.destroy();
    },
  };
}

function connector(
  source: DataSource,
  driver: ServerDriver,
  counter: StatementCounter,
  types: ColumnTypes,
): () => Promise<WriteSession> {
  return async () => {
    const runner: QueryRunner = source.createQueryRunner();
    const connection: unknown = await runner.connect();
    const end = (): void => driver.end(connection);
    const { insertLong } = driver;
    const send = async (sql: string, values: SqlParameter[]): ReturnType<QueryFunction> =>
      insertLong !== undefined && sql.startsWith('INSERT ') && hasLongText(values)
        ? { affected: await insertLong(connection, sql, values) }
        : runner.query(sql, values, true);
    const query: QueryFunction = (sql, values) => withinLimit(send(sql, values), end);
    return {
      sql: new ServerConnection(driver.dialect, query, counter, types),
      thread: driver.thread(connection),
      close: () => runner.release(),
      destroy: async () => {
        end();
        await runner.release();
      },
    };
  };
}

function hasLongText(values: readonly SqlParameter[]): boolean {
  return values.some((value) => typeof value === 'string' && value.length >= LONG_TEXT);
}

async function queryOnServer<T>(
  source: DataSource,
  driver: ServerDriver,
  counter: StatementCounter,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  const runner = source.createQueryRunner();
  try {
    const connection: unknown = await runner.connect();
    counter.count();
    return await withinLimit(work(runner.manager), () => driver.end(connection));
  } finally {
    await runner.release();
  }
}

async function versionBy(sql: SqlTransaction, call: string): Promise<string> {
  const rows = await sql.select<{ readonly version: string }>(`SELECT ${call} AS version`);
  return rows[0]?.version ?? '';
}

async function handleOf(source: DataSource): Promise<SqliteHandle> {
  return (await source.createQueryRunner().connect()) as SqliteHandle;
}
