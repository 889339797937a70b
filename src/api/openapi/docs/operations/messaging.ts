import {
  ANY_OBJECT,
  COUNT,
  FLAG,
  listOf,
  object,
  oneOfTexts,
  type Operation,
  query,
  record,
  refTo,
  required,
  TEXT,
  WHOLE,
} from '../operation.js';

const OPERATIONS = { group: 'operations', tag: 'Operations' } as const;
const STREAM = { stream: oneOfTexts('mcp', 'mcl', 'mcl-timeseries') } as const;
const CONSUMERS = { ...OPERATIONS, path: '/openapi/operations/messaging/consumers' } as const;

/** What carries changes to those who follow them. */
export const MESSAGING_OPERATIONS: readonly Operation[] = [
  {
    ...OPERATIONS,
    method: 'get',
    path: '/openapi/operations/messaging/transport',
    summary: 'What carries messages.',
    answer: record({ transport: TEXT }),
  },
  {
    ...OPERATIONS,
    method: 'get',
    path: '/openapi/operations/messaging/{stream}/consumer/lag',
    summary: 'How far what follows the writes lags behind them.',
    inPath: { stream: oneOfTexts('mcp', 'mcl', 'mcl-timeseries', 'usage-events') },
    parameters: query({ detailed: FLAG, skipCache: FLAG }),
    answer: record({ consumerGroups: refTo('ConsumerLag') }),
  },
  {
    ...OPERATIONS,
    method: 'get',
    path: '/openapi/operations/kafka/{stream}/consumer/offsets',
    summary: 'The same, as older clients ask for it.',
    inPath: STREAM,
    parameters: query({ detailed: FLAG, skipCache: FLAG }),
    answer: refTo('ConsumerLag'),
  },
  {
    ...CONSUMERS,
    method: 'get',
    summary: 'The consumers of a topic: none, since there is no message bus.',
    parameters: required({ topicName: TEXT }),
    answer: listOf(record({ consumerGroup: TEXT, topicName: TEXT, registeredAt: WHOLE, lastHeartbeatAt: WHOLE })),
  },
  {
    ...CONSUMERS,
    method: 'put',
    summary: 'Register a consumer. Nobody can be registered without a message bus.',
    body: record({ consumerGroup: TEXT, topicName: TEXT }),
  },
  {
    ...CONSUMERS,
    method: 'delete',
    summary: 'Remove a consumer, of which there is none.',
    parameters: required({ consumerGroup: TEXT, topicName: TEXT }),
    answer: record({ deleted: FLAG }),
  },
  {
    ...OPERATIONS,
    method: 'post',
    path: '/openapi/operations/messaging/consumer/offsets/reset',
    summary: 'Move the offsets of consumers, of which there are none.',
    body: object({ consumerGroup: TEXT, topicName: TEXT, partitionId: COUNT, onlyStuckAhead: FLAG }),
    bodyIsOptional: true,
    answer: record({ transport: TEXT, partitionsUpdated: COUNT, resets: listOf(ANY_OBJECT) }),
  },
];
