import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef, EntityType } from '../entities/index.js';

/** Suggestions for a text. */
@ObjectType()
export class AutoCompleteResults {
  /** The text that was completed. */
  readonly query!: string;
  /** The suggestions, best first. */
  readonly suggestions!: string[];
  /** The entities that the suggestions come from. */
  @Field(() => [Entity])
  readonly entities!: EntityRef[];
}

/** Suggestions from entities of one type. */
@ObjectType()
export class AutoCompleteResultForEntity {
  /** Entity type. */
  readonly type!: EntityType;
  /** The suggestions, best first. */
  readonly suggestions!: string[];
  /** The entities that the suggestions come from. */
  @Field(() => [Entity])
  readonly entities!: EntityRef[];
}

/** Suggestions from entities of several types. */
@ObjectType()
export class AutoCompleteMultipleResults {
  /** The text that was completed, as searched. */
  readonly query!: string;
  /** The suggestions of each entity type that has any. */
  readonly suggestions!: AutoCompleteResultForEntity[];
}
