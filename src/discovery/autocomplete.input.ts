import { Field, InputType, Int } from '@nestjs/graphql';
import { EntityType } from '../entities/index.js';
import { AndFilterInput, FacetFilterInput } from './filter.input.js';

/** A text to complete with names of entities of one type. */
@InputType()
export class AutoCompleteInput {
  /** Entity type. */
  readonly type?: EntityType | null;
  /** The text to complete; must not be blank. */
  readonly query!: string;
  /** Name of the only field to search; all autocomplete fields when absent. */
  readonly field?: string | null;
  /** Maximum number of suggestions; 5 when absent. */
  @Field(() => Int, { nullable: true })
  readonly limit?: number | null;
  /** Conditions that must all match. Ignored when `orFilters` is not empty. */
  readonly filters?: FacetFilterInput[] | null;
  /** Groups of conditions; at least one group must match. */
  readonly orFilters?: AndFilterInput[] | null;
}

/** A text to complete with names of entities of several types. */
@InputType()
export class AutoCompleteMultipleInput {
  /** Entity types; the default types when absent or empty. */
  readonly types?: EntityType[] | null;
  /** The text to complete; must not be blank. */
  readonly query!: string;
  /** Name of the only field to search; all autocomplete fields when absent. */
  readonly field?: string | null;
  /** Maximum number of suggestions per entity type; 5 when absent. */
  @Field(() => Int, { nullable: true })
  readonly limit?: number | null;
  /** Conditions that must all match. Ignored when `orFilters` is not empty. */
  readonly filters?: FacetFilterInput[] | null;
  /** Groups of conditions; at least one group must match. */
  readonly orFilters?: AndFilterInput[] | null;
  /** Urn of a view that limits the entities. Ignored if the view does not exist. */
  readonly viewUrn?: string | null;
}
