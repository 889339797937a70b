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
} from './sql-transaction.js';

/** The end of one piece of combined work. */
export type CombinedOutcome = { readonly value: unknown } | { readonly error: unknown };

/** Ends a piece of work whose own doing did not fail: another piece failed, or two wait for each other. */
export class Abandoned extends Error {}

/**
 * Runs pieces of work at the same time in one transaction. When all of them wait for the database, equal statements are
 * combined: insertions into one table become one, and so do searches by one lookup. A piece that claims a name waits
 * for the piece that holds it, and sees what that one wrote. When a piece fails, the others end with `Abandoned`, and
 * the caller must roll back what all of them wrote. Returns the outcomes in the order of the pieces.
 */
export async function runCombined(
  sql: SqlTransaction,
  works: readonly TransactionWork<unknown>[],
): Promise<readonly CombinedOutcome[]> {
  const round = new Round(sql);
  return Promise.all(works.map((work) => round.run(work)));
}

/** The common state of the pieces. */
class Round {
  private readonly claims = new Claims<Piece>();
  private waiting: WaitingStatement[] = [];
  /** Pieces that wait neither for a statement nor for a claim. */
  private active = 0;
  private isSending = false;
  private hasFailed = false;

  constructor(private readonly sql: SqlTransaction) {}

  async run(work: TransactionWork<unknown>): Promise<CombinedOutcome> {
    const piece = new Piece(this, this.sql.dialect);
    this.active += 1;
    try {
      return { value: await work(piece) };
    } catch (error) {
      this.hasFailed = true;
      return { error };
    } finally {
      this.claims.release(piece);
      this.rest();
    }
  }

  send(statement: Statement): Promise<unknown> {
    return new Promise((resolve, reject) => this.waiting.push({ statement, resolve, reject }));
  }

  claim(piece: Piece, names: readonly string[]): Promise<void> | undefined {
    return this.claims.take(piece, names);
  }

  /** Counts a piece that begins to wait, or ends. */
  rest(): void {
    this.active -= 1;
    if (this.active === 0 && !this.isSending) queueMicrotask(() => void this.proceed());
  }

  /** Counts a piece that goes on. */
  resume(): void {
    this.active += 1;
  }

  /** Sends what waits, unless a piece is active again. */
  private async proceed(): Promise<void> {
    if (this.active > 0 || this.isSending) return;
    if (this.hasFailed || this.waiting.length === 0) {
      this.abandon();
      return;
    }
    this.isSending = true;
    for (const group of groupsOf(this.waiting.splice(0))) await this.sendOne(group);
    this.isSending = false;
    if (this.active === 0) queueMicrotask(() => void this.proceed());
  }

  private async sendOne(group: StatementGroup): Promise<void> {
    try {
      if (this.hasFailed) throw new Abandoned();
      await sendGroup(this.sql, group);
    } catch (error) {
      this.hasFailed = true;
      for (const { reject } of group) reject(error);
    }
  }

  private abandon(): void {
    for (const { reject } of this.waiting.splice(0)) reject(new Abandoned());
    this.claims.refuse(new Abandoned());
  }
}

/** The transaction as one piece sees it. */
class Piece implements SqlTransaction {
  private open = 0;

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
    if (rows.length > 0) await this.sent({ kind: 'insert', table, rows, conflict });
  }

  find<Row extends object = SqlResultRow>(lookup: Lookup, keys: readonly LookupKey[]): Promise<Row[]> {
    if (keys.length === 0) return Promise.resolve([]);
    return this.sent({ kind: 'find', lookup, keys }) as Promise<Row[]>;
  }

  claim(names: readonly string[]): Promise<void> | undefined {
    const granted = this.round.claim(this, names);
    return granted === undefined ? undefined : this.waitingFor(granted);
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
      if (this.open === 0) this.round.resume();
    }
  }
}
