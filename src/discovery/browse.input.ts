import { Field, InputType, Int } from '@nestjs/graphql';
import { EntityType } from '../entities/index.js';
import { AndFilterInput, FacetFilterInput } from './filter.input.js';
import { SearchFlags } from './search-flags.input.js';

/** A node in the legacy browse tree of one entity type. */
@InputType()
export class BrowseInput {
  /** Entity type. */
  readonly type!: EntityType;
  /** Path of the node; the root when absent. */
  readonly path?: string[] | null;
  /** Number of groups and entities to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of groups and entities to return; 10 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Conditions that must all match. Ignored when `orFilters` is not empty. */
  @Field(() => [FacetFilterInput], { nullable: true, deprecationReason: 'Use orFilters.' })
  readonly filters?: FacetFilterInput[] | null;
  /** Groups of conditions; at least one group must match. */
  readonly orFilters?: AndFilterInput[] | null;
}

/** A node in the browse tree. */
@InputType()
export class BrowseV2Input {
  /** Entity type. Ignored when `types` is not empty. */
  readonly type?: EntityType | null;
  /** Entity types; all browsable types when absent or empty. */
  readonly types?: EntityType[] | null;
  /** Path of the node; the root when absent. */
  readonly path?: string[] | null;
  /** Number of groups to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of groups to return; 10 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Groups of conditions; at least one group must match. */
  readonly orFilters?: AndFilterInput[] | null;
  /** Urn of a view that limits the entities. Ignored if the view does not exist. */
  readonly viewUrn?: string | null;
  /** Search text; matches all entities when absent. */
  readonly query?: string | null;
  /** Options of the search. */
  readonly searchFlags?: SearchFlags | null;
}

/** An entity whose paths in the legacy browse tree are requested. */
@InputType()
export class BrowsePathsInput {
  /** Entity type. */
  readonly type!: EntityType;
  /** Urn of the entity. */
  readonly urn!: string;
}
