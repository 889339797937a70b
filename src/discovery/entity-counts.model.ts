import { Field, Int, ObjectType } from '@nestjs/graphql';
import { EntityType } from '../entities/index.js';

/** Number of entities of one type. */
@ObjectType()
export class EntityCountResult {
  /** Entity type. */
  readonly entityType!: EntityType;
  /** Number of entities. */
  @Field(() => Int)
  readonly count!: number;
}

/** Numbers of entities. */
@ObjectType()
export class EntityCountResults {
  /** The counts, in the order of the requested entity types. */
  readonly counts?: EntityCountResult[] | null;
}
