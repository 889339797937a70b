import { Field, InputType, Int } from '@nestjs/graphql';
import { EntityType } from '../entities/index.js';
import { AndFilterInput, FacetFilterInput } from './filter.input.js';
import { SearchFlags } from './search-flags.input.js';
import { SearchSortInput } from './sort.input.js';

const FILTERS_DEPRECATION = 'Use orFilters.';

/** A search among entities of one kind. */
@InputType()
export class SearchInput {
  /** Kind of the entities. */
  readonly type!: EntityType;
  /** The text to find; `*` for everything. */
  readonly query!: string;
  /** How many hits to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many hits to return at most; 10 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Conditions that must all hold. Not looked at when `orFilters` holds any. */
  @Field(() => [FacetFilterInput], { nullable: true, deprecationReason: FILTERS_DEPRECATION })
  readonly filters?: FacetFilterInput[] | null;
  /** Groups of conditions, one of which must hold. */
  readonly orFilters?: AndFilterInput[] | null;
  /** How to search and what to return. */
  readonly searchFlags?: SearchFlags | null;
}

/** A search among entities of several kinds. */
@InputType()
export class SearchAcrossEntitiesInput {
  /** Kinds of the entities; those that people look for most when absent or empty. */
  readonly types?: EntityType[] | null;
  /** The text to find; `*` for everything. */
  readonly query!: string;
  /** How many hits to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many hits to return at most; 10 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Conditions that must all hold. Not looked at when `orFilters` holds any. */
  @Field(() => [FacetFilterInput], { nullable: true, deprecationReason: FILTERS_DEPRECATION })
  readonly filters?: FacetFilterInput[] | null;
  /** Groups of conditions, one of which must hold. */
  readonly orFilters?: AndFilterInput[] | null;
  /** Urn of a view that the hits must lie in. One that does not exist is not looked at. */
  readonly viewUrn?: string | null;
  /** How to search and what to return. */
  readonly searchFlags?: SearchFlags | null;
  /** The order of the hits. */
  readonly sortInput?: SearchSortInput | null;
}

/** A walk through all hits of a search, page by page. */
@InputType()
export class ScrollAcrossEntitiesInput {
  /** Kinds of the entities; those that people look for most when absent or empty. */
  readonly types?: EntityType[] | null;
  /** The text to find; `*` or a blank text for everything. */
  readonly query!: string;
  /** `nextScrollId` of the page before; absent for the first page. */
  readonly scrollId?: string | null;
  /** How long the engine keeps its snapshot for the next page, as in `5m`. */
  readonly keepAlive?: string | null;
  /** How many hits to return at most; 10 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Groups of conditions, one of which must hold. */
  readonly orFilters?: AndFilterInput[] | null;
  /** Urn of a view that the hits must lie in. One that does not exist is not looked at. */
  readonly viewUrn?: string | null;
  /** How to search and what to return. */
  readonly searchFlags?: SearchFlags | null;
  /** The order of the hits. */
  readonly sortInput?: SearchSortInput | null;
}

/** Facets of the hits of a search. */
@InputType()
export class AggregateAcrossEntitiesInput {
  /** Kinds of the entities; those that people look for most when absent or empty. */
  readonly types?: EntityType[] | null;
  /** The text to find; `*` for everything. */
  readonly query!: string;
  /** Names of the facets; the usual ones when absent or empty. Parts of a nested facet are joined with `␞`. */
  @Field(() => [String], { nullable: 'itemsAndList' })
  readonly facets?: (string | null)[] | null;
  /** Groups of conditions, one of which must hold. */
  readonly orFilters?: AndFilterInput[] | null;
  /** Urn of a view that the hits must lie in. One that does not exist is not looked at. */
  readonly viewUrn?: string | null;
  /** How to search. */
  readonly searchFlags?: SearchFlags | null;
}
