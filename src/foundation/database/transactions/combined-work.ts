import { Claims } from './claims.js';
import {
  groupsOf,
  sendGroup,
  type Statement,
  type StatementGroup,
  type WaitingStatement,
} from './combined-statements.js';
import type { TransactionWork } from './commit-lane.js';
import type {
  Lookup,
  LookupKey,
  OnConflict,
  SqlDialect,
  SqlParameter,
  SqlResultRow,
  SqlTransaction,
  TableShape,
} from '../sql/sql-transaction.js';

/** The end of one piece of combined work. */
export type CombinedOutcome = { readonly value: unknown } | { readonly error: unknown };

/** Ends a piece of work whose own doing did not fail: another piece failed, or two wait for each other. */
export class Abandoned extends Error {}

/**
 * Runs pieces of work at the same time in one transaction. When all of them wait for the database, equal statements are
 * combined: insertions into one table become one, and so do searches by one lookup. Insertions are sent with the next
 * statement that has a result, or at the end. A piece that claims a name waits for the piece that holds it, and sees
 * what that one wrote. When a piece fails, the others end with `Abandoned`, and the caller must roll back what all of
 * them wrote. Returns the outcomes in the order of the pieces.
 */
export async function runCombined(
  sql: SqlTransaction,
  works: readonly TransactionWork<unknown>[],
): Promise<readonly CombinedOutcome[]> {
  const round = new Round(sql);
  const outcomes = await Promise.all(works.map((work) => round.run(work)));
  await round.finish();
  return outcomes.map(({ outcome, piece }) => firstFailure(piece.failure, outcome));
}

/**
 * A refused insertion is the reason for what follows in its piece, which may be `Abandoned` by then. An insertion that
 * was itself abandoned is no reason.
 */
function firstFailure(failure: Piece['failure'], outcome: CombinedOutcome): CombinedOutcome {
  if (failure === undefined) return outcome;
  return failure.error instanceof Abandoned && 'error' in outcome ? outcome : failure;
}

/** The common state of the pieces. */
class Round {
  private readonly claims = new Claims<Piece>();
  private deferred: WaitingStatement[] = [];
  private waiting: WaitingStatement[] = [];
  /** Pieces that wait neither for a statement nor for a claim. */
  private active = 0;
  private sending: Promise<void> | undefined;
  private hasFailed = false;

  constructor(private readonly sql: SqlTransaction) {}

  async run(work: TransactionWork<unknown>): Promise<{ readonly outcome: CombinedOutcome; readonly piece: Piece }> {
    const piece = new Piece(this, this.sql.dialect);
    this.active += 1;
    try {
      return { outcome: { value: await work(piece) }, piece };
    } catch (error) {
      this.hasFailed = true;
      return { outcome: { error }, piece };
    } finally {
      this.claims.release(piece);
      piece.end();
    }
  }

  /** Sends the insertions that are left, unless a piece has failed. */
  async finish(): Promise<void> {
    await this.sending;
    await this.sendAll(this.deferred.splice(0));
  }

  send(statement: Statement): Promise<unknown> {
    return new Promise((resolve, reject) => this.waiting.push({ statement, resolve, reject }));
  }

  /** Sends an insertion before the next statement that has a result. Calls `fail` if the engine refuses it. */
  defer(statement: Statement, fail: (error: unknown) => void): void {
    this.deferred.push({ statement, resolve: () => undefined, reject: fail });
  }

  claim(piece: Piece, names: readonly string[]): Promise<void> | undefined {
    return this.claims.take(piece, names);
  }

  /** Counts a piece that begins to wait, or ends. */
  rest(): void {
    this.active -= 1;
    this.proceedLater();
  }

  /** Counts a piece that goes on. */
  resume(): void {
    this.active += 1;
  }

  private proceedLater(): void {
    if (this.active === 0 && this.sending === undefined) queueMicrotask(() => this.proceed());
  }

  /** Sends what waits, unless a piece is active again. */
  private proceed(): void {
    if (this.active > 0 || this.sending !== undefined) return;
    if (this.hasFailed || this.waiting.length === 0) {
      this.abandon();
      return;
    }
    this.sending = this.sendWaiting().then(() => {
      this.sending = undefined;
      this.proceedLater();
    });
  }

  private async sendWaiting(): Promise<void> {
    const waiting = this.waiting.splice(0);
    await this.sendAll(this.deferred.splice(0));
    await this.sendAll(waiting);
  }

  /** Sends statements that do not depend on each other: at once if the server refuses what follows an error. */
  private async sendAll(statements: readonly WaitingStatement[]): Promise<void> {
    const groups = groupsOf(statements);
    if (this.sql.dialect.refusesAfterError) await Promise.all(groups.map((group) => this.sendOne(group)));
    else for (const group of groups) await this.sendOne(group);
  }

  /** The first error is that of the statement; those that follow are its consequences. */
  private async sendOne(group: StatementGroup): Promise<void> {
    try {
      if (this.hasFailed) throw new Abandoned();
      await sendGroup(this.sql, group);
    } catch (error) {
      const failure = this.hasFailed ? new Abandoned() : error;
      this.hasFailed = true;
      for (const { reject } of group) reject(failure);
    }
  }

  private abandon(): void {
    for (const { reject } of this.waiting.splice(0)) reject(new Abandoned());
    this.claims.refuse(new Abandoned());
  }
}

/** The transaction as one piece sees it. */
class Piece implements SqlTransaction {
  /** The engine's error about an insertion that was sent after the piece went on. */
  failure: { readonly error: unknown } | undefined;
  private open = 0;
  private hasEnded = false;

  constructor(
    private readonly round: Round,
    readonly dialect: SqlDialect,
  ) {}

  select<Row extends object = SqlResultRow>(text: string, parameters?: readonly SqlParameter[]): Promise<Row[]> {
    return this.sent({ kind: 'other', run: (sql) => sql.select<Row>(text, parameters) }) as Promise<Row[]>;
  }

  execute(text: string, parameters?: readonly SqlParameter[]): Promise<number> {
    return this.sent({ kind: 'other', run: (sql) => sql.execute(text, parameters) }) as Promise<number>;
  }

  async insert(
    table: TableShape,
    rows: readonly (readonly SqlParameter[])[],
    conflict: OnConflict = 'error',
  ): Promise<void> {
    if (rows.length === 0) return;
    const statement = { kind: 'insert', table, rows, conflict } as const;
    if (typeof conflict === 'object' && conflict.locks === true) await this.sent(statement);
    else this.round.defer(statement, (error) => (this.failure ??= { error }));
  }

  find<Row extends object = SqlResultRow>(lookup: Lookup, keys: readonly LookupKey[]): Promise<Row[]> {
    if (keys.length === 0) return Promise.resolve([]);
    return this.sent({ kind: 'find', lookup, keys }) as Promise<Row[]>;
  }

  claim(names: readonly string[]): Promise<void> | undefined {
    const granted = this.round.claim(this, names);
    return granted === undefined ? undefined : this.waitingFor(granted);
  }

  /** Ends the piece, whose work may have failed while another of its statements waits. */
  end(): void {
    this.hasEnded = true;
    if (this.open === 0) this.round.rest();
  }

  private sent(statement: Statement): Promise<unknown> {
    return this.waitingFor(this.round.send(statement));
  }

  private async waitingFor<Result>(promise: Promise<Result>): Promise<Result> {
    if (this.open === 0) this.round.rest();
    this.open += 1;
    try {
      return await promise;
    } finally {
      this.open -= 1;
      if (this.open === 0 && !this.hasEnded) this.round.resume();
    }
  }
}
