import {
  attributionOf,
  type EntityFieldResolver,
  type EntityRef,
  enumValue,
  type GraphqlContext,
  aspectField,
  mapping,
  refTo,
} from '../../entities/index.js';
import { entityTypeOfUrn } from '../../foundation/common/urn.js';
import { groupRef, userRef } from '../../identity/index.js';
import { ownership, ownershipTypeInfo } from '../../model/index.js';
import { OwnershipSourceType } from './ownership-source.model.js';
import { OwnershipType } from './ownership-type.enum.js';
import { OwnershipTypeEntity } from './ownership-type.model.js';
import type { Owner, Ownership } from './ownership.model.js';
import { ownershipTypeUrn, type StoredOwner } from './stored-ownership.js';

/** How an ownership type appears in GraphQL; as in DataHub, `lastModified` is the stored `created`. */
export const OWNERSHIP_TYPE = mapping(OwnershipTypeEntity, 'ownershipType', {
  info: aspectField(ownershipTypeInfo, (value) => ({ ...value, lastModified: value.created })),
});

/** Resolves the field `ownership` of every entity type that has it. */
export const ownershipField: EntityFieldResolver = ({ urn }, _args, context) => ownersOf(urn, context);

/** Returns the owners of an entity; null if none are stored. */
export async function ownersOf(urn: string, context: GraphqlContext): Promise<Ownership | null> {
  const stored = await context.entities.value(urn, ownership);
  if (stored === undefined) return null;
  return { owners: stored.owners.map((owner) => toOwner(owner, urn, context)), lastModified: stored.lastModified };
}

/** Returns a reference to an ownership type. */
export function ownershipTypeRef(urn: string): EntityRef {
  return refTo(OWNERSHIP_TYPE.typeName, urn);
}

/** Returns a reference to a user or group; urns that do not name a user are treated as groups. */
export function userOrGroupRef(urn: string): EntityRef {
  return entityTypeOfUrn(urn) === 'corpuser' ? userRef(urn) : groupRef(urn);
}

function toOwner(
  { owner, type, typeUrn, source, attribution }: StoredOwner,
  urn: string,
  context: GraphqlContext,
): Owner {
  const sourceType = enumValue(OwnershipSourceType, source?.type);
  return {
    owner: userOrGroupRef(owner),
    type: enumValue(OwnershipType, type),
    ownershipType: ownershipTypeRef(typeUrn ?? ownershipTypeUrn(type)),
    source: sourceType === null ? null : { type: sourceType, url: source?.url ?? null },
    associatedUrn: urn,
    attribution: attributionOf(attribution, context),
  };
}
