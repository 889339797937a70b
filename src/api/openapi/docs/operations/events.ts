import { ANY_OBJECT, COUNT, FLAG, listOf, object, oneOfTexts, record, TEXT, WHOLE } from '../../operation/schemas.js';
import { type Operation, query, required } from '../operation.js';
import { TOPICS } from '../../events/poll/topics.js';

/** Events that come in, and what is told of those that were. */
export const EVENT_OPERATIONS: readonly Operation[] = [
  {
    group: 'openlineage',
    tag: 'OpenLineage',
    method: 'post',
    path: '/openapi/openlineage/api/v1/lineage',
    summary: 'Take an OpenLineage run event.',
    body: ANY_OBJECT,
  },
  {
    group: 'events',
    tag: 'Events',
    method: 'post',
    path: '/openapi/v1/tracking/track',
    summary: 'Take what a page tells of its use.',
    body: { ...object({ type: TEXT }, 'type'), additionalProperties: true },
  },
  {
    group: 'events',
    tag: 'Events',
    method: 'get',
    path: '/openapi/v1/events/poll',
    summary: 'Follow what changes.',
    parameters: [
      ...required({ topic: oneOfTexts(...Object.keys(TOPICS)) }),
      ...query({
        offsetId: TEXT,
        limit: { type: 'integer', minimum: 1, maximum: 5_000 },
        pollTimeoutSeconds: { type: 'integer', minimum: 0, maximum: 10 },
        lookbackWindowDays: { type: 'integer', minimum: 0, maximum: 10_000 },
      }),
    ],
    answer: record({ offsetId: TEXT, count: COUNT, events: listOf(record({ contentType: TEXT, value: TEXT })) }),
  },
  {
    group: 'events',
    tag: 'Events',
    method: 'post',
    path: '/openapi/v1/events/audit/search',
    summary: 'Search the audit trail.',
    parameters: query({ startTime: WHOLE, endTime: WHOLE, size: COUNT, scrollId: TEXT, includeRaw: FLAG }),
    body: object({
      eventTypes: listOf(TEXT),
      entityTypes: listOf(TEXT),
      aspectTypes: listOf(TEXT),
      actorUrns: listOf(TEXT),
      entityUrns: listOf(TEXT),
      outcomes: listOf(TEXT),
    }),
    bodyIsOptional: true,
    answer: object(
      { nextScrollId: TEXT, count: COUNT, total: COUNT, usageEvents: listOf(ANY_OBJECT) },
      'count',
      'total',
      'usageEvents',
    ),
  },
];
