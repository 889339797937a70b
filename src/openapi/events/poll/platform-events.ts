import type { LoggedChange } from '../../../aspects/index.js';
import type { JsonObject } from '../../../common/json.js';
import { Urn } from '../../../common/urn.js';
import type { ModelRegistry } from '../../../model/index.js';
import { type ChangeEvent, changesBetween } from '../../../timeline/index.js';

const NAME = 'entityChangeEvent';

/** What a change of an aspect means for its entity, as DataHub's platform events word it. */
export function platformEvents({ record, before }: LoggedChange, registry: ModelRegistry): readonly JsonObject[] {
  const { urn, aspect, created } = record;
  const isKey = registry.findEntity(Urn.parse(urn).entityType)?.keyAspect.name === aspect;
  const creation: readonly ChangeEvent[] =
    isKey && before === undefined
      ? [
          {
            entityUrn: urn,
            category: 'LIFECYCLE',
            operation: 'CREATE',
            auditStamp: created,
            semVerChange: 'NONE',
            description: '',
          },
        ]
      : [];
  return [...creation, ...changesBetween(record, before)].map(platformEvent);
}

function platformEvent({ entityUrn, category, operation, modifier, parameters, auditStamp }: ChangeEvent): JsonObject {
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
    payload: { value: JSON.stringify(payload), contentType: 'application/json' },
  };
}
