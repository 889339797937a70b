import { Field, InputType, Int } from '@nestjs/graphql';
import { EntityType } from '../entities/index.js';
import { AndFilterInput, FacetFilterInput } from './filter.input.js';

/** What is typed, to be completed from entities of one kind. */
@InputType()
export class AutoCompleteInput {
  /** Kind of the entities. */
  readonly type?: EntityType | null;
  /** The text so far; not blank. */
  readonly query!: string;
  /** Name of the only field to complete from. */
  readonly field?: string | null;
  /** How many completions to return at most; 5 when absent. */
  @Field(() => Int, { nullable: true })
  readonly limit?: number | null;
  /** Conditions that must all hold. Not looked at when `orFilters` holds any. */
  readonly filters?: FacetFilterInput[] | null;
  /** Groups of conditions, one of which must hold. */
  readonly orFilters?: AndFilterInput[] | null;
}

/** What is typed, to be completed from entities of several kinds. */
@InputType()
export class AutoCompleteMultipleInput {
  /** Kinds of the entities; those that people look for most when absent or empty. */
  readonly types?: EntityType[] | null;
  /** The text so far; not blank. */
  readonly query!: string;
  /** Name of the only field to complete from. */
  readonly field?: string | null;
  /** How many completions of each kind to return at most; 5 when absent. */
  @Field(() => Int, { nullable: true })
  readonly limit?: number | null;
  /** Conditions that must all hold. Not looked at when `orFilters` holds any. */
  readonly filters?: FacetFilterInput[] | null;
  /** Groups of conditions, one of which must hold. */
  readonly orFilters?: AndFilterInput[] | null;
  /** Urn of a view that the entities must lie in. One that does not exist is not looked at. */
  readonly viewUrn?: string | null;
}
