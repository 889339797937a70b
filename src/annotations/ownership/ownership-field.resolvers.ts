import type { Type } from '@nestjs/common';
import { ResolveField, Resolver } from '@nestjs/graphql';
import { DataPlatformInstance, type EntityRef, type GraphqlContext } from '../../entities/index.js';
import { CorpGroup } from '../../identity/index.js';
import { ownersOf } from './ownership.mappings.js';
import { Ownership } from './ownership.model.js';

/** Returns the resolver of the field `ownership` of one type. */
function ownershipFieldOf(type: Type): Type {
  @Resolver(() => type)
  class OwnershipField {
    @ResolveField(() => Ownership, { nullable: true, description: 'Owners of the entity.' })
    ownership({ urn }: EntityRef, _args: object, context: GraphqlContext): Promise<Ownership | null> {
      return ownersOf(urn, context);
    }
  }
  return OwnershipField;
}

/** Resolvers of the field `ownership` of types that other features declare. */
export const OWNERSHIP_FIELDS = [CorpGroup, DataPlatformInstance].map(ownershipFieldOf);
