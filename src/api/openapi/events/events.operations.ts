import { POLLING_EVENTS } from '../../../auth/index.js';
import { demanding } from '../operation/access.js';
import { deferred, integer, type Parameter, parameter, text } from '../operation/parameters.js';
import { COUNT, listOf, oneOfTexts, record, TEXT } from '../operation/schemas.js';
import { section } from '../operation/section.js';
import { textOf } from '../query.js';
import { type Topic, topicNamed, TOPICS } from './topics.js';

/** Limits of a poll. Source: DataHub's events endpoint. */
const DEFAULT_LIMIT = 100;
const MOST_EVENTS = 5_000;
const DEFAULT_TIMEOUT_S = 5;
const LONGEST_TIMEOUT_S = 10;
const LONGEST_LOOKBACK_DAYS = 10_000;
/** Changes that a stream reads at once at most. */
const MOST_AT_ONCE = 1_000;

const lookbackWindowDays = deferred(integer(0, { least: 0, most: LONGEST_LOOKBACK_DAYS }));

const topic: Parameter<Topic> = {
  ...parameter(oneOfTexts(...Object.keys(TOPICS)), (given, name) => topicNamed(textOf(given, name) ?? '')),
  isRequired: true,
};

/** Events for clients to follow. */
export const EVENTS = section(
  { path: '/openapi/v1/events', group: 'events', tag: 'Events', access: demanding(POLLING_EVENTS) },
  {
    poll: {
      method: 'get',
      path: 'poll',
      summary: 'Follow changes.',
      query: {
        topic: deferred(topic),
        offsetId: text(),
        limit: deferred(integer(DEFAULT_LIMIT, { least: 1, most: MOST_EVENTS })),
        pollTimeoutSeconds: deferred(integer(DEFAULT_TIMEOUT_S, { least: 0, most: LONGEST_TIMEOUT_S })),
        lookbackWindowDays,
      },
      answer: record({ offsetId: TEXT, count: COUNT, events: listOf(record({ contentType: TEXT, value: TEXT })) }),
    },
    stream: {
      method: 'get',
      path: 'stream',
      summary: 'Follow changes as server-sent events. Last-Event-ID or offsetId continues after an event.',
      query: {
        topic: deferred(topic),
        offsetId: text(),
        limit: deferred(integer(DEFAULT_LIMIT, { least: 1, most: MOST_AT_ONCE })),
        lookbackWindowDays,
      },
      answer: TEXT,
      answerType: 'text/event-stream',
    },
  },
);
