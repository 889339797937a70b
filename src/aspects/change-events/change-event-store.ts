import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Database, firstId, removeBefore, repeat, type SqlTransaction } from '../../foundation/database/index.js';
import type { FollowedChange, ChangeEventKind } from './followed-change.js';
import {
  CHANGE_EVENT_TABLE,
  type ChangeEventColumns,
  changeEventColumns,
  COUNTER_TABLE,
  eventOfRow,
} from './change-event.row.js';

/** Events that get their place in one transaction. */
const PLACED_AT_ONCE = 512;

/** Events of one millisecond that keep their order. */
const ORDERED = 0x100_0000;

const READ =
  'place, kind, created_on, urn, aspect, change_type, actor, impersonator, after_value, after_metadata, before_value, before_metadata';

/** An event and its place. */
export interface PlacedEvent {
  readonly place: number;
  readonly event: FollowedChange;
}

/**
 * Changes that no row of the aspects shows, kept for a while for followers. Events are stored without a place, in the
 * transaction of their change, and get one when somebody follows: places increase in the order in which they are
 * assigned, after the commit, by one transaction at a time. A reader of places therefore finds everything that is
 * committed later behind its own place. Methods throw `ENGINE_UNAVAILABLE` when the database does not answer.
 */
@Injectable()
export class ChangeEventStore {
  private readonly process = randomBytes(4).toString('hex');
  private count = 0;

  constructor(@Inject(Database) private readonly database: Database) {}

  /** Stores events, in the order given, in an open transaction. */
  async add(sql: SqlTransaction, events: readonly FollowedChange[]): Promise<void> {
    const rows = events.map((event) => changeEventColumns(this.nextId(event.created.time), event));
    await sql.insert(CHANGE_EVENT_TABLE, rows);
  }

  /** Assigns a place to every committed event without one. */
  async arrange(): Promise<void> {
    while (await this.hasUnplaced()) await this.database.transaction(placeSome);
  }

  /** At most `limit` events after a place, in order; events of every kind when none is named. */
  async after(place: number, limit: number, kind?: ChangeEventKind): Promise<readonly PlacedEvent[]> {
    const ofKind = kind === undefined ? '' : 'kind = ? AND ';
    const rows = await this.database.read((sql) =>
      sql.select<ChangeEventColumns>(
        `SELECT ${READ} FROM change_event WHERE ${ofKind}place > ? ORDER BY place LIMIT ?`,
        [...(kind === undefined ? [] : [kind]), place, limit],
      ),
    );
    return rows.map((row) => ({ place: Number(row.place), event: eventOfRow(row) }));
  }

  /** A place before every event from `time` on, in milliseconds since 1970, including those that have no place yet. */
  async placeAt(time: number): Promise<number> {
    return this.database.read(async (sql) => {
      const [found] = await sql.select<{ earliest: number | null }>(
        'SELECT MIN(place) AS earliest FROM change_event WHERE id >= ? AND place IS NOT NULL',
        [firstId(time)],
      );
      if (found?.earliest != null) return Number(found.earliest) - 1;
      const [counter] = await sql.select<{ reached: number }>(
        'SELECT reached FROM change_event_counter WHERE slot = 1',
      );
      return Number(counter?.reached ?? 0);
    });
  }

  /** Removes the oldest events from before `time`, at most `most` at a time. Returns the number removed. */
  removeBefore(time: number, most: number): Promise<number> {
    return removeBefore(this.database, 'change_event', time, most);
  }

  private async hasUnplaced(): Promise<boolean> {
    const rows = await this.database.read((sql) =>
      sql.select('SELECT 1 AS one FROM change_event WHERE place IS NULL LIMIT 1'),
    );
    return rows.length > 0;
  }

  private nextId(time: number): string {
    this.count = (this.count + 1) % ORDERED;
    return firstId(time) + this.count.toString(16).padStart(6, '0') + this.process;
  }
}

/** Locks the counter's row first, so that transactions assign places, and make them visible, one after another. */
async function placeSome(sql: SqlTransaction): Promise<void> {
  const { name } = COUNTER_TABLE;
  const locked = sql.dialect.onConflictSet(COUNTER_TABLE, () => `reached = ${name}.reached`);
  await sql.execute(`INSERT INTO ${name} (slot, reached) VALUES (1, 0)${locked}`);
  const rows = await sql.select<{ id: string }>('SELECT id FROM change_event WHERE place IS NULL ORDER BY id LIMIT ?', [
    PLACED_AT_ONCE,
  ]);
  const ids = padded(rows.map(({ id }) => id));
  if (ids.length === 0) return;
  const steps = ids.map((_id, at) => `WHEN ? THEN ${String(at + 1)}`).join(' ');
  await sql.execute(
    `UPDATE change_event SET place = (SELECT reached FROM ${name} WHERE slot = 1) + CASE id ${steps} END ` +
      `WHERE place IS NULL AND id IN (${repeat('?', ids.length)})`,
    [...ids, ...ids],
  );
  await sql.execute(`UPDATE ${name} SET reached = reached + ${String(ids.length)} WHERE slot = 1`);
}

/** Repeats the last id up to a power of two, so that there are few statements to prepare; the first mention counts. */
function padded(ids: readonly string[]): readonly string[] {
  const last = ids.at(-1);
  if (last === undefined) return [];
  const length = 2 ** Math.ceil(Math.log2(ids.length));
  return [...ids, ...Array.from({ length: length - ids.length }, () => last)];
}
