import { Field, InputType, Int } from '@nestjs/graphql';
import { EntityType } from '../entities/index.js';
import { AndFilterInput, FacetFilterInput } from './filter.input.js';
import { SearchFlags } from './search-flags.input.js';
import { SearchSortInput } from './sort.input.js';

const FILTERS_DEPRECATION = 'Use orFilters.';

/** A search in one entity type. */
@InputType()
export class SearchInput {
  /** Entity type. */
  readonly type!: EntityType;
  /** Search text; `*` matches all entities. */
  readonly query!: string;
  /** Number of hits to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of hits to return; 10 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Conditions that must all match. Ignored when `orFilters` is not empty. */
  @Field(() => [FacetFilterInput], { nullable: true, deprecationReason: FILTERS_DEPRECATION })
  readonly filters?: FacetFilterInput[] | null;
  /** Groups of conditions; at least one group must match. */
  readonly orFilters?: AndFilterInput[] | null;
  /** Options of the search and its result. */
  readonly searchFlags?: SearchFlags | null;
}

/** A search in several entity types. */
@InputType()
export class SearchAcrossEntitiesInput {
  /** Entity types; the default types when absent or empty. */
  readonly types?: EntityType[] | null;
  /** Search text; `*` matches all entities. */
  readonly query!: string;
  /** Number of hits to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of hits to return; 10 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Conditions that must all match. Ignored when `orFilters` is not empty. */
  @Field(() => [FacetFilterInput], { nullable: true, deprecationReason: FILTERS_DEPRECATION })
  readonly filters?: FacetFilterInput[] | null;
  /** Groups of conditions; at least one group must match. */
  readonly orFilters?: AndFilterInput[] | null;
  /** Urn of a view that limits the hits. Ignored if the view does not exist. */
  readonly viewUrn?: string | null;
  /** Options of the search and its result. */
  readonly searchFlags?: SearchFlags | null;
  /** Sort order of the hits. */
  readonly sortInput?: SearchSortInput | null;
}

/** A scroll through all hits of a search, page by page. */
@InputType()
export class ScrollAcrossEntitiesInput {
  /** Entity types; the default types when absent or empty. */
  readonly types?: EntityType[] | null;
  /** Search text; `*` or a blank text matches all entities. */
  readonly query!: string;
  /** `nextScrollId` of the previous page; absent for the first page. */
  readonly scrollId?: string | null;
  /** How long the engine keeps its snapshot for the next page, such as `5m`. */
  readonly keepAlive?: string | null;
  /** Maximum number of hits to return; 10 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Groups of conditions; at least one group must match. */
  readonly orFilters?: AndFilterInput[] | null;
  /** Urn of a view that limits the hits. Ignored if the view does not exist. */
  readonly viewUrn?: string | null;
  /** Options of the search and its result. */
  readonly searchFlags?: SearchFlags | null;
  /** Sort order of the hits. */
  readonly sortInput?: SearchSortInput | null;
}

/** Facets of the hits of a search. */
@InputType()
export class AggregateAcrossEntitiesInput {
  /** Entity types; the default types when absent or empty. */
  readonly types?: EntityType[] | null;
  /** Search text; `*` matches all entities. */
  readonly query!: string;
  /** Names of the facets; the default facets when absent or empty. Levels of a nested facet are joined by `␞`. */
  @Field(() => [String], { nullable: 'itemsAndList' })
  readonly facets?: (string | null)[] | null;
  /** Groups of conditions; at least one group must match. */
  readonly orFilters?: AndFilterInput[] | null;
  /** Urn of a view that limits the hits. Ignored if the view does not exist. */
  readonly viewUrn?: string | null;
  /** Options of the search. */
  readonly searchFlags?: SearchFlags | null;
}
