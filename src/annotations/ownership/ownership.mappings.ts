import {
  attributionOf,
  type EntityFieldResolver,
  type EntityMapping,
  type EntityRef,
  entityTypeOfUrn,
  enumValue,
  type GraphqlContext,
  aspectField,
  refTo,
} from '../../entities/index.js';
import { groupRef, userRef } from '../../identity/index.js';
import { OwnershipSourceType } from './ownership-source.model.js';
import { OwnershipType } from './ownership-type.enum.js';
import type { Owner } from './ownership.model.js';
import { ownershipTypeUrn, type StoredOwner, type StoredOwnership } from './stored-ownership.js';

/** How a kind of ownership shows in GraphQL. */
export const OWNERSHIP_TYPE: EntityMapping = {
  entityType: 'ownershipType',
  typeName: 'OwnershipTypeEntity',
  fields: {
    info: aspectField('ownershipTypeInfo', (value) => ({ ...value, lastModified: value['created'] })),
  },
};

/** The field `ownership`, the same on every entity type that has it. */
export const ownershipField: EntityFieldResolver = async ({ urn }, _args, context) => {
  const stored = (await context.entities.value(urn, 'ownership')) as StoredOwnership | undefined;
  if (stored === undefined) return null;
  return { owners: stored.owners.map((owner) => toOwner(owner, urn, context)), lastModified: stored.lastModified };
};

/** A reference to a kind of ownership. */
export function ownershipTypeRef(urn: string): EntityRef {
  return refTo(OWNERSHIP_TYPE.typeName, urn);
}

/** A reference to the user or group of `urn`; what is no user counts as a group. */
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
