import { Injectable } from '@nestjs/common';
import {
  AspectLog,
  type ChangeEventKind,
  ChangeEventStore,
  type FollowedChange,
  type LoggedChange,
  type LogPlace,
  WritesInFlight,
} from '../../../../aspects/index.js';
import { Clock } from '../../../../foundation/common/clock.js';

/** Position of a reader: in the rows of the aspects, and among the events without a row. */
export interface FeedPlace {
  /** Undefined for readers of time series, which have no rows. */
  readonly row: LogPlace | undefined;
  readonly event: number;
}

/** The changes that a reader follows. */
export interface FeedSelection {
  /** Whether it includes changes recorded in rows of the aspects. */
  readonly withRows: boolean;
  /** The kind of events without a row; undefined = all. */
  readonly kind: ChangeEventKind | undefined;
}

/** A page of changes. */
export interface FeedPage {
  readonly changes: readonly FollowedChange[];
  /** Position of the next page. */
  readonly next: FeedPlace;
}

/** A change, and its effect on a reader's position. */
interface Step {
  readonly change: FollowedChange;
  readonly moves: Partial<FeedPlace>;
}

/**
 * Minimum age of a returned change, in milliseconds. By then, writes of other processes with an earlier time are
 * complete; the feed waits for those of this process however long they take.
 */
const SETTLED_MS = 2_000;

/**
 * All changes in chronological order, as far as possible: a change committed after a position was returned always
 * follows it, and occurs only once.
 */
@Injectable()
export class ChangeFeed {
  constructor(
    private readonly log: AspectLog,
    private readonly events: ChangeEventStore,
    private readonly writes: WritesInFlight,
    private readonly clock: Clock,
  ) {}

  /**
   * A position before everything from `time` on, in milliseconds since 1970, and before all writes in progress. Throws
   * `ENGINE_UNAVAILABLE`.
   */
  async placeAt(time: number, { withRows }: FeedSelection): Promise<FeedPlace> {
    const row = AspectLog.placeAt(Math.min(time, this.writes.oldest ?? time));
    await this.events.arrange();
    return { row: withRows ? row : undefined, event: await this.events.placeAt(time) };
  }

  /** At most `limit` changes after a position. Throws `ENGINE_UNAVAILABLE`. */
  async page(place: FeedPlace, { withRows, kind }: FeedSelection, limit: number): Promise<FeedPage> {
    const until = this.settledUntil();
    await this.events.arrange();
    const placed = await this.events.after(place.event, limit, kind);
    const events = placed.map(({ place: at, event: change }): Step => ({ change, moves: { event: at } }));
    const steps =
      withRows && place.row !== undefined
        ? merged(await this.rowsAfter(place.row, until, limit), settledBefore(events, until), limit)
        : events;
    return {
      changes: steps.map(({ change }) => change),
      next: steps.reduce((at, { moves }) => ({ ...at, ...moves }), place),
    };
  }

  private settledUntil(): number {
    const settled = this.clock.now() - SETTLED_MS;
    return Math.min(settled, this.writes.oldest ?? settled);
  }

  private async rowsAfter(row: LogPlace, until: number, limit: number): Promise<readonly Step[]> {
    const { changes, places } = await this.log.page(row, until, limit);
    return changes.map((change, at) => ({ change: ofRow(change), moves: { row: places[at] ?? row } }));
  }
}

/** The steps before the first that is too recent; later steps wait for it, so that the order of positions is kept. */
function settledBefore(steps: readonly Step[], until: number): readonly Step[] {
  const first = steps.findIndex(({ change }) => change.created.time >= until);
  return first === -1 ? steps : steps.slice(0, first);
}

/** The first steps of both by time, each in its own order; at the same time, events without a row come first. */
function merged(rows: readonly Step[], events: readonly Step[], limit: number): readonly Step[] {
  const taken: Step[] = [];
  const [ofRows, ofEvents] = [[...rows], [...events]];
  while (taken.length < limit) {
    const [row, event] = [ofRows[0], ofEvents[0]];
    const isEvent = event !== undefined && (row === undefined || timeOf(event) <= timeOf(row));
    const next = (isEvent ? ofEvents : ofRows).shift();
    if (next === undefined) break;
    taken.push(next);
  }
  return taken;
}

function timeOf({ change }: Step): number {
  return change.created.time;
}

function ofRow({ record, before, hasLostBefore }: LoggedChange): FollowedChange {
  const { urn, aspect: aspectName, created } = record;
  return { kind: 'versioned', urn, aspectName, changeType: 'UPSERT', created, after: record, before, hasLostBefore };
}
