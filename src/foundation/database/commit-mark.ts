import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SqlTransaction, TableShape } from './sql-transaction.js';

/** The table of marks: one row for each writer, with the number of its latest commit. */
export const COMMIT_MARK_TABLE: TableShape = {
  name: 'commit_mark',
  columns: ['id', 'last_commit', 'used_on'],
  key: ['id'],
};

/** How a transaction ended whose commit was sent and not answered. */
export type CommitOutcome = 'committed' | 'rolled back' | 'unknown';

/** How the outcome of a commit is looked for, in milliseconds. */
export interface LookupTimes {
  /** After which an engine that does not answer, or whose transaction does not end, is given up. */
  readonly limitMs: number;
  /** After which the session that holds the transaction is ended. */
  readonly patienceMs: number;
  /** After which one look is given up, as its connection may be dead, too. */
  readonly lookMs: number;
  /** Between two looks. */
  readonly pauseMs: number;
}

const TIMES: LookupTimes = { limitMs: 10_000, patienceMs: 1_000, lookMs: 3_000, pauseMs: 50 };

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * A mark unused for so long is replaced by a new one; one unused for twice as long belongs to nobody, and is removed.
 */
const LONGEST_REST_MS = DAY_MS;

/**
 * Tells how a transaction ended whose connection broke after COMMIT was sent. Each transaction of one writer notes its
 * number in the writer's row. Whoever gets the lock of that row afterwards knows that the transaction has ended, and
 * reads whether it was committed; so the answer cannot be overtaken by a commit that comes late.
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
   * The statement by which the next transaction notes its number, to be run at its start. Makes the row where there is
   * none. Throws what the engine throws.
   */
  async next(): Promise<string> {
    if (performance.now() - this.usedAt > LONGEST_REST_MS) await this.make();
    this.usedAt = performance.now();
    this.number += 1;
    const values = `last_commit = ${String(this.number)}, used_on = ${String(Date.now())}`;
    return `UPDATE ${COMMIT_MARK_TABLE.name} SET ${values} WHERE id = '${this.id}'`;
  }

  /**
   * How the latest transaction ended. `thread` is the number of its session. Waits for one that is under way, ends its
   * session when that takes long, and gives up after ten seconds. The next transaction gets a new row then.
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

  /** What `work` resolves to; undefined when it fails, or takes too long. */
  private async attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    const done = work().catch(() => undefined);
    return Promise.race([done, wait(this.times.lookMs, undefined, { ref: false })]);
  }

  /** Throws while the transaction is under way, or the engine does not answer. */
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
    void this.run((sql) =>
      sql.execute(`DELETE FROM ${COMMIT_MARK_TABLE.name} WHERE used_on < ?`, [now - 2 * LONGEST_REST_MS]),
    ).catch(() => undefined);
  }
}
