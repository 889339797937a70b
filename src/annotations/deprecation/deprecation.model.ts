import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef, Long } from '../../entities/index.js';

/** Whether an entity should no longer be used. */
@ObjectType()
export class Deprecation {
  /** True when the entity should no longer be used. */
  readonly deprecated!: boolean;
  /** When the entity is to go, if that is planned. */
  @Field(() => Long, { nullable: true })
  readonly decommissionTime?: number | null;
  /** Why, and what to do. */
  readonly note?: string | null;
  /** Urn of who said so. */
  readonly actor?: string | null;
  /** Who said so. */
  @Field(() => Entity, { nullable: true })
  readonly actorEntity?: EntityRef | null;
  /** What to use in its place. */
  @Field(() => Entity, { nullable: true })
  readonly replacement?: EntityRef | null;
}
