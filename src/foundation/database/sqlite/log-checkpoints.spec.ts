import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Sqlite, { type Database as SqliteHandle } from 'better-sqlite3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkpoint, type LogState } from './checkpoint.js';
import { type Checkpointer, LogCheckpoints } from './log-checkpoints.js';

const PAGE = 4_096;
/** As many pages as SQLite would copy on its own. */
const BY_SQLITE = 8_000;
/** As many pages as make a checkpoint due. */
const DUE = 4_100;
/** As many pages as make transactions wait. */
const MOST = 16_100;

/** Copies the log when it is told to. */
class HeldCheckpointer implements Checkpointer {
  private release: ((error?: Error) => void) | undefined;
  runs = 0;
  isClosed = false;

  constructor(private readonly database: SqliteHandle) {}

  async ask(): Promise<LogState> {
    this.runs += 1;
    await new Promise<void>((resolve, reject) => {
      this.release = (error) => {
        if (error === undefined) resolve();
        else reject(error);
      };
    });
    return checkpoint(this.database);
  }

  finish(error?: Error): void {
    this.release?.(error);
  }

  close(): Promise<void> {
    this.isClosed = true;
    return Promise.resolve();
  }
}

describe('LogCheckpoints', () => {
  let folder: string;
  let writer: SqliteHandle;
  let other: SqliteHandle;
  let held: HeldCheckpointer;
  let checkpoints: LogCheckpoints;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'log-checkpoints-'));
    writer = open();
    other = open();
    writer.exec('CREATE TABLE page (content BLOB)');
    held = new HeldCheckpointer(other);
    checkpoints = new LogCheckpoints(writer, held);
  });

  afterEach(() => {
    other.close();
    writer.close();
    rmSync(folder, { recursive: true });
  });

  function open(): SqliteHandle {
    const database = new Sqlite(join(folder, 'log.db'));
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = OFF');
    database.pragma(`wal_autocheckpoint = ${String(BY_SQLITE)}`);
    return database;
  }

  /** Writes at least so many pages in one transaction. */
  function write(pages: number): void {
    writer.prepare('INSERT INTO page VALUES (zeroblob(?))').run(pages * PAGE);
    checkpoints.afterTransaction();
  }

  const state = (): LogState | undefined => writer.prepare<[], LogState>('PRAGMA wal_checkpoint(NOOP)').get();
  const settled = async (): Promise<void> => {
    held.finish();
    await checkpoints.room();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };

  it('should leave a short log alone', () => {
    write(DUE / 2);

    expect(held.runs).toBe(0);
  });

  it('should copy a long log once, elsewhere than in the commit', async () => {
    write(DUE);
    write(DUE);

    expect([held.runs, state()?.checkpointed]).toEqual([1, 0]);
    await settled();
    const { log, checkpointed } = state() ?? {};
    expect(checkpointed).toBe(log);
  });

  it('should begin the log anew after a complete copy', async () => {
    write(DUE);
    await settled();
    write(1);

    expect(state()?.log).toBeLessThan(10);
  });

  it('should let transactions in while the log has room', () => {
    write(DUE);

    expect(checkpoints.room()).toBeUndefined();
  });

  it('should let transactions wait for the copy of a log that has grown too long', async () => {
    write(MOST);
    let hasRoom = false;
    const room = checkpoints.room()?.then(() => (hasRoom = true));
    await new Promise((resolve) => setImmediate(resolve));

    expect(hasRoom).toBe(false);
    held.finish();
    await room;
    expect(checkpoints.room()).toBeUndefined();
  });

  it('should not hold transactions back for a reader that keeps the log', async () => {
    other.exec('BEGIN');
    other.prepare('SELECT COUNT(*) FROM page').get();
    const third = open();
    const blocked = new HeldCheckpointer(third);
    checkpoints = new LogCheckpoints(writer, blocked);
    write(MOST);
    blocked.finish();
    await checkpoints.room();

    expect([checkpoints.room(), state()?.checkpointed]).toEqual([undefined, 2]);
    third.close();
    other.exec('COMMIT');
  });

  it('should leave the log to SQLite while it cannot be copied, and try again', async () => {
    const pages = (): unknown => writer.pragma('wal_autocheckpoint', { simple: true });
    write(DUE);
    const before = pages();
    held.finish(new Error('disk full'));
    await new Promise((resolve) => setImmediate(resolve));
    const meanwhile = pages();
    write(1);

    expect([before, meanwhile, held.runs]).toEqual([0, BY_SQLITE, 2]);
    await settled();
    expect(pages()).toBe(0);
  });

  it('should end the thread after the copy that is running', async () => {
    write(DUE);
    const closed = checkpoints.close();
    await new Promise((resolve) => setImmediate(resolve));

    expect(held.isClosed).toBe(false);
    held.finish();
    await closed;
    expect(held.isClosed).toBe(true);
  });
});
