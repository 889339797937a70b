import { ObjectType } from '@nestjs/graphql';
import { Entity, type EntityMapping, EntityWithRelationships } from '../entities/index.js';

/** An entity that the caller may not view, in a place where that there is one is told. Its urn says nothing of it, and is another one each time. */
@ObjectType({ implements: () => [EntityWithRelationships, Entity] })
export class Restricted extends Entity {}

/** How entities that the caller may not view appear in GraphQL. */
export const RESTRICTED = mapping(Restricted, 'restricted', {});
