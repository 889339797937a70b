import type { JsonObject } from '../../../../foundation/json/json.js';

/** The platform events of DataHub's model. Source: `Event` annotations of its records. */
export const EVENT_SPECIFICATIONS: readonly JsonObject[] = [
  event('entityChangeEvent', 'com.linkedin.platform.event.v1.EntityChangeEvent', 'Something about an entity changed.'),
  event(
    'relationshipChangeEvent',
    'com.linkedin.platform.event.v1.RelationshipChangeEvent',
    'An edge between two entities came or went.',
  ),
];

function event(name: string, pegasusSchemaName: string, pegasusSchemaDoc: string): JsonObject {
  return { name, eventAnnotation: { name }, pegasusSchemaName, pegasusSchemaDoc };
}
