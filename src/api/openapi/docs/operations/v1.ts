import {
  ANY_OBJECT,
  COUNT,
  FLAG,
  listOf,
  mapOf,
  object,
  record,
  refTo,
  TEXT,
  URN,
  WHOLE,
} from '../../operation/schemas.js';
import { type Operation, query, required } from '../operation.js';

const V1 = { group: 'openapi-v1', tag: 'Entities, v1' } as const;
const COUNTS = { group: 'openapi-v1', tag: 'Counts', method: 'get' } as const;
const WRITTEN = { answer: listOf(URN), statuses: [200, 201] } as const;
const TYPED = { ...object({ __type: TEXT }, '__type'), additionalProperties: true };

/** The older, typed form of entities, and traces of writes. */
export const V1_OPERATIONS: readonly Operation[] = [
  {
    ...V1,
    method: 'get',
    path: '/openapi/entities/v1/latest',
    summary: 'The latest aspects of entities of one type.',
    parameters: [...required({ urns: listOf(URN) }), ...query({ aspectNames: listOf(TEXT) })],
    answer: record({ responses: mapOf(record({ entityName: TEXT, urn: TEXT, aspects: mapOf(ANY_OBJECT) })) }),
  },
  {
    ...V1,
    ...WRITTEN,
    method: 'post',
    path: '/openapi/entities/v1',
    summary: 'Write one aspect of each entity.',
    parameters: query({ async: FLAG, createIfNotExists: FLAG, createEntityIfNotExists: FLAG }),
    body: listOf(
      object({ entityType: TEXT, entityUrn: URN, aspect: TYPED, entityKeyAspect: TYPED }, 'entityType', 'aspect'),
    ),
  },
  {
    ...V1,
    method: 'delete',
    path: '/openapi/entities/v1',
    summary: 'Mark entities as removed, or delete them for good.',
    parameters: [...required({ urns: listOf(URN) }), ...query({ soft: FLAG, async: FLAG })],
    answer: listOf(
      record({
        rowsRolledBack: listOf(record({ urn: TEXT, aspectName: TEXT })),
        rowsDeletedFromEntityDeletion: COUNT,
      }),
    ),
  },
  {
    ...V1,
    ...WRITTEN,
    method: 'post',
    path: '/openapi/v2/platform/entities/v1',
    summary: 'Write change proposals.',
    parameters: query({ async: FLAG }),
    body: listOf(
      object(
        { entityType: TEXT, entityUrn: URN, aspectName: TEXT, changeType: TEXT, aspect: record({ value: ANY_OBJECT }) },
        'entityType',
        'aspectName',
        'aspect',
      ),
    ),
  },
  {
    ...COUNTS,
    path: '/openapi/v1/entities/counts',
    summary: 'How many entities there are of each type.',
    parameters: query({ types: listOf(TEXT), includeTotal: FLAG, skipCache: FLAG }),
    answer: object(
      {
        counts: listOf(refTo('EntityCount')),
        activeTotal: COUNT,
        softDeletedTotal: COUNT,
        totalCount: COUNT,
        requestedTypes: listOf(TEXT),
        computedAtMillis: WHOLE,
        cacheHit: FLAG,
      },
      'counts',
      'activeTotal',
      'softDeletedTotal',
      'computedAtMillis',
      'cacheHit',
    ),
  },
  {
    ...COUNTS,
    path: '/openapi/v1/entities/{entityType}/count',
    summary: 'How many entities there are of one type.',
    parameters: query({ includeTotal: FLAG, skipCache: FLAG }),
    answer: { allOf: [refTo('EntityCount'), record({ computedAtMillis: WHOLE, cacheHit: FLAG })] },
  },
  {
    group: 'openapi-v1',
    tag: 'Files',
    method: 'get',
    path: '/openapi/v1/files/{folder}/{fileId}',
    summary: 'A file that documentation refers to. Refused with 503, since no object store is configured.',
    parameters: query({ expiration: { type: 'integer', minimum: 1, maximum: 604_800 } }),
  },
  {
    group: 'openapi-v1',
    tag: 'Traces',
    method: 'post',
    path: '/openapi/v1/trace/write/{traceId}',
    summary: 'What became of a write.',
    inPath: { traceId: { type: 'string', pattern: '^[0-9a-f]{32}$' } },
    parameters: query({ onlyIncludeErrors: FLAG, detailed: FLAG, skipCache: FLAG }),
    body: mapOf(listOf(TEXT)),
    answer: mapOf(mapOf(refTo('AspectTrace'))),
  },
];
