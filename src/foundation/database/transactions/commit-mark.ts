import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DAY_MS } from '../../common/durations.js';
import type { SqlTransaction, TableShape } from '../sql/sql-transaction.js';

/** The table of marks: one row per writer, with the number of its latest commit. */
export const COMMIT_MARK_TABLE: TableShape = {
  name: 'commit_mark',
  columns: ['id', 'last_commit', 'used_on'],
  key: ['id'],
};

/** Outcome of a transaction whose COMMIT was sent but not answered. */
export type CommitOutcome = 'committed' | 'rolled back' | 'unknown';

/** Time limits for finding the outcome of a commit, in milliseconds. */
export interface LookupTimes {
  /** Time after which the search is abandoned if the engine does not respond or the transaction does not end. */
  readonly limitMs: number;
  /** Time after which the session that holds the transaction is ended. */
  readonly patienceMs: number;
  /** Time limit of one attempt, because its connection may be dead, too. */
  readonly lookMs: number;
  /** Pause between two attempts. */
  readonly pauseMs: number;
}

const TIMES: LookupTimes = { limitMs: 10_000, patienceMs: 1_000, lookMs: 3_000, pauseMs: 50 };

/** A mark unused for this long is replaced by a new one; one unused for twice as long has no owner and is removed. */
const LONGEST_REST_MS = DAY_MS;

/**
 * Finds the outcome of a transaction whose connection broke after COMMIT was sent. Each transaction of a writer records
 * its number in the writer's row. Acquiring the lock on that row proves that the transaction has ended; the row then
 * shows whether it was committed, and a late commit cannot change the result.
 */
export class CommitMark {
  private id = '';
  private number = 0;
  private usedAt = -Infinity;

  constructor(
    private readonly run: <T>(work: (sql: SqlTransaction) => Promise<T>) => Promise<T>,
    private readonly times: LookupTimes = TIMES,
  ) {}

  /**
   * The statement that records the number of the next transaction, to be run at its start. Creates the row if
   * necessary. Throws the engine's error.
   */
  async next(): Promise<string> {
    if (performance.now() - this.usedAt > LONGEST_REST_MS) await this.make();
    this.usedAt = performance.now();
    this.number += 1;
    const values = `last_commit = ${String(this.number)}, used_on = ${String(Date.now())}`;
    return `UPDATE ${COMMIT_MARK_TABLE.name} SET ${values} WHERE id = '${this.id}'`;
  }

  /**
   * The outcome of the latest transaction. `thread` is the number of its session. Waits for a transaction in progress,
   * ends its session after a while, and gives up after ten seconds. The next transaction then uses a new row.
   */
  async outcome(thread: number | undefined): Promise<CommitOutcome> {
    const started = performance.now();
    let outcome = await this.attempt(() => this.look());
    for (let waited = 0; outcome === undefined && waited < this.times.limitMs; waited = performance.now() - started) {
      if (waited > this.times.patienceMs) await this.attempt(() => this.endHolder(thread));
      await wait(this.times.pauseMs);
      outcome = await this.attempt(() => this.look());
    }
    if (outcome === undefined || outcome === 'unknown') this.usedAt = -Infinity;
    return outcome ?? 'unknown';
  }

  /** The result of `work`; undefined if it fails or takes too long. */
  private async attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    const done = work().catch(() => undefined);
    return Promise.race([done, wait(this.times.lookMs, undefined, { ref: false })]);
  }

  /** Throws while the transaction is in progress, or if the engine does not respond. */
  private async look(): Promise<CommitOutcome> {
    const [row] = await this.run((sql) =>
      sql.select<{ last_commit: number }>(
        `SELECT last_commit FROM ${COMMIT_MARK_TABLE.name} WHERE id = '${this.id}' FOR UPDATE NOWAIT`,
      ),
    );
    if (row === undefined) return 'unknown';
    return Number(row.last_commit) === this.number ? 'committed' : 'rolled back';
  }

  private async endHolder(thread: number | undefined): Promise<void> {
    await this.run((sql) => sql.select(sql.dialect.endHolder(COMMIT_MARK_TABLE.name, this.id, thread)));
  }

  private async make(): Promise<void> {
    const id = randomBytes(16).toString('hex');
    const now = Date.now();
    await this.run((sql) => sql.insert(COMMIT_MARK_TABLE, [[id, 0, now]]));
    this.id = id;
    this.number = 0;
    void this.removeUnowned(now - 2 * LONGEST_REST_MS).catch(() => undefined);
  }

  /**
   * Removes marks unused since `time`. They are read without locks first: a deletion by time would lock every row on
   * MySQL, wait for the transactions in progress, and let other writers wait.
   */
  private async removeUnowned(time: number): Promise<void> {
    const { name } = COMMIT_MARK_TABLE;
    const unowned = await this.run((sql) =>
      sql.select<{ id: string }>(`SELECT id FROM ${name} WHERE used_on < ?`, [time]),
    );
    for (const { id } of unowned)
      await this.run((sql) => sql.execute(`DELETE FROM ${name} WHERE id = ? AND used_on < ?`, [id, time]));
  }
}
