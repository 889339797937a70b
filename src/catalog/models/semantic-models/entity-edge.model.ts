import { Field, ObjectType } from '@nestjs/graphql';
import { AuditStamp, Entity, type EntityRef, StringMapEntry } from '../../../entities/index.js';

/** A stored edge to another entity. */
@ObjectType()
export class EntityEdge {
  /** The other entity. */
  @Field(() => Entity)
  readonly destination!: EntityRef;
  /** Creation of the edge. */
  readonly created?: AuditStamp | null;
  /** Last change of the edge. */
  readonly lastModified?: AuditStamp | null;
  /** Additional properties of the edge. */
  @Field(() => [StringMapEntry], { nullable: true })
  readonly properties?: StringMapEntry[] | null;
}
