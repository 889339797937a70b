import { ANY_OBJECT, FLAG, listOf, mapOf, object, record, refTo, TEXT, URN, WHOLE } from '../../operation/schemas.js';
import { type Operation, query, required } from '../operation.js';
import { ASPECTS, CREATE, DELETE, READ, SCROLL, WRITE } from '../parameters.js';

const V2 = { group: 'openapi-v2', tag: 'Entities, v2' } as const;
const TYPE = '/openapi/v2/entity/{entityName}';
const ONE = `${TYPE}/{urn}`;
const ASPECT = `${ONE}/{aspectName}`;

const TIMELINE = {
  group: 'openapi-v2',
  tag: 'Timeline',
  method: 'get',
  summary: 'How an entity changed over time.',
  parameters: [
    ...required({ categories: TEXT }),
    ...query({ startTime: WHOLE, endTime: WHOLE, raw: FLAG, includeVersionSet: FLAG }),
  ],
  answer: listOf(refTo('ChangeTransaction')),
} as const;

const COLLECTION: readonly Operation[] = [
  {
    ...V2,
    method: 'get',
    path: TYPE,
    summary: 'Scroll through entities of one type.',
    parameters: [...ASPECTS, ...SCROLL],
    answer: object({ scrollId: TEXT, results: listOf(refTo('EntityV2')) }, 'results'),
  },
  {
    ...V2,
    method: 'post',
    path: TYPE,
    summary: 'Write entities.',
    parameters: WRITE,
    body: listOf(record({ urn: URN, aspects: mapOf(object({ value: ANY_OBJECT }, 'value')) })),
    answer: listOf(refTo('EntityV2')),
    statuses: [200, 202],
  },
  {
    ...V2,
    method: 'post',
    path: '/openapi/v2/entity/batch/{entityName}',
    summary: 'Read entities by their urns.',
    body: object({ urns: listOf(URN), aspectNames: listOf(TEXT), withSystemMetadata: FLAG }, 'urns'),
    answer: record({ entities: listOf(refTo('EntityV2')) }),
  },
];

const SINGLE: readonly Operation[] = [
  {
    ...V2,
    method: 'get',
    path: ONE,
    summary: 'Read one entity.',
    parameters: [...ASPECTS, ...READ],
    answer: refTo('EntityV2'),
  },
  { ...V2, method: 'head', path: ONE, summary: 'Ask whether an entity exists.', statuses: [204] },
  { ...V2, method: 'delete', path: ONE, summary: 'Delete an entity, or aspects of it.', parameters: DELETE },
  {
    ...V2,
    method: 'get',
    path: ASPECT,
    summary: 'Read one aspect.',
    parameters: [...query({ version: WHOLE }), ...READ],
    answer: refTo('AnyAspect'),
    bodiless: [404],
  },
  { ...V2, method: 'head', path: ASPECT, summary: 'Ask whether an entity has an aspect.', statuses: [204] },
  {
    ...V2,
    method: 'post',
    path: ASPECT,
    summary: 'Write one aspect.',
    parameters: CREATE,
    body: ANY_OBJECT,
    answer: refTo('EntityV2'),
    statuses: [200, 202],
  },
  {
    ...V2,
    method: 'patch',
    path: ASPECT,
    summary: 'Patch one aspect.',
    parameters: WRITE,
    body: refTo('AspectPatch'),
    answer: refTo('EntityV2'),
  },
  { ...V2, method: 'delete', path: ASPECT, summary: 'Delete one aspect.' },
];

/** The v2 API: entities, time series, and what changed over time. */
export const V2_OPERATIONS: readonly Operation[] = [
  ...COLLECTION,
  ...SINGLE,
  {
    group: 'openapi-v2',
    tag: 'Time series',
    method: 'get',
    path: '/openapi/v2/timeseries/{entityName}/{aspectName}',
    summary: 'Scroll through the values of a time series, the newest first.',
    parameters: query({
      count: WHOLE,
      scrollId: TEXT,
      startTimeMillis: WHOLE,
      endTimeMillis: WHOLE,
      systemMetadata: FLAG,
    }),
    answer: object(
      {
        scrollId: TEXT,
        results: listOf(
          object(
            {
              timestampMillis: WHOLE,
              urn: URN,
              event: ANY_OBJECT,
              messageId: TEXT,
              systemMetadata: refTo('SystemMetadata'),
            },
            'timestampMillis',
            'urn',
            'event',
          ),
        ),
      },
      'results',
    ),
  },
  { ...TIMELINE, path: '/openapi/v2/timeline/v1/{urn}' },
  { ...TIMELINE, path: '/openapi/timeline/v1/{urn}' },
];
