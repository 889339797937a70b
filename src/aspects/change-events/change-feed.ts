import { Injectable } from '@nestjs/common';
import { Clock } from '../../foundation/common/clock.js';
import { Database } from '../../foundation/database/index.js';
import { AspectLog, type LogPlace } from '../rows/aspect-log.js';
import type { LogBegin } from './change-log-begin.js';
import { ChangeLog, type LogEntry } from './change-log.js';
import { ChangeWatch } from './change-watch.js';
import { type FeedPlace, type FeedStep, merged, ofRow, placesAfter } from './feed-steps.js';
import type { ChangeKind, FollowedChange } from './followed-change.js';
import { restatedOf } from './restated-values.js';
import { valuesOf } from './row-values.js';

export type { FeedPlace } from './feed-steps.js';

/** The changes that a reader follows. */
export interface FeedSelection {
  /** Whether it includes changes of versioned aspects. */
  readonly withRows: boolean;
  /** The only kind of changes; undefined = all. */
  readonly kind: ChangeKind | undefined;
  /** Whether it includes values that were stated again for followers without them; absent = no. */
  readonly withRestated?: boolean;
}

/** All changes: of versioned aspects, and of time series. */
export const ALL_CHANGES: FeedSelection = { withRows: true, kind: undefined };

/** What is published on the message bus: all changes, and values that were stated again. */
export const PUBLISHED_CHANGES: FeedSelection = { ...ALL_CHANGES, withRestated: true };

/** A page of changes. */
export interface FeedPage {
  readonly changes: readonly FollowedChange[];
  /** The position after each change. */
  readonly places: readonly FeedPlace[];
  /** Position of the next page. */
  readonly next: FeedPlace;
  /** Whether nothing followed when the page was read. A page may be empty before that. */
  readonly isLast: boolean;
}

/** How far before its last change a reader continues whose next changes were removed from the log, in milliseconds. */
const STEP_BACK_MS = 5 * 60 * 1000;

/**
 * All changes, those of an entity in the order of their commits: a change committed after a position was returned
 * always follows it, and occurs only once. A change can be read as soon as it is committed. Changes from before the
 * beginning of the log are read from the rows of the aspects, in the order of their times. A reader whose next changes
 * were removed from the log, because it has been away for longer than they are kept, continues with the stored rows and
 * may meet the last changes before that again.
 */
@Injectable()
export class ChangeFeed {
  constructor(
    private readonly rows: AspectLog,
    private readonly log: ChangeLog,
    private readonly watch: ChangeWatch,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Changes when there may be more to read; see `more`. To be taken before a page is read. */
  get version(): number {
    return this.watch.count;
  }

  /**
   * Waits until there may be changes after the page that was read at `version`, for `limitMs` at most and until the
   * signal is aborted. Never rejects.
   */
  more(version: number, limitMs: number, signal?: AbortSignal): Promise<void> {
    return this.watch.changed(version, limitMs, signal);
  }

  /**
   * A position before everything from `from` on, in milliseconds since 1970; for the present and the future, the end of
   * what is committed, and for a negative time, the beginning. Throws `ENGINE_UNAVAILABLE`.
   */
  async placeAt(from: number, { withRows }: FeedSelection): Promise<FeedPlace> {
    await this.log.arrange();
    const now = this.clock.now();
    const time = Math.min(Math.max(0, from), now);
    const row = withRows ? AspectLog.placeAt(time) : undefined;
    if (time >= now) return { row, place: await this.log.reached() };
    const place = await this.log.placeAt(time);
    const begin = await this.log.begin();
    return { row, place: withRows && time < begin.time ? Math.min(place, begin.place - 1) : place };
  }

  /** At most `limit` changes after a position. Throws `ENGINE_UNAVAILABLE`. */
  async page(from: FeedPlace, selection: FeedSelection, limit: number): Promise<FeedPage> {
    await this.log.arrange();
    const { withRows, kind, withRestated } = selection;
    const begin = withRows && from.row !== undefined ? await this.log.begin() : undefined;
    if (from.row !== undefined && begin !== undefined && from.place < begin.place)
      return this.earlier(from.row, from.place, begin, { ...selection, limit });
    const stretch = await this.log.after(from.place, limit, kind);
    const steps = await this.stepsOf(stretch.entries, withRestated);
    const places = steps.map(({ change, moves }): FeedPlace => {
      const row = from.row && AspectLog.placeAt(change.created.time - STEP_BACK_MS);
      return { row, place: from.place, ...moves };
    });
    const next = { row: places.at(-1)?.row ?? from.row, place: stretch.end };
    return { changes: steps.map(({ change }) => change), places, next, isLast: stretch.isLast };
  }

  /** A page from before the beginning of the log: rows, merged with the entries that there are. */
  private async earlier(
    row: LogPlace,
    place: number,
    begin: LogBegin,
    { kind, withRestated, limit }: FeedSelection & { readonly limit: number },
  ): Promise<FeedPage> {
    const rows = await this.rows.page(row, begin.time, limit);
    const ofRows = rows.changes.map((change, at): FeedStep => ({
      change: ofRow(change),
      moves: { row: rows.places[at] ?? row },
    }));
    const stretch = await this.log.between(place, begin.place, limit, kind);
    const ofLog = await this.stepsOf(stretch.entries, withRestated);
    const steps = merged(ofRows, ofLog, limit);
    const places = placesAfter(steps, { row, place });
    const page = { changes: steps.map(({ change }) => change), places, isLast: false };
    const next = places.at(-1) ?? { row, place };
    if (steps.length < ofRows.length + ofLog.length) return { ...page, next };
    const isDone = ofRows.length < limit && stretch.isLast;
    const end = { row: AspectLog.placeAt(begin.time), place: begin.place };
    return { ...page, next: isDone ? end : { ...next, place: stretch.end } };
  }

  private async stepsOf(entries: readonly LogEntry[], withRestated = false): Promise<readonly FeedStep[]> {
    const rows = entries.flatMap((entry) => entry.row ?? []);
    const again = withRestated ? entries.flatMap((entry) => entry.restated ?? []) : [];
    const values = rows.length === 0 ? undefined : await this.database.read((sql) => valuesOf(sql, rows));
    const restated = again.length === 0 ? undefined : await this.database.read((sql) => restatedOf(sql, again));
    return entries.flatMap((entry) => {
      const found = entry.row && values?.get(entry.row);
      const change = entry.event ?? (found && ofRow(found)) ?? (entry.restated && restated?.get(entry.restated));
      return change === undefined ? [] : [{ change, moves: { place: entry.place } }];
    });
  }
}
