import { Field, ObjectType } from '@nestjs/graphql';
import { AuditStamp, Entity, type EntityRef, StringMapEntry } from '../../../entities/index.js';

/** A stored link to another entity. */
@ObjectType()
export class EntityEdge {
  /** The other entity. */
  @Field(() => Entity)
  readonly destination!: EntityRef;
  /** When the link was made, and by whom. */
  readonly created?: AuditStamp | null;
  /** When the link was changed last, and by whom. */
  readonly lastModified?: AuditStamp | null;
  /** What else is known of the link. */
  @Field(() => [StringMapEntry], { nullable: true })
  readonly properties?: StringMapEntry[] | null;
}
