import { Injectable } from '@nestjs/common';
import { ChangeFeed, type EventValue, type FeedPlace, type FollowedChange } from '../../../../aspects/index.js';
import { type Actor, ReadableEntities, ReadableFields } from '../../../../auth/index.js';
import { Clock } from '../../../../foundation/common/clock.js';
import type { JsonObject } from '../../../../foundation/common/json.js';
import { Urn } from '../../../../foundation/common/urn.js';
import { changeLogEvent, platformEvents } from '../../../../catalog/index.js';
import { ModelRegistry } from '../../../../model/index.js';
import { type Topic, TOPICS } from './topics.js';

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

/**
 * Derives events from stored data, without data that the model hides from the follower: entities (including deleted
 * ones), secret aspects, fields.
 */
@Injectable()
export class EventPollService {
  constructor(
    private readonly feed: ChangeFeed,
    private readonly registry: ModelRegistry,
    private readonly readable: ReadableEntities,
    private readonly fields: ReadableFields,
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
      const shown = await this.shownTo(actor, changes);
      const events = shown.flatMap((change) => this.eventsOf(topic, change));
      const leftMs = until - this.clock.elapsed();
      if (events.length > 0 || leftMs <= 0) return { events, next };
      if (isLast) await this.feed.more(version, leftMs);
    }
  }

  private eventsOf(topic: Topic, change: FollowedChange): readonly JsonObject[] {
    return topic === 'PlatformEvent_v1'
      ? platformEvents(change, this.registry)
      : [changeLogEvent(change, this.registry.findAspect(change.aspectName))];
  }

  private async shownTo(actor: Actor, changes: readonly FollowedChange[]): Promise<readonly FollowedChange[]> {
    const told = changes.filter((change) => this.isTold(change));
    const kept = await this.readable.keptFrom(
      actor,
      told.map(({ urn }) => urn),
    );
    const readable = told.filter(({ urn }) => !kept.has(urn));
    return Promise.all(readable.map((change) => this.asReadBy(actor, change)));
  }

  private async asReadBy(actor: Actor, change: FollowedChange): Promise<FollowedChange> {
    const { urn, aspectName, after, before } = change;
    if (!this.fields.isRestricted(aspectName)) return change;
    const read = async (given: EventValue | undefined): Promise<EventValue | undefined> =>
      given && { ...given, value: await this.fields.value(actor, urn, aspectName, given.value) };
    return { ...change, after: await read(after), before: await read(before) };
  }

  private isTold({ urn, aspectName }: FollowedChange): boolean {
    const type = Urn.tryParse(urn)?.entityType;
    const spec = type === undefined ? undefined : this.registry.findEntity(type)?.aspects.get(aspectName);
    return spec !== undefined && !spec.isSecret;
  }
}
