import type { AspectRecord, FollowedChange } from '../../../../aspects/index.js';
import { exactJson } from '../../../../foundation/common/exact-json.js';
import type { JsonObject } from '../../../../foundation/common/json.js';
import { Urn } from '../../../../foundation/common/urn.js';
import type { ModelRegistry } from '../../../../model/index.js';
import { type ChangeEvent, changesBetween } from '../../../../catalog/index.js';

const NAME = 'entityChangeEvent';

/**
 * Types whose entities are told of as they come and go. Source: DataHub's registry of change events, as is the list
 * below.
 */
const LIVES = new Set([
  'businessAttribute',
  'chart',
  'container',
  'corpGroup',
  'dashboard',
  'dataFlow',
  'dataJob',
  'dataset',
  'domain',
  'glossaryTerm',
  'tag',
]);

/** Aspects whose changes are told. The timeline knows more. */
const ASPECTS = new Set([
  'assertionRunEvent',
  'businessAttributeInfo',
  'businessAttributes',
  'dataProcessInstanceRunEvent',
  'datasetProperties',
  'deprecation',
  'documentation',
  'domains',
  'editableDatasetProperties',
  'editableSchemaMetadata',
  'globalTags',
  'glossaryTermInfo',
  'glossaryTerms',
  'institutionalMemory',
  'ownership',
  'schemaMetadata',
  'status',
  'structuredProperties',
]);

/** What is told of a change; the operations are those of the timeline, and what happens to an entity as a whole. */
type Told = Pick<ChangeEvent, 'entityUrn' | 'category' | 'modifier' | 'parameters' | 'auditStamp'> & {
  readonly operation: ChangeEvent['operation'] | 'HARD_DELETE';
};

/**
 * What a change of an aspect means for its entity, as DataHub's platform events word it. A deleted aspect counts as one
 * that says nothing; where the value before is lost nothing is told, for what changed is not known.
 */
export function platformEvents(change: FollowedChange, registry: ModelRegistry): readonly JsonObject[] {
  const { urn, aspectName, created, after, before, hasLostBefore = false } = change;
  if (hasLostBefore) return [];
  const { entityType } = Urn.parse(urn);
  const isKey = registry.findEntity(entityType)?.keyAspect.name === aspectName;
  if (isKey) return LIVES.has(entityType) ? lifeOf(change).map(platformEvent) : [];
  if (!ASPECTS.has(aspectName)) return [];
  const systemMetadata = after?.systemMetadata;
  const record: AspectRecord = {
    urn,
    aspect: aspectName,
    version: 0,
    value: after?.value ?? {},
    systemMetadata,
    created,
  };
  const earlier = before === undefined ? undefined : { ...record, value: before.value };
  return changesBetween(record, earlier).map(platformEvent);
}

function lifeOf({ urn, created, after, before }: FollowedChange): readonly Told[] {
  const told = { entityUrn: urn, category: 'LIFECYCLE', auditStamp: created } as const;
  if (after === undefined) return [{ ...told, operation: 'HARD_DELETE' }];
  return before === undefined ? [{ ...told, operation: 'CREATE' }] : [];
}

function platformEvent({ entityUrn, category, operation, modifier, parameters, auditStamp }: Told): JsonObject {
  const payload = {
    entityUrn,
    entityType: Urn.parse(entityUrn).entityType,
    category,
    operation,
    ...(modifier !== undefined && { modifier }),
    ...(parameters !== undefined && { parameters: { ...parameters } }),
    auditStamp: { time: auditStamp.time, actor: auditStamp.actor },
    version: 0,
  };
  return {
    header: { timestampMillis: auditStamp.time },
    name: NAME,
    payload: { value: exactJson(payload), contentType: 'application/json' },
  };
}
