import { Injectable } from '@nestjs/common';
import { ChangeFeed, type FeedPlace } from '../../../../aspects/index.js';
import type { Actor } from '../../../../auth/index.js';
import { Clock } from '../../../../foundation/common/clock.js';
import type { JsonObject } from '../../../../foundation/json/json.js';
import { ReadableEvents } from '../readable-events.js';
import { type Topic, TOPICS } from '../topics.js';

/** The parameters of a poll. */
export interface EventPoll {
  readonly topic: Topic;
  /** The position to continue from, or the start time in milliseconds since 1970. */
  readonly from: FeedPlace | number;
  /** Maximum number of changes examined. */
  readonly limit: number;
  /** Milliseconds to wait for events. */
  readonly waitMs: number;
  /** The follower. */
  readonly actor: Actor;
}

/** Events, and the next position. */
export interface PolledEvents {
  readonly events: readonly JsonObject[];
  readonly next: FeedPlace;
}

/** Reads events, and waits for them. */
@Injectable()
export class EventPollService {
  constructor(
    private readonly feed: ChangeFeed,
    private readonly readable: ReadableEvents,
    private readonly clock: Clock,
  ) {}

  /** The events after a position, or none after the time limit. Throws `ENGINE_UNAVAILABLE`. */
  async poll({ topic, from, limit, waitMs, actor }: EventPoll): Promise<PolledEvents> {
    const until = this.clock.elapsed() + waitMs;
    let place = typeof from === 'number' ? await this.feed.placeAt(from, TOPICS[topic]) : from;
    for (;;) {
      const { version } = this.feed;
      const { changes, next, isLast } = await this.feed.page(place, TOPICS[topic], limit);
      place = next;
      const events = (await this.readable.of(topic, actor, changes)).flat();
      const leftMs = until - this.clock.elapsed();
      if (events.length > 0 || leftMs <= 0) return { events, next };
      if (isLast) await this.feed.more(version, leftMs);
    }
  }
}
