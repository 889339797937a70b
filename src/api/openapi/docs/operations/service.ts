import {
  ANY_OBJECT,
  COUNT,
  FLAG,
  listOf,
  mapOf,
  NUMBER,
  object,
  record,
  refTo,
  TEXT,
  URN,
  WHOLE,
} from '../../operation/schemas.js';
import { type Operation, query, required } from '../operation.js';

const OPERATIONS = { group: 'operations', tag: 'Operations' } as const;
const ENGINE = { group: 'operations', tag: 'Search engine and indices' } as const;
const SEARCH = '/openapi/operations/elasticSearch';

const INQUIRY = query({
  query: TEXT,
  entityName: TEXT,
  scrollId: TEXT,
  keepAlive: TEXT,
  size: COUNT,
  filters: TEXT,
  sortCriteria: listOf(TEXT),
  searchFlags: TEXT,
});
const NAMES_BY_URN = mapOf(listOf(TEXT));
const DOCUMENTS_BY_ASPECT = mapOf(mapOf(ANY_OBJECT));

const SEARCHES: readonly Operation[] = [
  ...(['search/request', 'scroll/request', 'autocomplete/request/{field}', 'aggregate/request/{field}'] as const).map(
    (path): Operation => ({
      ...ENGINE,
      method: 'get',
      path: `${SEARCH}/query/${path}`,
      summary: 'What the search engine would be asked.',
      parameters: INQUIRY,
      answer: ANY_OBJECT,
    }),
  ),
  {
    ...ENGINE,
    method: 'get',
    path: `${SEARCH}/explainSearchQuery`,
    summary: 'Why a search finds a document, or does not.',
    parameters: [...required({ documentId: TEXT }), ...INQUIRY],
    answer: record({ id: TEXT, matched: FLAG, explanation: refTo('ScoreDetail') }),
  },
  {
    ...ENGINE,
    method: 'get',
    path: `${SEARCH}/explainSearchQueryDiff`,
    summary: 'Where the explanations of two documents differ.',
    parameters: [...required({ documentIdA: TEXT, documentIdB: TEXT }), ...INQUIRY],
    answer: TEXT,
    answerType: 'text/plain',
  },
];

const RAW: readonly Operation[] = [
  {
    ...ENGINE,
    method: 'post',
    path: `${SEARCH}/entity/raw`,
    summary: 'Search documents as they are stored.',
    body: listOf(URN),
    answer: mapOf(ANY_OBJECT),
  },
  {
    ...ENGINE,
    method: 'post',
    path: `${SEARCH}/systemmetadata/raw`,
    summary: 'Entries of the run listing.',
    body: NAMES_BY_URN,
    answer: DOCUMENTS_BY_ASPECT,
  },
  {
    ...ENGINE,
    method: 'post',
    path: `${SEARCH}/timeseries/raw`,
    summary: 'The newest values of time series.',
    body: NAMES_BY_URN,
    answer: DOCUMENTS_BY_ASPECT,
  },
  {
    ...ENGINE,
    method: 'post',
    path: `${SEARCH}/graph/raw`,
    summary: 'Edges as they are stored.',
    body: listOf(record({ a: URN, b: URN, relationshipType: TEXT })),
    answer: listOf(ANY_OBJECT),
  },
];

const INDICES: readonly Operation[] = [
  {
    ...ENGINE,
    method: 'get',
    path: `${SEARCH}/getIndexSizes`,
    summary: 'Sizes of the time series, in megabytes.',
    answer: record({
      sizes: listOf(record({ aspectName: TEXT, entityName: TEXT, indexName: TEXT, sizeMb: NUMBER })),
    }),
  },
  {
    ...ENGINE,
    method: 'get',
    path: `${SEARCH}/getTaskStatus`,
    summary: 'Where a task stands.',
    parameters: required({ task: TEXT }),
    answer: record({ completed: FLAG, taskId: TEXT, status: ANY_OBJECT, runTimeNanos: WHOLE }),
  },
  {
    ...ENGINE,
    method: 'get',
    path: `${SEARCH}/restoreIndices`,
    summary: 'Restore search documents and edges from the rows in SQL.',
    parameters: query({
      aspectName: TEXT,
      urn: URN,
      urnLike: TEXT,
      batchSize: WHOLE,
      start: WHOLE,
      limit: WHOLE,
      gePitEpochMs: WHOLE,
      lePitEpochMs: WHOLE,
      createDefaultAspects: FLAG,
    }),
    answer: listOf(refTo('RestoreResult')),
    bodiless: [403],
  },
  {
    ...ENGINE,
    method: 'post',
    path: `${SEARCH}/restoreIndices`,
    summary: 'Restore search documents and edges of some urns.',
    parameters: query({ aspectNames: listOf(TEXT), batchSize: WHOLE, createDefaultAspects: FLAG }),
    body: listOf(URN),
    answer: listOf(refTo('RestoreResult')),
    bodiless: [403],
  },
  {
    ...ENGINE,
    method: 'post',
    path: `${SEARCH}/incrementalReindex/entity/{entityName}/dualWrite/disable`,
    summary: 'End writes to an index that was replaced. There are none: a rebuild ends them itself.',
    answer: record({ success: FLAG, message: TEXT }),
    statuses: [409],
  },
];

const SETTINGS: readonly Operation[] = [
  {
    ...OPERATIONS,
    method: 'get',
    path: '/openapi/operations/throttle/requests',
    summary: 'Which writes are throttled.',
    answer: refTo('Throttles'),
  },
  {
    ...OPERATIONS,
    method: 'post',
    path: '/openapi/operations/throttle/requests/manual',
    summary: 'Throttle the writes of callers by hand, or end that.',
    parameters: required({ enabled: FLAG }),
    answer: refTo('Throttles'),
  },
  {
    ...OPERATIONS,
    method: 'get',
    path: '/openapi/v1/system-info',
    summary: 'What the service is made of.',
    answer: record({ springComponents: refTo('Components') }),
  },
  {
    ...OPERATIONS,
    method: 'get',
    path: '/openapi/v1/system-info/spring-components',
    summary: 'The parts of the service.',
    answer: refTo('Components'),
  },
  {
    ...OPERATIONS,
    method: 'get',
    path: '/openapi/v1/system-info/properties',
    summary: 'The settings, and where they come from.',
    answer: record({
      properties: mapOf(record({ key: TEXT, value: TEXT, resolvedValue: TEXT, source: TEXT, sourceType: TEXT })),
      propertySources: listOf(record({ name: TEXT, type: TEXT, propertyCount: COUNT })),
      totalProperties: COUNT,
      redactedProperties: COUNT,
    }),
  },
  {
    ...OPERATIONS,
    method: 'get',
    path: '/openapi/v1/system-info/properties/simple',
    summary: 'The settings.',
    answer: mapOf(TEXT),
  },
];

const SERVICE: readonly Operation[] = [
  {
    ...OPERATIONS,
    method: 'get',
    path: '/openapi/operations/identity/user/urn',
    summary: 'Who the caller is.',
    answer: record({ urn: URN }),
  },
  {
    ...OPERATIONS,
    method: 'get',
    path: '/openapi/v1/rate-limits/config',
    summary: 'How requests are limited.',
    answer: object({ enabled: FLAG, excludedPaths: listOf(TEXT), scoped: ANY_OBJECT }, 'enabled', 'scoped'),
  },
  {
    ...OPERATIONS,
    method: 'get',
    path: '/openapi/v1/rate-limits/status',
    summary: 'What is left of the limits in the process that answers.',
    answer: object({ scopedEnabled: FLAG, scoped: ANY_OBJECT }, 'scopedEnabled', 'scoped'),
  },
  {
    ...OPERATIONS,
    method: 'get',
    path: '/openapi/v3/api-docs',
    summary: 'This document.',
    answer: ANY_OBJECT,
  },
  {
    ...OPERATIONS,
    method: 'get',
    path: '/openapi/v3/api-docs/{group}',
    summary: 'One group of the operations of this document.',
    answer: ANY_OBJECT,
  },
];

/** What those need who operate the service. */
export const SERVICE_OPERATIONS: readonly Operation[] = [...SETTINGS, ...SERVICE];
