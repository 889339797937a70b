import { Field, ObjectType } from '@nestjs/graphql';
import { AuditStamp, type EntityRef, EntityWithRelationships } from '../../entities/index.js';

/** An edge to another entity, in a legacy form. */
@ObjectType()
export class EntityRelationshipLegacy {
  /** The entity at the other end. */
  @Field(() => EntityWithRelationships, { nullable: true })
  readonly entity?: EntityRef | null;
  /** Time and actor of the creation of the edge, if known. */
  readonly created?: AuditStamp | null;
}

/** Jobs of a data flow, in a legacy form. */
@ObjectType()
export class DataFlowDataJobsRelationships {
  /** The jobs. */
  @Field(() => [EntityRelationshipLegacy], { nullable: 'itemsAndList' })
  readonly entities?: EntityRelationshipLegacy[] | null;
}
