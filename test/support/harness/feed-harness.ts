import { ChangeEventListener } from '../../../src/aspects/change-events/change-event.listener.js';
import {
  ALL_CHANGES,
  AspectLog,
  ChangeFeed,
  ChangeLog,
  ChangeWatch,
  type FeedPlace,
  type FeedSelection,
  type FollowedChange,
} from '../../../src/aspects/index.js';
import { Clock } from '../../../src/foundation/common/clock.js';
import type { AppConfig } from '../../../src/foundation/config/index.js';
import type { Database } from '../../../src/foundation/database/index.js';
import { type AspectHarness, aspectHarness } from './aspect-harness.js';

/** Changes of versioned aspects, and all changes. */
export const VERSIONED: FeedSelection = { withRows: true, kind: 'versioned' };
export const EVERYTHING = ALL_CHANGES;

const CONFIG = { events: { enabled: true, retentionMs: 1 } } as AppConfig;

/** A clock that is set by the test. */
export class SetClock extends Clock {
  constructor(public time: number) {
    super();
  }

  now(): number {
    return this.time;
  }
}

/** What one process has: a writer whose changes are logged, and a feed. */
export interface FeedHarness extends AspectHarness {
  readonly log: ChangeLog;
  readonly feed: ChangeFeed;
  readonly watch: ChangeWatch;
}

/** Builds a harness over an open database; its writes have entries in the log unless `isLogged` is false. */
export function feedHarness(database: Database, clock: Clock, isLogged = true): FeedHarness {
  const aspects = aspectHarness(database, clock);
  const log = new ChangeLog(database);
  const watch = new ChangeWatch(aspects.listeners, log);
  if (isLogged) new ChangeEventListener(aspects.listeners, log, CONFIG).onModuleInit();
  watch.onModuleInit();
  return { ...aspects, log, watch, feed: new ChangeFeed(new AspectLog(database), log, watch, database, clock) };
}

/** A reader of a feed, which keeps what it was told. */
export class Follower {
  readonly told: FollowedChange[] = [];

  constructor(
    private readonly feed: ChangeFeed,
    public place: FeedPlace,
    private readonly limit = 7,
    private readonly selection = VERSIONED,
  ) {}

  /** Reads up to the end of what is committed. */
  async catchUp(): Promise<readonly FollowedChange[]> {
    for (;;) {
      const { changes, next, isLast } = await this.feed.page(this.place, this.selection, this.limit);
      this.told.push(...changes);
      this.place = next;
      if (isLast) return this.told;
    }
  }
}
