import { entityTypeOfUrn } from '../foundation/common/urn.js';
import type { EntityMapping } from './entity-mapping.js';
import { type EntityRef, refTo } from './entity-ref.js';

/**
 * Returns references to the entities of the mapped type. Urns of other types are left out: the model admits them where
 * an aspect names no type, but they lack the key that required fields of the GraphQL type come from.
 */
export function refsOfType(
  { typeName, entityType }: Pick<EntityMapping, 'typeName' | 'entityType'>,
  urns: readonly string[],
): EntityRef[] {
  return urns.filter((urn) => entityTypeOfUrn(urn) === entityType).map((urn) => refTo(typeName, urn));
}
