import { Field, InputType, Int } from '@nestjs/graphql';
import { EntityType } from '../entities/index.js';
import { AndFilterInput, FacetFilterInput } from './filter.input.js';
import { SearchFlags } from './search-flags.input.js';

/** A place in the older browse tree of one kind of entities. */
@InputType()
export class BrowseInput {
  /** Kind of the entities. */
  readonly type!: EntityType;
  /** Steps to the place; the root when absent. */
  readonly path?: string[] | null;
  /** How many groups and entities to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many groups and entities to return at most; 10 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Conditions that must all hold. Not looked at when `orFilters` holds any. */
  @Field(() => [FacetFilterInput], { nullable: true, deprecationReason: 'Use orFilters.' })
  readonly filters?: FacetFilterInput[] | null;
  /** Groups of conditions, one of which must hold. */
  readonly orFilters?: AndFilterInput[] | null;
}

/** A place in the browse tree. */
@InputType()
export class BrowseV2Input {
  /** Kind of the entities. Not looked at when `types` holds any. */
  readonly type?: EntityType | null;
  /** Kinds of the entities; those that can be browsed when absent or empty. */
  readonly types?: EntityType[] | null;
  /** Steps to the place; the root when absent. */
  readonly path?: string[] | null;
  /** How many groups to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many groups to return at most; 10 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Groups of conditions, one of which must hold. */
  readonly orFilters?: AndFilterInput[] | null;
  /** Urn of a view that the entities must lie in. One that does not exist is not looked at. */
  readonly viewUrn?: string | null;
  /** The text that the entities must match; everything when absent. */
  readonly query?: string | null;
  /** How to search. */
  readonly searchFlags?: SearchFlags | null;
}

/** An entity whose places in the older browse tree are wanted. */
@InputType()
export class BrowsePathsInput {
  /** Kind of the entity. */
  readonly type!: EntityType;
  /** Urn of the entity. */
  readonly urn!: string;
}
