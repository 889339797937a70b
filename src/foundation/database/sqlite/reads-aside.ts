import type { Database as SqliteHandle } from 'better-sqlite3';
import { SQLITE } from '../sql/sql-dialect.js';
import type { SqlParameter, SqlReads, SqlResultRow } from '../sql/sql-transaction.js';
import { SqliteThread } from './sqlite-thread.js';
import type { StatementCounter } from '../sql/statement-counter.js';
import type { ThreadSelect } from './sqlite-thread-messages.js';

const SCRIPT = new URL('./read-worker.js', import.meta.url);

/** Reads committed rows of a SQLite file in a thread of its own, one statement after another. */
export class ReadsAside implements SqlReads {
  readonly dialect = SQLITE;

  private constructor(
    private readonly thread: SqliteThread<ThreadSelect, object[]>,
    private readonly counter: StatementCounter,
  ) {}

  /** Undefined where there is no thread: in memory, and where its script is not built. */
  static of(handle: SqliteHandle, counter: StatementCounter): ReadsAside | undefined {
    const thread = SqliteThread.of<ThreadSelect, object[]>(SCRIPT, handle);
    return thread && new ReadsAside(thread, counter);
  }

  select<Row extends object = SqlResultRow>(sql: string, parameters: readonly SqlParameter[] = []): Promise<Row[]> {
    this.counter.count();
    return this.thread.ask({ sql, parameters }) as Promise<Row[]>;
  }

  close(): Promise<void> {
    return this.thread.close();
  }
}
