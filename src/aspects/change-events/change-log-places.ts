import { type Database, repeat, type SqlDialect, type SqlTransaction } from '../../foundation/database/index.js';
import { STATE_TABLE } from './change-log.row.js';

/** Entries that get their place in one transaction. */
const PLACED_AT_ONCE = 1_024;

/** The column of `change_log` that holds the places. */
export function placeColumn({ hasOneWriter }: SqlDialect): 'id' | 'place' {
  return hasOneWriter ? 'id' : 'place';
}

/** Assigns places to the entries of a log whose engine has several writers. */
export class LogArranger {
  private running: Promise<void> | undefined;
  private next: Promise<void> | undefined;

  constructor(private readonly database: Database) {}

  /**
   * Assigns a place to every entry that was committed before the call; calls at the same time share the work. Throws
   * `ENGINE_UNAVAILABLE`.
   */
  run(): Promise<void> {
    if (this.running === undefined) return this.start();
    this.next ??= this.running.then(
      () => this.start(),
      () => this.start(),
    );
    return this.next;
  }

  private start(): Promise<void> {
    this.next = undefined;
    this.running = this.placeAll().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async placeAll(): Promise<void> {
    while (await this.hasUnplaced()) await this.database.transaction(placeSome);
  }

  private async hasUnplaced(): Promise<boolean> {
    const rows = await this.database.read((sql) =>
      sql.select('SELECT 1 AS one FROM change_log WHERE place IS NULL LIMIT 1'),
    );
    return rows.length > 0;
  }
}

/**
 * Locks the row of the state until the transaction ends, so that transactions assign places, and make them visible, one
 * after another.
 */
export async function lockState(sql: SqlTransaction): Promise<void> {
  const { name, columns } = STATE_TABLE;
  const unchanged = sql.dialect.onConflictSet(STATE_TABLE, () => `reached = ${name}.reached`);
  await sql.execute(`INSERT INTO ${name} (${columns.join(', ')}) VALUES (1, 0, 0, 0)${unchanged}`);
}

/**
 * Assigns places to the visible entries with the lowest ids. Later entries of their entities have higher ids, because
 * they were stored under the same lock. Returns whether there were any.
 */
export async function placeSome(sql: SqlTransaction): Promise<boolean> {
  await lockState(sql);
  const rows = await sql.select<{ id: number }>('SELECT id FROM change_log WHERE place IS NULL ORDER BY id LIMIT ?', [
    PLACED_AT_ONCE,
  ]);
  const ids = rows.map(({ id }) => Number(id));
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined || last === undefined) return false;
  const [state] = await sql.select<{ reached: number }>(`SELECT reached FROM ${STATE_TABLE.name} WHERE slot = 1`);
  const shift = Number(state?.reached ?? 0) + 1 - first;
  const known = padded(ids, last);
  await sql.execute(`UPDATE change_log SET place = id + ? WHERE id IN (${repeat('?', known.length)})`, [
    shift,
    ...known,
  ]);
  await sql.execute(`UPDATE ${STATE_TABLE.name} SET reached = ? WHERE slot = 1`, [last + shift]);
  return true;
}

/** Repeats the last id up to a power of two, so that there are few statements to prepare. */
function padded(ids: readonly number[], last: number): readonly number[] {
  const length = 2 ** Math.ceil(Math.log2(ids.length));
  return [...ids, ...Array.from({ length: length - ids.length }, () => last)];
}
