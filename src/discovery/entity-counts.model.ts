import { Field, Int, ObjectType } from '@nestjs/graphql';
import { EntityType } from '../entities/index.js';

/** How many entities of one kind there are. */
@ObjectType()
export class EntityCountResult {
  /** The kind. */
  readonly entityType!: EntityType;
  /** How many there are. */
  @Field(() => Int)
  readonly count!: number;
}

/** How many entities there are. */
@ObjectType()
export class EntityCountResults {
  /** The counts, in the order of the kinds asked for. */
  readonly counts?: EntityCountResult[] | null;
}
