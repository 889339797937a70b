import type { JsonObject } from '../../../foundation/json/json.js';
import {
  ANY_OBJECT,
  COUNT,
  FLAG,
  listOf,
  mapOf,
  NUMBER,
  object,
  oneOfTexts,
  record,
  refTo,
  TEXT,
  URN,
  WHOLE,
} from '../operation/schemas.js';

const ANY_MEMBERS = { additionalProperties: true } as const;

const STORAGE_STATUS = object(
  {
    writeStatus: oneOfTexts(
      'ACTIVE_STATE',
      'HISTORIC_STATE',
      'NO_OP',
      'PENDING',
      'ERROR',
      'UNKNOWN',
      'TRACE_NOT_IMPLEMENTED',
    ),
    writeMessage: TEXT,
    writeExceptions: listOf(record({ message: TEXT, exceptionClass: TEXT, stackTrace: listOf(TEXT) })),
  },
  'writeStatus',
);

/** Schemas that are not part of the model. */
export const COMMON_COMPONENTS: Readonly<Record<string, JsonObject>> = {
  Error: object({ error: TEXT, message: TEXT, code: TEXT, retryable: FLAG }, 'error', 'message'),
  AuditStamp: object({ time: WHOLE, actor: TEXT }),
  SystemMetadata: object({
    lastObserved: WHOLE,
    runId: TEXT,
    lastRunId: TEXT,
    pipelineName: TEXT,
    registryName: TEXT,
    registryVersion: TEXT,
    properties: mapOf(TEXT),
    version: TEXT,
    schemaVersion: WHOLE,
    aspectCreated: refTo('AuditStamp'),
    aspectModified: refTo('AuditStamp'),
  }),
  PatchOperation: object(
    { op: oneOfTexts('add', 'remove', 'replace', 'move', 'copy', 'test'), path: TEXT, from: TEXT, value: {} },
    'op',
    'path',
  ),
  AspectPatch: object(
    {
      patch: listOf(refTo('PatchOperation')),
      arrayPrimaryKeys: mapOf(listOf(TEXT)),
      forceGenericPatch: FLAG,
    },
    'patch',
  ),
  EntityPatch: {
    ...object({ urn: URN }, 'urn'),
    additionalProperties: object({ value: refTo('AspectPatch') }, 'value'),
  },
  WantedEntity: { ...object({ urn: URN }, 'urn'), additionalProperties: object({ headers: mapOf(TEXT) }) },
  Criterion: object({ field: TEXT, values: listOf(TEXT), condition: TEXT, negated: FLAG }, 'field'),
  Filter: object({ and: listOf(object({ criteria: listOf(refTo('Criterion')) }, 'criteria')) }),
  SortCriterion: object({ field: TEXT, order: oneOfTexts('ASCENDING', 'DESCENDING'), missingValue: TEXT }, 'field'),
  Facet: record({ field: TEXT, aggregations: mapOf(WHOLE) }),
  Node: record({ entityType: TEXT, urn: TEXT }),
  Edge: record({ relationshipType: TEXT, source: refTo('Node'), destination: refTo('Node') }),
  EdgePage: object({ scrollId: TEXT, results: listOf(refTo('Edge')) }, 'results'),
  LineageEdge: record({
    relationshipType: TEXT,
    source: refTo('Node'),
    destination: refTo('Node'),
    upstream: TEXT,
    downstream: TEXT,
  }),
  LineageEdgePage: object({ scrollId: TEXT, results: listOf(refTo('LineageEdge')) }, 'results'),
  AnyAspect: object(
    { value: ANY_OBJECT, systemMetadata: refTo('SystemMetadata'), auditStamp: refTo('AuditStamp') },
    'value',
  ),
  AnyEntity: { ...object({ urn: URN }, 'urn'), additionalProperties: refTo('AnyAspect') },
  EntitiesByType: mapOf(listOf(refTo('AnyEntity'))),
  EntityV2: record({ urn: TEXT, aspects: mapOf(refTo('AnyAspect')) }),
  ChangeEvent: object(
    {
      entityUrn: TEXT,
      category: TEXT,
      operation: TEXT,
      modifier: TEXT,
      parameters: ANY_OBJECT,
      auditStamp: refTo('AuditStamp'),
      semVerChange: TEXT,
      description: TEXT,
    },
    'entityUrn',
    'category',
    'operation',
    'semVerChange',
    'description',
  ),
  ChangeTransaction: object(
    {
      timestamp: WHOLE,
      actor: TEXT,
      semVer: TEXT,
      semVerChange: oneOfTexts('NONE', 'PATCH', 'MINOR', 'MAJOR'),
      changeEvents: listOf(refTo('ChangeEvent')),
      rawDiff: listOf(ANY_OBJECT),
      versionStamp: TEXT,
    },
    'timestamp',
    'actor',
    'semVer',
    'semVerChange',
    'changeEvents',
    'versionStamp',
  ),
  AspectTrace: record({ success: FLAG, primaryStorage: STORAGE_STATUS, searchStorage: STORAGE_STATUS }),
  AspectSpecification: {
    ...object({ name: TEXT, aspectAnnotation: ANY_OBJECT, pegasusSchemaName: TEXT }, 'aspectAnnotation'),
    ...ANY_MEMBERS,
  },
  EntitySpecification: {
    ...object(
      {
        name: TEXT,
        entityAnnotation: ANY_OBJECT,
        keyAspectName: TEXT,
        keyAspectSpec: refTo('AspectSpecification'),
        aspectSpecs: listOf(refTo('AspectSpecification')),
        aspectSpecMap: mapOf(refTo('AspectSpecification')),
      },
      'name',
      'keyAspectName',
      'keyAspectSpec',
      'aspectSpecs',
    ),
    ...ANY_MEMBERS,
  },
  LineageEdgeSpecification: record({
    type: TEXT,
    direction: oneOfTexts('INCOMING', 'OUTGOING'),
    opposingEntityType: TEXT,
  }),
  LineageSpecification: record({
    upstreamEdges: listOf(refTo('LineageEdgeSpecification')),
    downstreamEdges: listOf(refTo('LineageEdgeSpecification')),
  }),
  ConsumerLag: mapOf(
    mapOf(
      object(
        {
          partitions: mapOf(object({ offset: WHOLE, metadata: TEXT, lag: WHOLE }, 'lag')),
          metrics: record({ maxLag: WHOLE, medianLag: WHOLE, totalLag: WHOLE, avgLag: NUMBER }),
        },
        'metrics',
      ),
    ),
  ),
  ScoreDetail: record({ value: NUMBER, description: TEXT, details: listOf(refTo('ScoreDetail')) }),
  Throttles: mapOf(record({ throttled: FLAG, backoffMs: mapOf(WHOLE) })),
  Components: record({ gms: refTo('Component'), maeConsumer: refTo('Component'), mceConsumer: refTo('Component') }),
  Component: record({ name: TEXT, status: TEXT, version: TEXT, properties: mapOf(TEXT) }),
  EntityCount: object(
    { entityType: TEXT, keyAspect: TEXT, activeCount: COUNT, softDeletedCount: COUNT, totalCount: COUNT },
    'entityType',
    'keyAspect',
    'activeCount',
    'softDeletedCount',
  ),
  RestoreResult: {
    ...object({ rowsMigrated: COUNT, ignored: COUNT, lastUrn: TEXT, lastAspect: TEXT }),
    ...ANY_MEMBERS,
  },
};
