import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef, EntityType } from '../entities/index.js';

/** Completions of a text. */
@ObjectType()
export class AutoCompleteResults {
  /** The text that was completed. */
  readonly query!: string;
  /** The completions, the best first. */
  readonly suggestions!: string[];
  /** The entities that the completions come from. */
  @Field(() => [Entity])
  readonly entities!: EntityRef[];
}

/** Completions of a text from entities of one kind. */
@ObjectType()
export class AutoCompleteResultForEntity {
  /** Kind of the entities. */
  readonly type!: EntityType;
  /** The completions, the best first. */
  readonly suggestions!: string[];
  /** The entities that the completions come from. */
  @Field(() => [Entity])
  readonly entities!: EntityRef[];
}

/** Completions of a text from entities of several kinds. */
@ObjectType()
export class AutoCompleteMultipleResults {
  /** The text that was completed, as it was searched for. */
  readonly query!: string;
  /** The completions of each kind that has any. */
  readonly suggestions!: AutoCompleteResultForEntity[];
}
