import type { AspectRecord, FollowedChange } from '../../../aspects/index.js';
import { exactJson } from '../../../foundation/json/exact-json.js';
import { Urn } from '../../../foundation/common/urn.js';
import type { ModelRegistry } from '../../../model/index.js';
import { type ChangeEvent, changesBetween } from '../timeline/index.js';

const NAME = 'entityChangeEvent';

/**
 * Types with events for the creation and removal of their entities. Source, also of the list below: DataHub's registry
 * of change events.
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

/** Aspects with events for their changes. The timeline includes more. */
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

/** A platform event as JSON; the payload is JSON text. */
export type PlatformEvent = {
  readonly header: { readonly timestampMillis: number };
  readonly name: string;
  readonly payload: { readonly value: string; readonly contentType: string };
};

/** The contents of an event; the operations are those of the timeline, and those on whole entities. */
type Told = Pick<ChangeEvent, 'entityUrn' | 'category' | 'modifier' | 'parameters' | 'auditStamp'> & {
  readonly operation: ChangeEvent['operation'] | 'HARD_DELETE';
};

/**
 * The events of an aspect's change, in the format of DataHub's platform events. A deleted aspect counts as empty.
 * Without the previous value there are no events, because the change is unknown; nor are there for a value that was
 * stated again.
 */
export function platformEvents(change: FollowedChange, registry: ModelRegistry): readonly PlatformEvent[] {
  const { urn, aspectName, changeType, created, after, before, hasLostBefore = false } = change;
  if (hasLostBefore || changeType === 'RESTATE') return [];
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

function platformEvent({ entityUrn, category, operation, modifier, parameters, auditStamp }: Told): PlatformEvent {
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
