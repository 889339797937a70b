import type { JsonObject } from '../../common/json.js';
import { ANY_OBJECT, FLAG, listOf, object, refTo, TEXT, WHOLE } from './operation.js';

/** Schemas that are no part of the model. */
export const COMMON_COMPONENTS: Readonly<Record<string, JsonObject>> = {
  Error: object({ error: TEXT, message: TEXT }),
  AuditStamp: object({ time: WHOLE, actor: TEXT }),
  SystemMetadata: object({
    lastObserved: WHOLE,
    runId: TEXT,
    lastRunId: TEXT,
    pipelineName: TEXT,
    registryName: TEXT,
    registryVersion: TEXT,
    properties: { type: 'object', additionalProperties: TEXT },
    version: TEXT,
    schemaVersion: WHOLE,
    aspectCreated: refTo('AuditStamp'),
    aspectModified: refTo('AuditStamp'),
  }),
  PatchOperation: object(
    {
      op: { type: 'string', enum: ['add', 'remove', 'replace', 'move', 'copy', 'test'] },
      path: TEXT,
      from: TEXT,
      value: {},
    },
    'op',
    'path',
  ),
  AspectPatch: object(
    {
      patch: listOf(refTo('PatchOperation')),
      arrayPrimaryKeys: { type: 'object', additionalProperties: listOf(TEXT) },
      forceGenericPatch: FLAG,
    },
    'patch',
  ),
  Criterion: object({ field: TEXT, values: listOf(TEXT), condition: TEXT, negated: FLAG }, 'field'),
  Filter: object({ and: listOf(object({ criteria: listOf(refTo('Criterion')) })) }),
  Node: object({ entityType: TEXT, urn: TEXT }, 'entityType', 'urn'),
  Edge: object(
    { relationshipType: TEXT, source: refTo('Node'), destination: refTo('Node'), upstream: TEXT, downstream: TEXT },
    'relationshipType',
    'source',
    'destination',
  ),
  EdgePage: object({ scrollId: TEXT, results: listOf(refTo('Edge')) }, 'results'),
  AnyEntity: { type: 'object', properties: { urn: TEXT }, required: ['urn'], additionalProperties: true },
  EntitiesByType: { type: 'object', additionalProperties: listOf(refTo('AnyEntity')) },
  EntityV2: object({ urn: TEXT, aspects: ANY_OBJECT }, 'urn', 'aspects'),
  ChangeEvent: object({
    entityUrn: TEXT,
    category: TEXT,
    operation: TEXT,
    modifier: TEXT,
    parameters: ANY_OBJECT,
    auditStamp: refTo('AuditStamp'),
    semVerChange: TEXT,
    description: TEXT,
  }),
  ChangeTransaction: object({
    timestamp: WHOLE,
    actor: TEXT,
    semVer: TEXT,
    semVerChange: TEXT,
    changeEvents: listOf(refTo('ChangeEvent')),
    rawDiff: listOf(ANY_OBJECT),
    versionStamp: TEXT,
  }),
};
