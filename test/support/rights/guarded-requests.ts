import { DATASET, TAG, VERSION_SET } from './guarded-fields.js';

/** Where relationships are read, one of which what is stored for the calls tells. */
export const EDGE = '/openapi/v3/relationship/IncidentOn';

const PROPERTIES = { name: 'changed' };
const TARGET = { entityType: 'tag', entityUrn: TAG, changeType: 'UPSERT', aspectName: 'tagProperties' };
const PROPOSAL = {
  ...TARGET,
  aspect: { value: JSON.stringify(PROPERTIES), contentType: 'application/json' },
};

/** A write in a run, under a model of its own. */
export const OF_RUN = {
  ...PROPOSAL,
  entityUrn: 'urn:li:tag:guarded-by-run',
  aspect: { value: JSON.stringify({ name: 'as it was' }), contentType: 'application/json' },
  systemMetadata: { runId: 'guarded', lastObserved: 1, registryName: 'guarded', registryVersion: '1.0.0' },
};

const SNAPSHOT = {
  value: {
    'com.linkedin.metadata.snapshot.TagSnapshot': {
      urn: TAG,
      aspects: [{ 'com.linkedin.tag.TagProperties': PROPERTIES }],
    },
  },
};
const BUCKET = { bucket: 1_700_000_000_000, duration: 'DAY', resource: DATASET, metrics: {} };
const PAGE = { start: 0, count: 1 };
const IDS = `ids=List(${encodeURIComponent(TAG)})`;
const URNS = `urns=${encodeURIComponent(TAG)}`;
const EVENT = { header: { timestampMillis: 1 }, name: 'e', payload: { value: '{}', contentType: 'application/json' } };
const RUN_EVENT = {
  eventType: 'COMPLETE',
  eventTime: '2026-01-02T03:04:05Z',
  producer: 'https://github.com/OpenLineage/OpenLineage/tree/1.30.0/integration/spark',
  run: { runId: 'guarded' },
  job: { namespace: 'prod', name: 'guarded.load' },
  inputs: [],
  outputs: [{ namespace: 'hive', name: 'guarded' }],
};
const ENGINE = '/openapi/operations/elasticSearch';
const REGISTRY = '/openapi/v1/registry';
const VERSION = `/openapi/v3/entity/versioning/${encodeURIComponent(VERSION_SET)}/relationship/versionOf/${encodeURIComponent(DATASET)}`;
const LOGICAL = `/openapi/v3/logical/${encodeURIComponent(DATASET)}/relationship/physicalInstanceOf`;
const V2 = '/openapi/v2/entity/tag';
const V2_ONE = `${V2}/${encodeURIComponent(TAG)}`;
const V3 = '/openapi/v3/entity/tag';
const ONE = `${V3}/${encodeURIComponent(TAG)}`;

/** A path and a body for every other entrance that asks for rights; without a path, the one of the name. */
export const REQUESTS: Readonly<
  Record<string, { readonly path?: string; readonly body?: unknown; readonly status?: number }>
> = {
  'GET /aspects/{key}': { path: `/aspects/${encodeURIComponent(TAG)}?aspect=tagProperties` },
  'GET /entities/{key}': { path: `/entities/${encodeURIComponent(TAG)}` },
  'GET /entities?ids={keys}': { path: `/entities?${IDS}` },
  'GET /entitiesV2/{key}': { path: `/entitiesV2/${encodeURIComponent(TAG)}` },
  'GET /entitiesV2?ids={keys}': { path: `/entitiesV2?${IDS}` },
  'GET /entitiesVersionedV2?ids={keys}': { path: `/entitiesVersionedV2?${IDS}&entityType=tag` },
  'POST /aspects?action=getCount': { body: { aspect: 'tagProperties' } },
  'POST /aspects?action=getTimeseriesAspectValues': {
    body: { urn: DATASET, entity: 'dataset', aspect: 'datasetProfile' },
  },
  'POST /aspects?action=ingestProposal': { body: { proposal: PROPOSAL } },
  'POST /aspects?action=ingestProposalBatch': { body: { proposals: [PROPOSAL] } },
  'POST /aspects?action=restoreIndices': { body: {} },
  'POST /entities?action=autocomplete': { body: { entity: 'tag', query: 'g', limit: 1 } },
  'POST /entities?action=batchGetTotalEntityCount': { body: { entities: ['tag'] } },
  'POST /entities?action=batchIngest': { body: { entities: [SNAPSHOT] } },
  'POST /entities?action=browse': { body: { entity: 'dataset', path: '', start: 0, limit: 1 } },
  'POST /entities?action=delete': { body: { urn: TAG } },
  'POST /entities?action=exists': { body: { urn: TAG } },
  'POST /entities?action=filter': { body: { entity: 'tag', filter: { or: [] }, ...PAGE } },
  'POST /entities?action=filterExistingUrns': { body: { request: { urns: [TAG] } } },
  'POST /entities?action=getBrowsePaths': { body: { urn: DATASET } },
  'POST /entities?action=getTotalEntityCount': { body: { entity: 'tag' } },
  'POST /entities?action=ingest': { body: { entity: SNAPSHOT } },
  'POST /entities?action=list': { body: { entity: 'tag', ...PAGE } },
  'POST /entities?action=listUrns': { body: { entity: 'tag', ...PAGE } },
  'POST /entities?action=scrollAcrossEntities': { body: { entities: ['tag'], input: '*', keepAlive: '1m', count: 1 } },
  'POST /entities?action=search': { body: { entity: 'tag', input: '*', ...PAGE } },
  'POST /entities?action=searchAcrossEntities': { body: { entities: ['tag'], input: '*', ...PAGE } },
  'POST /operations?action=checkIndices': { body: {} },
  'POST /operations?action=getCheckStatus': { body: { taskId: 'x' } },
  'POST /operations?action=getEsTaskStatus': { body: { task: 'node:1' } },
  'POST /operations?action=getIndexSizes': { body: {} },
  'POST /operations?action=cancelCheck': { body: { taskId: 'x' } },
  'POST /operations?action=cancelRestate': { body: { taskId: 'x' } },
  'POST /operations?action=getRestateStatus': { body: {} },
  'POST /operations?action=restateAspects': { body: { urn: TAG } },
  'POST /operations?action=cancelRestore': { body: { taskId: 'x' } },
  'POST /operations?action=estimateRestore': { body: { urn: TAG } },
  'POST /operations?action=getRestoreStatus': { body: {} },
  'POST /operations?action=restoreIndices': { body: { urn: TAG } },
  'POST /operations?action=truncateTimeseriesAspect': {
    body: { entityType: 'dataset', aspect: 'datasetProfile', endTimeMillis: 1 },
  },
  'POST /usageStats?action=batchIngest': { body: { buckets: [BUCKET] } },
  'POST /usageStats?action=query': { body: { resource: DATASET, duration: 'DAY' } },
  'POST /usageStats?action=queryRange': { body: { resource: DATASET, duration: 'DAY', rangeFromEnd: 'ALL' } },
  'DELETE /relationships': { path: `/relationships?urn=${encodeURIComponent(TAG)}` },
  'GET /relationships': {
    path: `/relationships?urn=${encodeURIComponent(TAG)}&types=List(OwnedBy)&direction=OUTGOING`,
  },
  'POST /analytics?action=getTimeseriesStats': {
    body: {
      entityName: 'dataset',
      aspectName: 'datasetProfile',
      metrics: [{ fieldPath: 'rowCount', aggregationType: 'LATEST' }],
    },
  },
  'POST /entities?action=applyRetention': { body: {} },
  'POST /entities?action=deleteAll': { body: { registryId: 'guarded:1.0.0', dryRun: true } },
  'POST /entities?action=deleteReferences': { body: { urn: TAG } },
  'POST /entities?action=scrollAcrossLineage': { body: { urn: DATASET, direction: 'UPSTREAM', count: 1 } },
  'POST /entities?action=searchAcrossLineage': { body: { urn: DATASET, direction: 'UPSTREAM', ...PAGE } },
  'POST /entities?action=setWritable': { body: { value: false } },
  'POST /platform?action=producePlatformEvent': { body: { name: 'e', event: EVENT } },
  'POST /relationships?action=getLineage': { body: { urn: DATASET, direction: 'UPSTREAM' } },
  'POST /runs?action=describe': { body: { runId: 'guarded', start: 0, count: 10 } },
  'POST /runs?action=rollback': { body: { runId: 'guarded', dryRun: true } },
  'DELETE /openapi/v3/entity/:type/*': { path: ONE },
  'GET /openapi/operations/elasticSearch/getIndexSizes': {},
  'GET /openapi/operations/elasticSearch/getTaskStatus': {
    path: '/openapi/operations/elasticSearch/getTaskStatus?task=node:1',
  },
  'DELETE /openapi/operations/elasticSearch/checkIndices': {
    path: '/openapi/operations/elasticSearch/checkIndices?taskId=x',
  },
  'GET /openapi/operations/elasticSearch/checkIndices': {
    path: '/openapi/operations/elasticSearch/checkIndices?taskId=x',
  },
  'POST /openapi/operations/elasticSearch/checkIndices': {},
  'DELETE /openapi/operations/messaging/restate/:taskId': { path: '/openapi/operations/messaging/restate/x' },
  'GET /openapi/operations/messaging/restate': {},
  'GET /openapi/operations/messaging/restate/:taskId': { path: '/openapi/operations/messaging/restate/x' },
  'POST /openapi/operations/messaging/restate': {},
  'GET /openapi/operations/elasticSearch/restoreIndices': {},
  'GET /openapi/operations/elasticSearch/explainSearchQuery': {
    path: `${ENGINE}/explainSearchQuery?documentId=${encodeURIComponent(DATASET)}`,
  },
  'GET /openapi/operations/elasticSearch/explainSearchQueryDiff': {
    path: `${ENGINE}/explainSearchQueryDiff?documentIdA=${encodeURIComponent(DATASET)}&documentIdB=${encodeURIComponent(DATASET)}`,
  },
  'GET /openapi/operations/elasticSearch/query/search/request': {},
  'GET /openapi/operations/elasticSearch/query/scroll/request': {},
  'GET /openapi/operations/elasticSearch/query/autocomplete/request/:field': {
    path: `${ENGINE}/query/autocomplete/request/name?query=g`,
  },
  'GET /openapi/operations/elasticSearch/query/aggregate/request/:field': {
    path: `${ENGINE}/query/aggregate/request/platform`,
  },
  'POST /openapi/operations/elasticSearch/entity/raw': { body: [TAG] },
  'POST /openapi/operations/elasticSearch/systemmetadata/raw': { body: { [TAG]: [] } },
  'POST /openapi/operations/elasticSearch/timeseries/raw': { body: { [DATASET]: ['datasetProfile'] } },
  'POST /openapi/operations/elasticSearch/graph/raw': {
    body: [{ a: DATASET, b: TAG, relationshipType: 'TaggedWith' }],
  },
  'GET /openapi/operations/consistency/checks': {},
  'GET /openapi/operations/consistency/checks/:checkId': {
    path: '/openapi/operations/consistency/checks/orphan-index-document',
  },
  'GET /openapi/operations/consistency/entities/:urn': {
    path: `/openapi/operations/consistency/entities/${encodeURIComponent(TAG)}`,
  },
  'POST /openapi/operations/consistency/check': { body: { entityType: 'tag' } },
  'POST /openapi/operations/consistency/fix': { body: { entityType: 'tag', dryRun: false } },
  'POST /openapi/operations/consistency/fix-issues': {
    body: { issues: [{ entityUrn: TAG, fixType: 'HARD_DELETE' }], dryRun: false },
  },
  'GET /openapi/operations/messaging/transport': {},
  'GET /openapi/operations/messaging/consumers': {
    path: '/openapi/operations/messaging/consumers?topicName=PlatformEvent_v1',
  },
  'PUT /openapi/operations/messaging/consumers': { body: { consumerGroup: 'g', topicName: 'PlatformEvent_v1' } },
  'DELETE /openapi/operations/messaging/consumers': {
    path: '/openapi/operations/messaging/consumers?consumerGroup=g&topicName=PlatformEvent_v1',
  },
  'POST /openapi/operations/messaging/consumer/offsets/reset': { body: {} },
  'POST /openapi/operations/elasticSearch/incrementalReindex/entity/:entityName/dualWrite/disable': {
    path: `${ENGINE}/incrementalReindex/entity/tag/dualWrite/disable`,
  },
  'GET /openapi/v1/files/:folder/:fileId': { path: '/openapi/v1/files/product/nothing__a.txt' },
  'GET /openapi/operations/throttle/requests': {},
  'POST /openapi/operations/throttle/requests/manual': {
    path: '/openapi/operations/throttle/requests/manual?enabled=true',
  },
  'GET /openapi/v1/console/decision': {
    path: '/openapi/v1/console/decision?actor=urn:li:corpuser:datahub&privilege=MANAGE_TAGS',
  },
  'GET /openapi/v1/console/figures': {},
  'GET /openapi/v1/console/tasks': {},
  'GET /openapi/v1/entities/counts': {},
  'GET /openapi/v1/entities/:entityType/count': { path: '/openapi/v1/entities/tag/count' },
  'GET /openapi/v1/system-info': {},
  'GET /openapi/v1/system-info/spring-components': {},
  'GET /openapi/v1/system-info/properties': {},
  'GET /openapi/v1/system-info/properties/simple': {},
  'GET /openapi/v2/timeseries/:entityName/:aspectName': { path: '/openapi/v2/timeseries/dataset/datasetProfile' },
  'GET /openapi/v1/events/poll': { path: '/openapi/v1/events/poll?topic=PlatformEvent_v1' },
  'GET /openapi/v1/events/stream': { path: '/openapi/v1/events/stream?topic=PlatformEvent_v1' },
  'GET /openapi/v1/rate-limits/config': {},
  'GET /openapi/v1/rate-limits/status': {},
  'GET /openapi/v3/entity/:type/*': { path: ONE },
  'HEAD /openapi/v3/entity/:type/*': { path: ONE },
  'PATCH /openapi/v3/entity/:type': { path: V3, body: [{ urn: TAG, tagProperties: { value: { patch: [] } } }] },
  'PATCH /openapi/v3/entity/:type/*': { path: `${ONE}/tagProperties`, body: { patch: [] } },
  'POST /openapi/operations/elasticSearch/restoreIndices': { body: [TAG] },
  'POST /openapi/v1/events/audit/search': { body: {} },
  'POST /openapi/v3/entity/:type': { path: V3, body: [{ urn: TAG, tagProperties: { value: PROPERTIES } }] },
  'POST /openapi/v3/entity/:type/*': { path: `${ONE}/tagProperties`, body: { value: PROPERTIES } },
  'POST /openapi/v3/entity/:type/batchGet': { path: `${V3}/batchGet`, body: [{ urn: TAG, tagProperties: {} }] },
  'DELETE /openapi/entities/v1': { path: `/openapi/entities/v1?${URNS}` },
  'DELETE /openapi/v2/entity/:type/*': { path: V2_ONE },
  'DELETE /openapi/v3/entity/versioning/:versionSetUrn/relationship/versionOf/:entityUrn': { path: VERSION },
  'DELETE /openapi/v3/logical/:childUrn/relationship/physicalInstanceOf': { path: LOGICAL },
  'GET /openapi/entities/v1/latest': { path: `/openapi/entities/v1/latest?${URNS}` },
  'GET /openapi/operations/kafka/:stream/consumer/offsets': { path: '/openapi/operations/kafka/mcl/consumer/offsets' },
  'GET /openapi/operations/messaging/:stream/consumer/lag': { path: '/openapi/operations/messaging/mcl/consumer/lag' },
  'GET /openapi/relationships/v1': {
    path: `/openapi/relationships/v1?urn=${encodeURIComponent(TAG)}&direction=INCOMING&relationshipTypes=TaggedWith`,
  },
  'GET /openapi/timeline/v1/:urn': { path: `/openapi/timeline/v1/${encodeURIComponent(TAG)}?categories=TAG` },
  'GET /openapi/v1/registry/lineage/edges/:entity': { path: `${REGISTRY}/lineage/edges/dataset` },
  'GET /openapi/v1/registry/lineage/edges/:entity/:direction': { path: `${REGISTRY}/lineage/edges/dataset/UPSTREAM` },
  'GET /openapi/v1/registry/lineage/specifications': {},
  'GET /openapi/v1/registry/lineage/specifications/:entity': { path: `${REGISTRY}/lineage/specifications/dataset` },
  'GET /openapi/v1/registry/models/aspect/specifications': {},
  'GET /openapi/v1/registry/models/aspect/specifications/:name': {
    path: `${REGISTRY}/models/aspect/specifications/status`,
  },
  'GET /openapi/v1/registry/models/entity/specifications': {},
  'GET /openapi/v1/registry/models/entity/specifications/:name': {
    path: `${REGISTRY}/models/entity/specifications/tag`,
  },
  'GET /openapi/v1/registry/models/entity/specifications/:name/aspects': {
    path: `${REGISTRY}/models/entity/specifications/tag/aspects`,
  },
  'GET /openapi/v1/registry/models/event/specifications': {},
  'GET /openapi/v2/entity/:type': { path: V2 },
  'GET /openapi/v2/entity/:type/*': { path: V2_ONE },
  'GET /openapi/v2/relationship/:entityName/:entityUrn': {
    path: `/openapi/v2/relationship/tag/${encodeURIComponent(TAG)}`,
  },
  'GET /openapi/v2/relationship/:relationshipType': { path: '/openapi/v2/relationship/IncidentOn' },
  'GET /openapi/v2/timeline/v1/:urn': { path: `/openapi/v2/timeline/v1/${encodeURIComponent(TAG)}?categories=TAG` },
  'GET /openapi/v3/entity/:type': { path: V3 },
  'GET /openapi/v3/relationship/:entityName/:entityUrn': {
    path: `/openapi/v3/relationship/tag/${encodeURIComponent(TAG)}`,
  },
  'GET /openapi/v3/relationship/:relationshipType': { path: EDGE },
  'HEAD /openapi/v2/entity/:type/*': { path: V2_ONE },
  'PATCH /openapi/v2/entity/:type/*': { path: `${V2_ONE}/tagProperties`, body: { patch: [] } },
  'PATCH /openapi/v3/entity/generic': { body: { tag: [{ urn: TAG, tagProperties: { value: { patch: [] } } }] } },
  'POST /openapi/entities/v1': {
    body: [{ entityType: 'tag', entityUrn: TAG, aspect: { __type: 'TagProperties', ...PROPERTIES } }],
  },
  'POST /openapi/openlineage/api/v1/lineage': { body: RUN_EVENT },
  'POST /openapi/v1/trace/write/:traceId': {
    path: `/openapi/v1/trace/write/${'a'.repeat(32)}`,
    body: { [TAG]: ['tagProperties'] },
  },
  'POST /openapi/v2/entity/:type': {
    path: V2,
    body: [{ urn: TAG, aspects: { tagProperties: { value: PROPERTIES } } }],
  },
  'POST /openapi/v2/entity/:type/*': { path: `${V2_ONE}/tagProperties`, body: PROPERTIES },
  'POST /openapi/v2/entity/batch/:type': {
    path: '/openapi/v2/entity/batch/tag',
    body: { urns: [TAG], aspectNames: ['tagProperties'] },
  },
  'POST /openapi/v2/platform/entities/v1': {
    body: [{ ...TARGET, aspect: { value: { __type: 'TagProperties', ...PROPERTIES } } }],
  },
  'POST /openapi/v2/relationship/scroll': {
    path: '/openapi/v2/relationship/scroll?relationshipTypes=IncidentOn',
    body: {},
  },
  'POST /openapi/v3/entity/generic': { body: { tag: [{ urn: TAG, tagProperties: { value: PROPERTIES } }] } },
  'POST /openapi/v3/entity/generic/batchGet': { body: { tag: [{ urn: TAG, tagProperties: {} }] } },
  'POST /openapi/v3/entity/scroll': { body: { entities: ['tag'] } },
  'POST /openapi/v3/entity/versioning/:versionSetUrn/relationship/versionOf/:entityUrn': {
    path: VERSION,
    body: { version: '1' },
  },
  'POST /openapi/v3/lineage/scroll': { body: { urns: [DATASET] } },
  'POST /openapi/v3/logical/:childUrn/relationship/physicalInstanceOf/:parentUrn': {
    path: `${LOGICAL}/${encodeURIComponent(DATASET)}`,
    body: {},
  },
  'POST /openapi/v3/relationship/scroll': {
    path: '/openapi/v3/relationship/scroll?relationshipTypes=IncidentOn',
    body: {},
  },
  'POST /auth/generateSessionTokenForUser': { body: { userId: 'datahub' }, status: 401 },
  'POST /auth/getSsoSettings': { body: {}, status: 401 },
  'POST /auth/resetNativeUserCredentials': { body: {}, status: 401 },
  'POST /auth/signUp': { body: {}, status: 401 },
  'POST /auth/verifyNativeUserCredentials': { body: {}, status: 401 },
};
