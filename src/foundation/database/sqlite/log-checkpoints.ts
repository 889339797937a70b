import { Logger } from '@nestjs/common';
import type { Database as SqliteHandle, Statement } from 'better-sqlite3';
import { FailureLog } from '../../common/failure-log.js';
import type { LogState } from './checkpoint.js';
import { SqliteThread } from './sqlite-thread.js';

/** Pages in the log that are not in the database yet from which they are copied: 16 MB. */
const PAGES_A_CHECKPOINT = 4_000;

/** Pages in the log from which transactions wait for a checkpoint that is running: 64 MB. */
const MOST_PAGES = 16_000;

const SCRIPT = new URL('./checkpoint-worker.js', import.meta.url);

const DELAYED = 'Requests wait while the log of the database is copied into it, because a thread of its own failed';
const AGAIN = 'The log of the database is copied beside the requests again.';

/** Copies the log into the database until nothing more can be copied. */
export type Checkpointer = Pick<SqliteThread<undefined, LogState>, 'ask' | 'close'>;

/**
 * Keeps the write-ahead log of a SQLite file short, beside the thread that serves requests. SQLite itself copies the
 * log into the database during the commit that fills it, and every request would wait for the disk meanwhile. Here,
 * only transactions wait, and only while the log grows faster than it is copied. If copying fails, SQLite does it
 * again, until it succeeds.
 */
export class LogCheckpoints {
  private readonly state: Statement<[], LogState>;
  private readonly pagesBySqlite: unknown;
  private readonly failures = new FailureLog(new Logger('Database'), DELAYED, AGAIN);
  private running: Promise<void> | undefined;
  private isLong = false;

  constructor(
    private readonly writer: SqliteHandle,
    private readonly checkpointer: Checkpointer,
  ) {
    this.state = writer.prepare<[], LogState>('PRAGMA wal_checkpoint(NOOP)');
    this.pagesBySqlite = writer.pragma('wal_autocheckpoint', { simple: true });
    this.copyByThread();
  }

  /** Undefined where SQLite copies the log itself: in memory, and where the script of the thread is not built. */
  static of(writer: SqliteHandle): LogCheckpoints | undefined {
    const thread = SqliteThread.of<undefined, LogState>(SCRIPT, writer);
    return thread && new LogCheckpoints(writer, thread);
  }

  /** Settles when the log has room for another transaction; undefined if it has already. Never rejects. */
  room(): Promise<void> | undefined {
    return this.isLong ? this.running : undefined;
  }

  /** Starts a checkpoint if the log has become long. Must be called after each transaction. Never throws. */
  afterTransaction(): void {
    try {
      const { log, checkpointed } = this.state.get() ?? { log: -1, checkpointed: -1 };
      this.isLong = log >= MOST_PAGES;
      if (this.running === undefined && log - checkpointed >= PAGES_A_CHECKPOINT) this.running = this.run();
    } catch (error) {
      this.copyBySqlite(error);
    }
  }

  /** Ends the thread, after the checkpoint that is running. */
  async close(): Promise<void> {
    await this.running;
    await this.checkpointer.close();
  }

  private async run(): Promise<void> {
    try {
      await this.checkpointer.ask(undefined);
      this.copyByThread();
    } catch (error) {
      this.copyBySqlite(error);
    }
    this.running = undefined;
  }

  private copyByThread(): void {
    this.failures.noteSuccess();
    this.writer.pragma('wal_autocheckpoint = 0');
  }

  private copyBySqlite(cause: unknown): void {
    this.failures.noteFailure(cause);
    this.writer.pragma(`wal_autocheckpoint = ${String(this.pagesBySqlite)}`);
  }
}
