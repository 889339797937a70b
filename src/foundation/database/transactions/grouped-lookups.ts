import { groupsOf, sendGroup, type WaitingStatement } from './combined-statements.js';
import type { Lookup, LookupKey, SqlResultRow, SqlTransaction } from '../sql/sql-transaction.js';

/**
 * Groups that are sent without waiting for the results of others; more of them would be smaller. Source: measured with
 * 32 connections; one group is as fast, and four are a tenth slower.
 */
const GROUPS_AT_ONCE = 2;

/** Keys that one group looks up at most. */
const KEYS = 500;

/**
 * Lookups on a server that are sent together: those of one turn of the event loop, and those that arrive while others
 * wait for their results. Each of them sees what was committed when it was made, or later.
 */
export class GroupedLookups {
  private waiting: WaitingStatement[] = [];
  private underway = 0;
  private isDue = false;

  /** `read` runs work on a reader connection. */
  constructor(private readonly read: (work: (sql: SqlTransaction) => Promise<void>) => Promise<void>) {}

  /** The rows with one of `keys`. Throws the engine's error. */
  find<Row extends object = SqlResultRow>(lookup: Lookup, keys: readonly LookupKey[]): Promise<Row[]> {
    const rows = new Promise<unknown>((resolve, reject) => {
      this.waiting.push({ statement: { kind: 'find', lookup, keys }, resolve, reject });
    });
    this.send();
    return rows as Promise<Row[]>;
  }

  private send(): void {
    if (this.isDue || this.underway >= GROUPS_AT_ONCE || this.waiting.length === 0) return;
    this.isDue = true;
    setImmediate(() => {
      this.isDue = false;
      const group = this.next();
      this.underway += 1;
      void this.sendAll(group).finally(() => {
        this.underway -= 1;
        this.send();
      });
      this.send();
    });
  }

  /** The first lookups that wait, up to the number of keys; at least one. */
  private next(): readonly WaitingStatement[] {
    let [taken, keys] = [0, 0];
    for (const { statement } of this.waiting) {
      keys += statement.kind === 'find' ? statement.keys.length : 0;
      if (taken > 0 && keys > KEYS) break;
      taken += 1;
    }
    return this.waiting.splice(0, taken);
  }

  private async sendAll(lookups: readonly WaitingStatement[]): Promise<void> {
    try {
      await this.read(async (sql) => {
        for (const group of groupsOf(lookups)) await sendGroup(sql, group);
      });
    } catch (error) {
      for (const { reject } of lookups) reject(error);
    }
  }
}
