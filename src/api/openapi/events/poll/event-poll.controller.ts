import { Controller, Get, Query } from '@nestjs/common';
import { type Actor, AuthorizedInside, CurrentActor, POLLING_EVENTS } from '../../../../auth/index.js';
import { Clock } from '../../../../foundation/common/clock.js';
import { DomainError, invalidArgument } from '../../../../foundation/common/errors.js';
import { exactJson } from '../../../../foundation/common/exact-json.js';
import { AppConfig } from '../../../../foundation/config/index.js';
import { OpenapiAccess } from '../../openapi-access.js';
import { integerOf, type Query as QueryParameters, textOf } from '../../query.js';
import type { FeedPlace } from './change-feed.js';
import { offsetOf, placeOfOffset } from './event-offset.js';
import { EventPollService } from './event-poll.service.js';
import { topicNamed, TOPICS, type TopicSpec } from './topics.js';

/** Bounds of a poll. Source: DataHub's events endpoint. */
const DEFAULT_LIMIT = 100;
const MOST_EVENTS = 5_000;
const DEFAULT_TIMEOUT_S = 5;
const LONGEST_TIMEOUT_S = 10;

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_LOOKBACK_DAYS = 10_000;

/** A page of events, and the offset to go on from. */
interface EventsView {
  readonly offsetId: string;
  readonly count: number;
  readonly events: readonly { readonly contentType: 'application/json'; readonly value: string }[];
}

/** Lets clients follow what changes. There is no message bus: events are told from what is stored. */
@Controller('openapi/v1/events')
export class EventPollController {
  constructor(
    private readonly events: EventPollService,
    private readonly access: OpenapiAccess,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /**
   * The events after an offset; from the end of the topic without one, or from some days ago. Throws `NOT_FOUND` while
   * events are switched off.
   */
  @AuthorizedInside(POLLING_EVENTS)
  @Get('poll')
  async poll(@Query() query: QueryParameters, @CurrentActor() actor: Actor): Promise<EventsView> {
    if (!this.config.events.enabled) throw new DomainError('NOT_FOUND', 'No endpoint GET /openapi/v1/events/poll.');
    const topic = topicNamed(textOf(query, 'topic') ?? '');
    const refusal = `${actor.urn} is unauthorized to poll events of ${topic}.`;
    await this.access.requireDemand(actor, TOPICS[topic].demand, refusal);
    const limit = within(query, 'limit', DEFAULT_LIMIT, 1, MOST_EVENTS);
    const waitMs = within(query, 'pollTimeoutSeconds', DEFAULT_TIMEOUT_S, 0, LONGEST_TIMEOUT_S) * 1000;
    const found = await this.events.poll({ topic, from: this.startOf(query, TOPICS[topic]), limit, waitMs, actor });
    return {
      offsetId: offsetOf(found.next),
      count: found.events.length,
      events: found.events.map((event) => ({ contentType: 'application/json', value: exactJson(event) })),
    };
  }

  private startOf(query: QueryParameters, { withRows }: TopicSpec): FeedPlace | number {
    const offset = textOf(query, 'offsetId') ?? '';
    if (offset !== '') return placeOfOffset(offset, withRows);
    const days = within(query, 'lookbackWindowDays', 0, 0, LONGEST_LOOKBACK_DAYS);
    return this.clock.now() - days * DAY_MS;
  }
}

function within(query: QueryParameters, name: string, fallback: number, least: number, most: number): number {
  const number = integerOf(query, name, fallback);
  if (number >= least && number <= most) return number;
  throw invalidArgument(`The query parameter "${name}" must be from ${String(least)} to ${String(most)}.`);
}
