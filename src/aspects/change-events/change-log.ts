import { Injectable } from '@nestjs/common';
import { Database, type SqlParameter, type SqlTransaction } from '../../foundation/database/index.js';
import { beginOf, type LogBegin } from './change-log-begin.js';
import { LogArranger, placeColumn } from './change-log-places.js';
import {
  CHANGE_LOG_TABLE,
  type ChangeLogColumns,
  eventColumns,
  eventOfRow,
  restatedColumns,
  ROW_CHANGE_TABLE,
  rowColumns,
} from './change-log.row.js';
import type { ChangeKind, FollowedChange, RestatedValue, RowChange } from './followed-change.js';

/** Entries that are examined at once for readers of one kind. */
const WINDOW = 1_000;

const CONDITION: Readonly<Record<ChangeKind, string>> = {
  versioned: " AND kind <> 'timeseries'",
  timeseries: " AND kind = 'timeseries'",
};

/**
 * An entry and its place: a change whose values are in rows of the aspects, a value of a row that was stated again, or
 * a change with its values.
 */
export interface LogEntry {
  readonly place: number;
  readonly row?: RowChange;
  readonly restated?: RestatedValue;
  readonly event?: FollowedChange;
}

/** A stretch of the log. */
export interface LogStretch {
  readonly entries: readonly LogEntry[];
  /** The place after which the next stretch begins. */
  readonly end: number;
  /** Whether nothing followed when the stretch was read. */
  readonly isLast: boolean;
}

/**
 * The changes of aspects in the order of their commits, kept for a while for followers. Entries are stored in the
 * transaction of their change. An engine with one writer commits in the order of the ids, which are the places there.
 * On other engines entries get their place after the commit, from one transaction at a time over all processes. In both
 * cases a reader of places finds everything that is committed later behind its own place, and the changes of one entity
 * in the order of their commits. Methods throw `ENGINE_UNAVAILABLE` when the database does not answer.
 */
@Injectable()
export class ChangeLog {
  private readonly arranger: LogArranger;

  constructor(private readonly database: Database) {
    this.arranger = new LogArranger(database);
  }

  /** Stores events with their values, in the order given, in an open transaction. */
  async add(sql: SqlTransaction, events: readonly FollowedChange[]): Promise<void> {
    await sql.insert(CHANGE_LOG_TABLE, events.map(eventColumns));
  }

  /**
   * Stores changes that rows of the aspects hold, and events with their values, in the transaction that writes the
   * rows: in one statement for some hundreds.
   */
  async addChanges(sql: SqlTransaction, rows: readonly RowChange[], events: readonly FollowedChange[]): Promise<void> {
    if (events.length === 0) await sql.insert(ROW_CHANGE_TABLE, rows.map(rowColumns));
    else await sql.insert(CHANGE_LOG_TABLE, [...rows.map(wideColumns), ...events.map(eventColumns)]);
  }

  /** Stores values that are stated again, in a transaction that holds the locks of their entities. */
  async addRestated(sql: SqlTransaction, values: readonly RestatedValue[]): Promise<void> {
    await sql.insert(CHANGE_LOG_TABLE, values.map(restatedColumns));
  }

  /** Assigns a place to every entry that was committed before the call. */
  async arrange(): Promise<void> {
    if (!this.database.dialect.hasOneWriter) await this.arranger.run();
  }

  /**
   * At most `limit` entries after a place, in order, and of one kind of subject when one is named. A stretch of one
   * kind may be shorter, or empty, before the end of the log.
   */
  async after(place: number, limit: number, kind?: ChangeKind): Promise<LogStretch> {
    if (kind === undefined) return this.between(place, Number.MAX_SAFE_INTEGER, limit);
    const window = await this.windowAfter(place, Math.max(limit, WINDOW));
    if (window === undefined) return { entries: [], end: place, isLast: true };
    const { entries, end, isLast } = await this.between(place, window.end, limit, kind);
    return isLast ? { entries, ...window } : { entries, end, isLast };
  }

  /** As `after`, up to the place `until`, which is the end of the log here; with everything up to it but the limit. */
  async between(place: number, until: number, limit: number, kind?: ChangeKind): Promise<LogStretch> {
    const at = placeColumn(this.database.dialect);
    const where = `${at} > ? AND ${at} <= ?${kind === undefined ? '' : CONDITION[kind]}`;
    const columns = CHANGE_LOG_TABLE.columns.join(', ');
    const rows = await this.database.read((sql) =>
      sql.select<ChangeLogColumns>(
        `SELECT ${at} AS place, ${columns} FROM change_log WHERE ${where} ORDER BY ${at} LIMIT ?`,
        [place, until, limit],
      ),
    );
    const entries = rows.map(entryOf);
    return { entries, end: entries.at(-1)?.place ?? place, isLast: rows.length < limit };
  }

  /**
   * A place before every entry from `time` on, in milliseconds since 1970; the end of the log when there is none. To be
   * called after `arrange`.
   */
  async placeAt(time: number): Promise<number> {
    const at = placeColumn(this.database.dialect);
    const rows = await this.database.read((sql) =>
      sql.select<{ earliest: number | null }>(`SELECT MIN(${at}) AS earliest FROM change_log WHERE created_on >= ?`, [
        time,
      ]),
    );
    const earliest = rows[0]?.earliest ?? null;
    return earliest === null ? this.reached() : Number(earliest) - 1;
  }

  /** The end of the log: a place that only later entries follow. To be called after `arrange`. */
  async reached(): Promise<number> {
    const { hasOneWriter } = this.database.dialect;
    const last = hasOneWriter ? '(SELECT MAX(id) FROM change_log)' : reachedInState('reached');
    const [row] = await this.database.read((sql) =>
      sql.select<{ last_place: number | null; begun: number | null }>(
        `SELECT ${last} AS last_place, ${reachedInState('begun_place')} AS begun`,
      ),
    );
    return Math.max(Number(row?.last_place ?? 0), Number(row?.begun ?? 0));
  }

  /** Where the log begins now. */
  async begin(): Promise<LogBegin> {
    return this.database.read(beginOf);
  }

  /** The end of the next entries after a place, whatever their kind; undefined when there are none. */
  private async windowAfter(place: number, most: number): Promise<Omit<LogStretch, 'entries'> | undefined> {
    const at = placeColumn(this.database.dialect);
    const [row] = await this.database.read((sql) =>
      sql.select<{ total: number; last_place: number | null }>(
        `SELECT COUNT(*) AS total, MAX(place) AS last_place FROM ` +
          `(SELECT ${at} AS place FROM change_log WHERE ${at} > ? ORDER BY ${at} LIMIT ?) stretch`,
        [place, most],
      ),
    );
    const last = row?.last_place ?? null;
    return last === null ? undefined : { end: Number(last), isLast: Number(row?.total) < most };
  }
}

function reachedInState(column: string): string {
  return `(SELECT ${column} FROM change_event_counter WHERE slot = 1)`;
}

function wideColumns(change: RowChange): SqlParameter[] {
  const columns = rowColumns(change);
  return [...columns, ...Array.from({ length: CHANGE_LOG_TABLE.columns.length - columns.length }, () => null)];
}

function entryOf(columns: ChangeLogColumns): LogEntry {
  const { kind, urn, aspect: aspectName, version, actor } = columns;
  const place = Number(columns.place);
  const time = Number(columns.created_on);
  if (kind === 'row') return { place, row: { urn, aspectName, version: Number(version), time } };
  if (kind !== 'restated') return { place, event: eventOfRow(columns, kind) };
  const known = version === null ? undefined : Number(version);
  return { place, restated: { urn, aspectName, version: known, time, actor: actor ?? '' } };
}
