import { Controller } from '@nestjs/common';
import type { FeedPlace } from '../../../../aspects/index.js';
import { Clock } from '../../../../foundation/common/clock.js';
import { DAY_MS } from '../../../../foundation/common/durations.js';
import { exactJson } from '../../../../foundation/json/exact-json.js';
import type { Caller } from '../../operation/caller.js';
import { Operation } from '../../operation/operation.decorator.js';
import type { InputOf } from '../../operation/operation.js';
import { EventAccess } from '../event-access.js';
import { offsetOf, placeOfOffset } from '../event-offset.js';
import { EVENTS } from '../events.operations.js';
import { EventPollService } from './event-poll.service.js';
import { TOPICS, type TopicSpec } from '../topics.js';

type PollInput = InputOf<typeof EVENTS.poll>;

/** A page of events, and the offset of the next one. */
interface EventsView {
  readonly offsetId: string;
  readonly count: number;
  readonly events: readonly { readonly contentType: 'application/json'; readonly value: string }[];
}

/** Lets clients follow changes. There is no message bus: events are derived from stored data. */
@Controller()
export class EventPollController {
  constructor(
    private readonly events: EventPollService,
    private readonly access: EventAccess,
    private readonly clock: Clock,
  ) {}

  /**
   * The events after an offset; without one, from the end of the topic or from some days ago. Throws `NOT_FOUND` while
   * events are disabled.
   */
  @Operation(EVENTS.poll)
  async poll(input: PollInput, { actor }: Caller): Promise<EventsView> {
    this.access.requireServed('GET /openapi/v1/events/poll');
    const topic = input.topic();
    await this.access.requireFollowing(actor, topic);
    const [limit, waitMs] = [input.limit(), input.pollTimeoutSeconds() * 1000];
    const found = await this.events.poll({ topic, from: this.startOf(input, TOPICS[topic]), limit, waitMs, actor });
    return {
      offsetId: offsetOf(found.next),
      count: found.events.length,
      events: found.events.map((event) => ({ contentType: 'application/json', value: exactJson(event) })),
    };
  }

  private startOf({ offsetId, lookbackWindowDays }: PollInput, topic: TopicSpec): FeedPlace | number {
    if (offsetId !== undefined) return placeOfOffset(offsetId, topic);
    return this.clock.now() - lookbackWindowDays() * DAY_MS;
  }
}
