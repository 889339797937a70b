import { ObjectType } from '@nestjs/graphql';
import { Entity, EntityWithRelationships, mapping } from '../entities/index.js';

/**
 * A placeholder for an entity that the actor may not view, where its existence is shown. The urn is random and reveals
 * nothing.
 */
@ObjectType({ implements: () => [EntityWithRelationships, Entity] })
export class Restricted extends Entity {}

/** How entities that the caller may not view appear in GraphQL. */
export const RESTRICTED = mapping(Restricted, 'restricted', {});
