import { existsSync } from 'node:fs';
import { DataSource, type EntityManager } from 'typeorm';
import { requestOrigin } from '../requests/request-origin.js';
import type { TransactionWork } from './transactions/commit-lane.js';
import { CommitQueue, type WorkOptions } from './transactions/commit-queue.js';
import { noDatabase, unfinishedCopy } from './sqlite/copy-sqlite.js';
import { dataSourceOptions, isEmbeddedUrl, sqlitePath } from './data-source-options.js';
import { InstanceLock } from './sqlite/instance-lock.js';
import { type EntityClass, openServer, openSqlite, type OpenEngine, sqliteReader } from './open-engine.js';
import { oneAtATime } from './one-at-a-time.js';
import { serverDriverOf } from './servers/server-drivers.js';
import { afterEarlierWrites, toDomainError } from './sql/sql-errors.js';
import type { Lookup, LookupKey, SqlDialect, SqlReads, SqlTransaction } from './sql/sql-transaction.js';
import { StatementCounter } from './sql/statement-counter.js';
import { WriteRefusals } from './transactions/write-refusals.js';

/** Options of `Database.open`. */
export interface DatabaseOptions {
  readonly url: string;
  /** Number of connections to a server engine. */
  readonly poolSize: number;
  /** Maximum number of batches in one SQL transaction. */
  readonly groupSize: number;
  /** Whether to lock the SQLite file for this process; a second process is refused. Ignored by server engines. */
  readonly exclusive: boolean;
  /**
   * How long a transaction on an embedded database waits, in one piece, for one of another process, in milliseconds;
   * 5,000 if it is not set.
   */
  readonly lockWaitMs?: number;
  /** TypeORM entities, for repositories that read. */
  readonly entities?: readonly EntityClass[];
  /** Whether the database is opened to fill it with a copy; others are refused one that is not complete. */
  readonly isFilled?: boolean;
  /** Whether an SQLite file that does not exist is an error; it is created otherwise. */
  readonly mustExist?: boolean;
}

/** Access to the SQL database: reads, and grouped transactions. */
export class Database {
  /** Requests that have committed a change. */
  private readonly changedBy = new WeakSet<object>();
  private readonly refusals = new WriteRefusals();

  private constructor(
    private readonly engine: OpenEngine,
    private readonly queue: CommitQueue,
    private readonly counter: StatementCounter,
    private readonly lock: InstanceLock | undefined,
  ) {}

  /**
   * Opens the engine and migrates its tables. Throws `STORE_LOCKED`, `ENGINE_UNAVAILABLE`, `NOT_FOUND` for a file that
   * must exist and does not, or `CONFIGURATION_INVALID` for a database that an unfinished copy fills.
   */
  static async open(options: DatabaseOptions): Promise<Database> {
    const isFile = isEmbeddedUrl(options.url);
    if (isFile && options.mustExist === true) requireFile(sqlitePath(options.url));
    const lock = isFile && options.exclusive ? InstanceLock.acquire(sqlitePath(options.url)) : undefined;
    const counter = new StatementCounter();
    try {
      const writer = await migrated(options);
      const engine = await (isFile ? openSqlite(options, writer, counter) : openServer(writer, counter));
      const { openSession: open, newMark, lanes } = engine;
      const queue = new CommitQueue({ open, newMark, lanes, groupSize: options.groupSize });
      return new Database(engine, queue, counter, lock);
    } catch (error) {
      lock?.release();
      throw toDomainError(error);
    }
  }

  /**
   * Runs `work` on an existing database of any origin, in a read-only transaction, without creating or changing tables.
   * An embedded database is locked meanwhile. Throws `NOT_FOUND` or `STORE_LOCKED` for such a one, and
   * `ENGINE_UNAVAILABLE`.
   */
  static async inspect<T>(url: string, work: (sql: SqlTransaction) => Promise<T>): Promise<T> {
    const lock = isEmbeddedUrl(url) ? lockExisting(sqlitePath(url)) : undefined;
    const source = new DataSource(dataSourceOptions(url, 1, 'reader'));
    try {
      await source.initialize();
      const engine = await openToRead(url, source);
      return await engine.read(async (sql) => {
        await sql.execute(sql.dialect.beginReadOnly);
        const found = await work(sql);
        await sql.execute('COMMIT');
        return found;
      });
    } catch (error) {
      throw toDomainError(error);
    } finally {
      if (source.isInitialized) await source.destroy();
      lock?.release();
    }
  }

  /** The dialect of the engine in use. */
  get dialect(): SqlDialect {
    return this.engine.dialect;
  }

  /** Product and version of the engine, such as `SQLite 3.50.4`. Throws `ENGINE_UNAVAILABLE`. */
  product(): Promise<string> {
    return this.translated(() => this.engine.product());
  }

  /** TypeORM's data source for repositories that read. */
  get readSource(): DataSource {
    return this.engine.readSource;
  }

  /** Statements sent since the start. */
  get statements(): number {
    return this.counter.total;
  }

  /**
   * The engine's error code if it refused a write in the last ten seconds because it currently accepts none, for
   * example because of a full disk.
   */
  get refusesWrites(): string | undefined {
    return this.refusals.current;
  }

  /**
   * Runs `work` on a reader connection, which sees only committed rows. Throws `ENGINE_UNAVAILABLE` if the engine does
   * not respond.
   */
  read<T>(work: (sql: SqlTransaction) => Promise<T>): Promise<T> {
    return this.translated(() => this.engine.read(work));
  }

  /**
   * The same for statements whose time grows with the store, such as counts of all rows: an embedded database runs them
   * in a thread of its own, so that other requests go on.
   */
  readAside<T>(work: (sql: SqlReads) => Promise<T>): Promise<T> {
    return this.translated(() => this.engine.readAside(work));
  }

  /**
   * The rows with one of `keys`, on a reader connection, which sees only committed rows. On a server, lookups that wait
   * at the same time are sent together. Throws `ENGINE_UNAVAILABLE` if the engine does not respond.
   */
  find<Row extends object>(lookup: Lookup, keys: readonly LookupKey[]): Promise<Row[]> {
    return this.translated(() => this.engine.find<Row>(lookup, keys));
  }

  /**
   * Runs one TypeORM query, which `work` creates with the given manager, on a reader connection; the time limit of
   * statements applies. Throws `ENGINE_UNAVAILABLE` if the engine does not respond.
   */
  query<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.translated(() => this.engine.query(work));
  }

  /** Runs `work` and translates the engine's errors. */
  private async translated<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw toDomainError(error);
    }
  }

  /**
   * Runs `work` in a transaction that concurrent callers share, each in its own savepoint. `work` may run more than
   * once. Resolves after the commit. Rejects with `TRANSACTION_CONFLICT` after four attempts, `ENGINE_UNAVAILABLE`, or
   * the error of `work`; nothing is stored then. Rejects with `OUTCOME_UNKNOWN` if the connection broke during the
   * commit and the outcome could not be found, and with `RATE_LIMITED` if too much other work is waiting, unless the
   * work is `ESSENTIAL`.
   */
  async transaction<T>(work: TransactionWork<T>, options?: WorkOptions): Promise<T> {
    const request = requestOrigin();
    try {
      const result = await this.queue.run(work, options);
      if (request !== undefined) this.changedBy.add(request);
      return result;
    } catch (error) {
      this.refusals.note(error);
      throw request !== undefined && this.changedBy.has(request) ? afterEarlierWrites(error) : error;
    }
  }

  /** Closes every connection. */
  async close(): Promise<void> {
    await this.engine.close();
    this.lock?.release();
  }
}

/** Locks the file, which opening would create if it did not exist. */
function lockExisting(path: string): InstanceLock {
  requireFile(path);
  return InstanceLock.acquire(path);
}

function requireFile(path: string): void {
  if (!existsSync(path)) throw noDatabase(path);
}

async function openToRead(url: string, source: DataSource): Promise<Pick<OpenEngine, 'read'>> {
  if (isEmbeddedUrl(url)) return sqliteReader(source, new StatementCounter());
  await serverDriverOf(source).prepare(source);
  return openServer(source, new StatementCounter());
}

async function migrated(options: DatabaseOptions): Promise<DataSource> {
  const source = new DataSource({
    ...dataSourceOptions(options.url, options.poolSize, 'writer', options.lockWaitMs),
    entities: [...(options.entities ?? [])],
  });
  await source.initialize();
  try {
    if (!isEmbeddedUrl(options.url)) await serverDriverOf(source).prepare(source);
    await oneAtATime(options.url, () => source.runMigrations({ transaction: 'each' }));
    if (options.isFilled !== true) await refuseUnfinished(source);
    return source;
  } catch (error) {
    await source.destroy();
    throw error;
  }
}

async function refuseUnfinished(source: DataSource): Promise<void> {
  const begun: unknown = await source.query('SELECT 1 AS one FROM store_copy');
  if (!Array.isArray(begun) || begun.length === 0) return;
  throw unfinishedCopy();
}
