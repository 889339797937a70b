import { ANY_OBJECT, FLAG, inPath, listOf, object, type Operation, query, refTo, TEXT, WHOLE } from './operation.js';

const V3 = { group: 'openapi-v3' } as const;
const V2 = { group: 'openapi-v2', tag: 'Entities of the v2 API' } as const;
const V1 = { group: 'openapi-v1' } as const;
const OPERATIONS = { group: 'operations', tag: 'Operations' } as const;

const EDGES = query({ count: WHOLE, scrollId: TEXT, sliceId: WHOLE, sliceMax: WHOLE });
const SCROLL = query({ count: WHOLE, query: TEXT, scrollId: TEXT, systemMetadata: FLAG, includeSoftDelete: FLAG });
const PAGE = query({ start: WHOLE, count: WHOLE });
const SPECIFICATIONS = object({ elements: listOf(ANY_OBJECT), start: WHOLE, count: WHOLE, total: WHOLE }, 'elements');
const EDGE_PAGE = refTo('EdgePage');
const DIRECTION = { type: 'string', enum: ['INCOMING', 'OUTGOING'] };

const ENTITIES: readonly Operation[] = [
  {
    ...V3,
    tag: 'Entities of all types',
    method: 'post',
    path: '/openapi/v3/entity/scroll',
    summary: 'Scroll through entities of several types.',
    parameters: [...SCROLL, ...query({ skipAggregation: FLAG, scrollIdPerEntity: FLAG })],
    body: object({
      entities: listOf(TEXT),
      aspects: listOf(TEXT),
      filter: refTo('Filter'),
      sortCriteria: listOf(ANY_OBJECT),
    }),
    answer: object({
      scrollId: TEXT,
      entities: listOf(refTo('AnyEntity')),
      facets: listOf(ANY_OBJECT),
      totalCount: WHOLE,
    }),
  },
  ...(['post', 'patch'] as const).map((method): Operation => ({
    ...V3,
    tag: 'Entities of all types',
    method,
    path: '/openapi/v3/entity/generic',
    summary: method === 'post' ? 'Write entities of several types.' : 'Patch entities of several types.',
    parameters: query({ async: FLAG, systemMetadata: FLAG }),
    body: refTo('EntitiesByType'),
    answer: refTo('EntitiesByType'),
    statuses: [200, 202],
  })),
  {
    ...V3,
    tag: 'Entities of all types',
    method: 'post',
    path: '/openapi/v3/entity/generic/batchGet',
    summary: 'Read entities of several types by their urns.',
    parameters: query({ systemMetadata: FLAG }),
    body: refTo('EntitiesByType'),
    answer: refTo('EntitiesByType'),
  },
  ...(['post', 'delete'] as const).map((method): Operation => ({
    ...V3,
    tag: 'Versions',
    method,
    path: '/openapi/v3/entity/versioning/{versionSetUrn}/relationship/versionOf/{entityUrn}',
    summary: method === 'post' ? 'Link an entity to a version set.' : 'Take an entity out of a version set.',
    parameters: [...inPath('versionSetUrn', 'entityUrn'), ...query({ systemMetadata: FLAG })],
    ...(method === 'post' && {
      body: object({ version: TEXT, comment: TEXT, sourceCreationTimestamp: WHOLE, sourceCreator: TEXT }, 'version'),
    }),
    answer: listOf(refTo('AnyEntity')),
  })),
];

const GRAPH: readonly Operation[] = [
  {
    ...V3,
    tag: 'Relationships',
    method: 'get',
    path: '/openapi/v3/relationship/{relationshipType}',
    summary: 'Scroll through the relationships of one type.',
    parameters: [...inPath('relationshipType'), ...EDGES],
    answer: EDGE_PAGE,
  },
  {
    ...V3,
    tag: 'Relationships',
    method: 'get',
    path: '/openapi/v3/relationship/{entityName}/{entityUrn}',
    summary: 'Scroll through the relationships of one entity.',
    parameters: [
      ...inPath('entityName', 'entityUrn'),
      ...EDGES,
      ...query({ 'relationshipType[]': listOf(TEXT), direction: DIRECTION }),
    ],
    answer: EDGE_PAGE,
  },
  {
    ...V3,
    tag: 'Relationships',
    method: 'post',
    path: '/openapi/v3/relationship/scroll',
    summary: 'Scroll through the relationships that meet filters.',
    parameters: [
      ...EDGES,
      ...query({
        relationshipTypes: listOf(TEXT),
        sourceTypes: listOf(TEXT),
        destinationTypes: listOf(TEXT),
        direction: { type: 'string', enum: ['INCOMING', 'OUTGOING', 'UNDIRECTED'] },
      }),
    ],
    body: object({ sourceFilter: refTo('Filter'), destinationFilter: refTo('Filter'), edgeFilter: refTo('Filter') }),
    answer: EDGE_PAGE,
  },
  {
    ...V3,
    tag: 'Lineage',
    method: 'post',
    path: '/openapi/v3/lineage/scroll',
    summary: 'Scroll through lineage edges.',
    parameters: [
      ...EDGES,
      ...query({ relationshipTypes: listOf(TEXT), direction: { type: 'string', enum: ['UPSTREAM', 'DOWNSTREAM'] } }),
    ],
    body: object({ urns: listOf(TEXT) }),
    answer: EDGE_PAGE,
  },
  {
    ...V1,
    tag: 'Relationships',
    method: 'get',
    path: '/openapi/relationships/v1',
    summary: 'The entities related to one.',
    parameters: [
      { name: 'urn', in: 'query', schema: TEXT, required: true },
      { name: 'relationshipTypes', in: 'query', schema: listOf(TEXT), required: true },
      { name: 'direction', in: 'query', schema: DIRECTION, required: true },
      ...PAGE,
    ],
    answer: object({ start: WHOLE, count: WHOLE, total: WHOLE, entities: listOf(ANY_OBJECT) }, 'entities'),
  },
];

const ENTITIES_V2: readonly Operation[] = [
  {
    ...V2,
    method: 'get',
    path: '/openapi/v2/entity/{entityName}',
    summary: 'Scroll through entities of one type.',
    parameters: [...inPath('entityName'), ...SCROLL],
    answer: object({ scrollId: TEXT, results: listOf(refTo('EntityV2')) }, 'results'),
  },
  {
    ...V2,
    method: 'post',
    path: '/openapi/v2/entity/batch/{entityName}',
    summary: 'Read entities by their urns.',
    parameters: inPath('entityName'),
    body: object({ urns: listOf(TEXT), aspectNames: listOf(TEXT), withSystemMetadata: FLAG }, 'urns'),
    answer: object({ entities: listOf(refTo('EntityV2')) }, 'entities'),
  },
  {
    ...V2,
    method: 'get',
    path: '/openapi/v2/entity/{entityName}/{urn}',
    summary: 'Read one entity.',
    parameters: [...inPath('entityName', 'urn'), ...query({ aspects: listOf(TEXT), systemMetadata: FLAG })],
    answer: refTo('EntityV2'),
  },
  {
    group: 'openapi-v2',
    tag: 'Timeline',
    method: 'get',
    path: '/openapi/v2/timeline/v1/{urn}',
    summary: 'How an entity changed over time.',
    parameters: [
      ...inPath('urn'),
      { name: 'categories', in: 'query', schema: TEXT, required: true },
      ...query({ startTime: WHOLE, endTime: WHOLE, raw: FLAG, includeVersionSet: FLAG }),
    ],
    answer: listOf(refTo('ChangeTransaction')),
  },
];

const SERVICE: readonly Operation[] = [
  ...['entity', 'aspect', 'event'].map((kind): Operation => ({
    ...V1,
    tag: 'Registry',
    method: 'get',
    path: `/openapi/v1/registry/models/${kind}/specifications`,
    summary: `The ${kind} specifications of the model.`,
    parameters: PAGE,
    answer: SPECIFICATIONS,
  })),
  {
    ...OPERATIONS,
    method: 'get',
    path: '/openapi/operations/elasticSearch/getIndexSizes',
    summary: 'Sizes of the time series.',
    answer: object({ sizes: listOf(ANY_OBJECT) }, 'sizes'),
  },
  {
    ...OPERATIONS,
    method: 'get',
    path: '/openapi/operations/messaging/{stream}/consumer/lag',
    summary: 'How far what follows the writes lags behind them.',
    parameters: [...inPath('stream'), ...query({ detailed: FLAG })],
    answer: object({ consumerGroups: ANY_OBJECT }, 'consumerGroups'),
  },
  {
    ...OPERATIONS,
    method: 'get',
    path: '/openapi/operations/identity/user/urn',
    summary: 'Who the caller is.',
    answer: object({ urn: TEXT }, 'urn'),
  },
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
    path: '/openapi/v1/events/audit/search',
    summary: 'Search the audit trail.',
    parameters: query({ startTime: WHOLE, endTime: WHOLE, size: WHOLE, scrollId: TEXT, includeRaw: FLAG }),
    body: object({
      eventTypes: listOf(TEXT),
      entityTypes: listOf(TEXT),
      aspectTypes: listOf(TEXT),
      actorUrns: listOf(TEXT),
    }),
    answer: object({ nextScrollId: TEXT, count: WHOLE, total: WHOLE, usageEvents: listOf(ANY_OBJECT) }),
  },
];

/** The operations that are the same for every model. */
export const OTHER_OPERATIONS: readonly Operation[] = [...ENTITIES, ...GRAPH, ...ENTITIES_V2, ...SERVICE];
