import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef, Long } from '../../entities/index.js';

/** Whether an entity is deprecated, and why. */
@ObjectType()
export class Deprecation {
  /** Whether the entity is deprecated. */
  readonly deprecated!: boolean;
  /** When the entity will be decommissioned, in milliseconds since 1970; null when no date is planned. */
  @Field(() => Long, { nullable: true })
  readonly decommissionTime?: number | null;
  /** Why the entity is deprecated, and how to replace it. */
  readonly note?: string | null;
  /** Urn of the user who deprecated the entity. */
  readonly actor?: string | null;
  /** The user who deprecated the entity. */
  @Field(() => Entity, { nullable: true })
  readonly actorEntity?: EntityRef | null;
  /** The entity to use instead. */
  @Field(() => Entity, { nullable: true })
  readonly replacement?: EntityRef | null;
}
