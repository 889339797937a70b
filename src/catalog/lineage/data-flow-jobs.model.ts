import { Field, ObjectType } from '@nestjs/graphql';
import { AuditStamp, type EntityRef, EntityWithRelationships } from '../../entities/index.js';

/** An edge to another entity, in an older form. */
@ObjectType()
export class EntityRelationshipLegacy {
  /** The entity at the other end. */
  @Field(() => EntityWithRelationships, { nullable: true })
  readonly entity?: EntityRef | null;
  /** When the edge was made, and by whom, where that is known. */
  readonly created?: AuditStamp | null;
}

/** The tasks of a pipeline, in an older form. */
@ObjectType()
export class DataFlowDataJobsRelationships {
  /** The tasks. */
  @Field(() => [EntityRelationshipLegacy], { nullable: 'itemsAndList' })
  readonly entities?: EntityRelationshipLegacy[] | null;
}
