import type { Database as SqliteHandle } from 'better-sqlite3';
import { DataSource, type QueryRunner } from 'typeorm';
import type { WriteSession } from './commit-queue.js';
import { dataSourceOptions } from './data-source-options.js';
import { MYSQL, POSTGRES, SQLITE } from './sql-dialect.js';
import { ServerConnection } from './server-connection.js';
import { SqliteConnection } from './sqlite-connection.js';
import type { SqlDialect, SqlTransaction } from './sql-transaction.js';
import type { StatementCounter } from './statement-counter.js';

/** Transactions that a server engine runs at once from one process. */
const SERVER_LANES = 4;

/** A class that TypeORM's `@Entity` decorates. */
export type EntityClass = new () => object;

/** An open engine, as `Database` uses it. */
export interface OpenEngine {
  readonly dialect: SqlDialect;
  readonly readSource: DataSource;
  /** Transactions that may run at once. */
  readonly lanes: number;
  read<T>(work: (sql: SqlTransaction) => Promise<T>): Promise<T>;
  readonly openSession: () => Promise<WriteSession>;
  close(): Promise<void>;
}

/** One writer connection, driven by the commit queue alone, and one reader connection. */
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
  const session = { sql: new SqliteConnection(await handleOf(writer), counter), close: () => Promise.resolve() };
  return {
    dialect: SQLITE,
    readSource,
    lanes: 1,
    read: (work) => work(reading),
    openSession: () => Promise.resolve(session),
    close: async () => {
      if (readSource.isInitialized) await readSource.destroy();
      await writer.destroy();
    },
  };
}

/** A pool of connections for reads and transactions alike. */
export function openServer(source: DataSource, counter: StatementCounter): OpenEngine {
  const dialect = source.options.type === 'postgres' ? POSTGRES : MYSQL;
  const connect = async (): Promise<{ runner: QueryRunner; sql: SqlTransaction }> => {
    const runner = source.createQueryRunner();
    await runner.connect();
    return { runner, sql: new ServerConnection(dialect, (sql, values) => runner.query(sql, values, true), counter) };
  };
  return {
    dialect,
    readSource: source,
    lanes: SERVER_LANES,
    read: async (work) => {
      const { runner, sql } = await connect();
      try {
        return await work(sql);
      } finally {
        await runner.release();
      }
    },
    openSession: async () => {
      const { runner, sql } = await connect();
      return { sql, close: () => runner.release() };
    },
    close: async () => {
      if (source.isInitialized) await source.destroy();
    },
  };
}

async function handleOf(source: DataSource): Promise<SqliteHandle> {
  return (await source.createQueryRunner().connect()) as SqliteHandle;
}
