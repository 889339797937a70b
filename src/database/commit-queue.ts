import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { DomainError } from '../common/errors.js';
import { isConflict, toDomainError } from './sql-errors.js';
import type { SqlTransaction } from './sql-transaction.js';

/** Attempts after the first one. */
const RETRIES = 3;
/** First pause before another attempt, doubled each time, ±50 %. */
const FIRST_PAUSE_MS = 50;

/** Pieces of work that wait at most; what comes then would wait longer than clients do. */
const MOST_WAITING = 5_000;

/** When those who were turned away may come again, in seconds. */
const RETRY_AFTER_SECONDS = 1;

/** Turns of the event loop that a group may wait for company; each is some microseconds when nothing else happens. */
const GATHER_TURNS = 8;

/** One connection that can hold a transaction open. */
export interface WriteSession {
  readonly sql: SqlTransaction;
  /** Gives the connection back. */
  close(): Promise<void>;
}

/** Work that runs inside a transaction. It may run more than once, so it changes nothing but the database. */
export type TransactionWork<T> = (sql: SqlTransaction) => Promise<T>;

interface Job {
  readonly work: TransactionWork<unknown>;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

type Outcome = { readonly value: unknown } | { readonly error: unknown };

/**
 * Groups concurrent writes: whatever waits when a lane is free becomes one SQL transaction, each piece of work in its own savepoint, so that one that
 * fails fails alone and the commit is paid once. A group that meets another transaction's lock is rolled back and each piece is tried by itself.
 */
export class CommitQueue {
  private readonly waiting: Job[] = [];
  private busyLanes = 0;

  constructor(
    private readonly open: () => Promise<WriteSession>,
    private readonly lanes: number,
    private readonly groupSize: number,
  ) {}

  /** Runs `work` in a transaction. Resolves after the commit; rejects when nothing of it was stored, with `RATE_LIMITED` when too much waits already. */
  run<T>(work: TransactionWork<T>): Promise<T> {
    if (this.waiting.length >= MOST_WAITING) return Promise.reject(tooManyWrites());
    return new Promise<T>((resolve, reject) => {
      this.waiting.push({ work, resolve: resolve as (value: unknown) => void, reject });
      this.startLane();
    });
  }

  private startLane(): void {
    if (this.busyLanes >= this.lanes) return;
    this.busyLanes += 1;
    void this.drain();
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0) {
      await this.gather();
      const group = this.waiting.splice(0, this.groupSize);
      if (group.length > 0) await this.runGroup(group);
    }
    this.busyLanes -= 1;
  }

  /** Lets requests that have arrived come as far as this queue, as long as each turn of the event loop brings more of them. */
  private async gather(): Promise<void> {
    for (let turn = 0, before = -1; turn < GATHER_TURNS && this.waiting.length > before; turn += 1) {
      before = this.waiting.length;
      if (before >= this.groupSize) return;
      await nextTurn();
    }
  }

  private async runGroup(jobs: readonly Job[]): Promise<void> {
    try {
      const outcomes = await this.inTransaction((sql) => runEach(jobs, sql));
      jobs.forEach((job, at) => settle(job, outcomes[at]));
    } catch (error) {
      if (isConflict(error)) for (const job of jobs) await this.runAlone(job);
      else for (const job of jobs) job.reject(toDomainError(error));
    }
  }

  private async runAlone(job: Job): Promise<void> {
    for (let attempt = 0; ; attempt += 1) {
      try {
        job.resolve(await this.inTransaction(job.work));
        return;
      } catch (error) {
        if (!isConflict(error) || attempt === RETRIES) {
          job.reject(toDomainError(error));
          return;
        }
        await wait(FIRST_PAUSE_MS * 2 ** attempt * (0.5 + Math.random()));
      }
    }
  }

  private async inTransaction<T>(work: TransactionWork<T>): Promise<T> {
    const session = await this.open();
    try {
      await session.sql.execute(BEGIN[session.sql.dialect.engine]);
      const result = await work(session.sql);
      await session.sql.execute('COMMIT');
      return result;
    } catch (error) {
      await rollback(session);
      throw error;
    } finally {
      await session.close();
    }
  }
}

/** SQLite takes its write lock at the start, so that a transaction never fails half-way for want of it. */
const BEGIN = { sqlite: 'BEGIN IMMEDIATE', postgres: 'BEGIN ISOLATION LEVEL READ COMMITTED', mysql: 'BEGIN' } as const;

/** A connection that cannot roll back is gone, and with it the transaction; its pool drops it. */
async function rollback(session: WriteSession): Promise<void> {
  await session.sql.execute('ROLLBACK').catch(() => 0);
}

async function runEach(jobs: readonly Job[], sql: SqlTransaction): Promise<Outcome[]> {
  if (jobs.length === 1) return [{ value: await jobs[0]?.work(sql) }];
  const outcomes: Outcome[] = [];
  for (const job of jobs) outcomes.push(await runInSavepoint(job, sql));
  return outcomes;
}

async function runInSavepoint(job: Job, sql: SqlTransaction): Promise<Outcome> {
  await sql.execute('SAVEPOINT piece');
  try {
    const value = await job.work(sql);
    await sql.execute('RELEASE SAVEPOINT piece');
    return { value };
  } catch (error) {
    if (isConflict(error)) throw error;
    await sql.execute('ROLLBACK TO SAVEPOINT piece');
    await sql.execute('RELEASE SAVEPOINT piece');
    return { error };
  }
}

function settle(job: Job, outcome: Outcome | undefined): void {
  if (outcome === undefined || 'error' in outcome) job.reject(toDomainError(outcome?.error));
  else job.resolve(outcome.value);
}

function tooManyWrites(): DomainError {
  return new DomainError('RATE_LIMITED', 'Too many writes are waiting. Send this one again later.', {
    details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
  });
}
