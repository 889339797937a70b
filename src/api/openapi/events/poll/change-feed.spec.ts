import { describe, expect, it } from '@jest/globals';
import {
  type AspectLog,
  type ChangeEventStore,
  type FollowedChange,
  type LogPlace,
  WritesInFlight,
} from '../../../../aspects/index.js';
import { Clock } from '../../../../foundation/common/clock.js';
import { ChangeFeed, type FeedPlace } from './change-feed.js';

const NOW = 100_000;
const VERSIONED = { withRows: true, kind: 'versioned' } as const;
const START: FeedPlace = { row: ['0', '', '', 0], event: 0 };

class StoppedClock extends Clock {
  now(): number {
    return NOW;
  }
}

const change = (urn: string, time: number): FollowedChange => ({
  kind: 'versioned',
  urn,
  aspectName: 'status',
  changeType: 'DELETE',
  created: { time, actor: 'urn:li:corpuser:me' },
  after: undefined,
  before: undefined,
});

/** A feed of rows `r<time>` and events `e<time>`, the latter in the given order. */
function feedOf(rowTimes: readonly number[], eventTimes: readonly number[], writes = new WritesInFlight()): ChangeFeed {
  const log: Pick<AspectLog, 'page'> = {
    page: ([, after], until, limit) => {
      const times = rowTimes.filter((time) => time > Number(after) && time < until).slice(0, limit);
      const changes = times.map((time) => {
        const { urn, aspectName: aspect, created } = change(`r${String(time)}`, time);
        return {
          record: { urn, aspect, version: 0, value: {}, systemMetadata: undefined, created },
          before: undefined,
          hasLostBefore: false,
        };
      });
      return Promise.resolve({ changes, places: times.map((time): LogPlace => ['0', String(time), '', 0]) });
    },
  };
  const events: Pick<ChangeEventStore, 'after' | 'arrange' | 'placeAt'> = {
    arrange: () => Promise.resolve(),
    placeAt: (time) => Promise.resolve(eventTimes.filter((one) => one < time).length),
    after: (place, limit) => {
      const placed = eventTimes.map((time, at) => ({ place: at + 1, event: change(`e${String(time)}`, time) }));
      return Promise.resolve(placed.slice(place, place + limit));
    },
  };
  return new ChangeFeed(log as AspectLog, events as ChangeEventStore, writes, new StoppedClock());
}

async function everything(feed: ChangeFeed, limit: number): Promise<readonly string[]> {
  const told: string[] = [];
  let place = START;
  for (;;) {
    const { changes, next } = await feed.page(place, VERSIONED, limit);
    if (changes.length === 0) return told;
    told.push(...changes.map(({ urn }) => urn));
    place = next;
  }
}

describe('ChangeFeed', () => {
  it.each<[string, readonly number[], readonly number[], readonly string[]]>([
    ['rows and events by time', [1, 3, 5], [2, 4], ['r1', 'e2', 'r3', 'e4', 'r5']],
    ['what no row tells first of one time', [7], [7], ['e7', 'r7']],
    ['events in the order of their places', [3], [5, 2], ['r3', 'e5', 'e2']],
    ['nothing that is too young', [1, NOW - 1], [2, NOW - 1, 3], ['r1', 'e2']],
  ])('should return %s, whatever the page size', async (_name, rows, events, expected) => {
    for (const limit of [1, 2, 100]) expect(await everything(feedOf(rows, events), limit)).toEqual(expected);
  });

  it('should wait for writes in progress, and start before them', async () => {
    const writes = new WritesInFlight();
    const feed = feedOf([10, 20, 30], [25], writes);
    await writes.during(20, async () => {
      expect(await everything(feed, 10)).toEqual(['r10']);
      expect((await feed.placeAt(40, VERSIONED)).row?.[0]).toBe('1970-01-01 00:00:00.020000');
    });
    expect(await everything(feed, 10)).toEqual(['r10', 'r20', 'e25', 'r30']);
    expect((await feed.placeAt(40, VERSIONED)).row?.[0]).toBe('1970-01-01 00:00:00.040000');
  });

  it('should have no rows for time series', async () => {
    const feed = feedOf([10], [NOW, 25]);
    const series = { withRows: false, kind: 'timeseries' } as const;
    const place = await feed.placeAt(0, series);
    expect(place).toEqual({ row: undefined, event: 0 });
    expect((await feed.page(place, series, 10)).next).toEqual({ row: undefined, event: 2 });
  });
});
