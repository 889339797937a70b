import { Controller, Get, Query } from '@nestjs/common';
import { AspectLog, type LogPlace } from '../../../aspects/index.js';
import { type Actor, AuthorizedInside, CurrentActor, PRIVILEGES } from '../../../auth/index.js';
import { Clock } from '../../../common/clock.js';
import { forbidden, invalidArgument } from '../../../common/errors.js';
import { OpenapiAccess } from '../../openapi-access.js';
import { integerOf, type Query as QueryParameters, textOf } from '../../query.js';
import { EventPollService, type Topic } from './event-poll.service.js';

/** Bounds of a poll. Source: DataHub's events endpoint. */
const DEFAULT_LIMIT = 100;
const MOST_EVENTS = 5_000;
const DEFAULT_TIMEOUT_S = 5;
const LONGEST_TIMEOUT_S = 10;

const DAY_MS = 24 * 60 * 60 * 1000;
const LONGEST_LOOKBACK_DAYS = 10_000;

const PRIVILEGED = {
  MetadataChangeLog_Versioned_v1: PRIVILEGES.GET_METADATA_CHANGE_LOG_EVENTS,
  PlatformEvent_v1: PRIVILEGES.GET_PLATFORM_EVENTS,
} as const satisfies Readonly<Record<Topic, string>>;

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
  ) {}

  /** The events after an offset; from the end of the topic without one, or from some days ago. */
  @AuthorizedInside('GET_PLATFORM_EVENTS or GET_METADATA_CHANGE_LOG_EVENTS by the topic, or GET_TOPIC_EVENTS')
  @Get('poll')
  async poll(@Query() query: QueryParameters, @CurrentActor() actor: Actor): Promise<EventsView> {
    const topic = topicOf(textOf(query, 'topic') ?? '');
    if (!(await this.access.holdsAny(actor, [PRIVILEGED[topic], PRIVILEGES.GET_TOPIC_EVENTS])))
      throw forbidden(`${actor.urn} is unauthorized to poll events of ${topic}.`);
    const limit = within(query, 'limit', DEFAULT_LIMIT, 1, MOST_EVENTS);
    const waitMs = within(query, 'pollTimeoutSeconds', DEFAULT_TIMEOUT_S, 0, LONGEST_TIMEOUT_S) * 1000;
    const found = await this.events.poll({ topic, from: this.startOf(query), limit, waitMs });
    return {
      offsetId: Buffer.from(JSON.stringify(found.next)).toString('base64url'),
      count: found.events.length,
      events: found.events.map((event) => ({ contentType: 'application/json', value: JSON.stringify(event) })),
    };
  }

  private startOf(query: QueryParameters): LogPlace {
    const offset = textOf(query, 'offsetId') ?? '';
    if (offset !== '') return placeOf(offset);
    const days = within(query, 'lookbackWindowDays', 0, 0, LONGEST_LOOKBACK_DAYS);
    return AspectLog.placeAt(this.clock.now() - days * DAY_MS);
  }
}

function topicOf(name: string): Topic {
  if (name === 'MetadataChangeLog_Versioned_v1' || name === 'PlatformEvent_v1') return name;
  if (name === 'MetadataChangeLog_Timeseries_v1')
    throw invalidArgument(
      'No log is kept of time series. Read them with /openapi/v2/timeseries/{entityName}/{aspectName}.',
    );
  throw invalidArgument(`The query parameter "topic" must be one of ${Object.keys(PRIVILEGED).join(', ')}.`);
}

function within(query: QueryParameters, name: string, fallback: number, least: number, most: number): number {
  const number = integerOf(query, name, fallback);
  if (number >= least && number <= most) return number;
  throw invalidArgument(`The query parameter "${name}" must be from ${String(least)} to ${String(most)}.`);
}

function placeOf(offset: string): LogPlace {
  const place = parsed(Buffer.from(offset, 'base64url').toString());
  const [createdOn, urn, aspect] = Array.isArray(place) && place.length === 3 ? (place as readonly unknown[]) : [];
  if (typeof createdOn === 'string' && isTime(createdOn) && typeof urn === 'string' && typeof aspect === 'string')
    return [createdOn, urn, aspect];
  throw invalidArgument('The query parameter "offsetId" is not one of this topic. Leave it out to start anew.');
}

/** Whether the text is a time as databases write them, of a day that there is. */
function isTime(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d[\d.]*Z?$/.test(text)) return false;
  const second = text.slice(0, 19).replace(' ', 'T');
  const time = Date.parse(`${second}Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(second);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
