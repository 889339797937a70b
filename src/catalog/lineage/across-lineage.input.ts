import { Field, InputType, Int } from '@nestjs/graphql';
import { AndFilterInput, FacetFilterInput, SearchFlags, SearchSortInput } from '../../discovery/index.js';
import { EntityType, LineageDirection, Long } from '../../entities/index.js';
import { LineageFlags } from './lineage-flags.input.js';

const DEPRECATION = 'Use lineageFlags.';

/** A search among what lies upstream or downstream of an entity. */
@InputType()
export class SearchAcrossLineageInput {
  /** Urn of the entity. */
  readonly urn?: string | null;
  /** Which way to look. */
  readonly direction!: LineageDirection;
  /** Kinds of the hits; every kind but queries when absent or empty. */
  readonly types?: EntityType[] | null;
  /** The text to find; everything when absent. */
  readonly query?: string | null;
  /** How many hits to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many hits to return at most; 10 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Conditions that must all hold. Not looked at when `orFilters` holds any. */
  @Field(() => [FacetFilterInput], { nullable: true, deprecationReason: 'Use orFilters.' })
  readonly filters?: FacetFilterInput[] | null;
  /** Groups of conditions, one of which must hold. The field `degree` takes `1`, `2` and `3+` and says how many hops away hits may be. */
  readonly orFilters?: AndFilterInput[] | null;
  /** From when on edges count, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true, deprecationReason: DEPRECATION })
  readonly startTimeMillis?: number | null;
  /** Until when edges count, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true, deprecationReason: DEPRECATION })
  readonly endTimeMillis?: number | null;
  /** How to search and what to return. */
  readonly searchFlags?: SearchFlags | null;
  /** How to follow lineage. */
  readonly lineageFlags?: LineageFlags | null;
  /** Urn of a view that the hits must lie in. One that does not exist is not looked at. */
  readonly viewUrn?: string | null;
  /** The order of the hits. */
  readonly sortInput?: SearchSortInput | null;
}

/** A walk, page by page, through all hits of a search among what lies upstream or downstream of an entity. */
@InputType()
export class ScrollAcrossLineageInput {
  /** Urn of the entity. */
  readonly urn?: string | null;
  /** Which way to look. */
  readonly direction!: LineageDirection;
  /** Kinds of the hits; those that people look for most when absent or empty. */
  readonly types?: EntityType[] | null;
  /** The text to find; everything when absent. */
  readonly query?: string | null;
  /** `nextScrollId` of the page before; absent for the first page. */
  readonly scrollId?: string | null;
  /** How long the engine keeps its snapshot for the next page, as in `5m`. */
  readonly keepAlive?: string | null;
  /** How many hits to return at most; 10 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Groups of conditions, one of which must hold. The field `degree` takes `1`, `2` and `3+` and says how many hops away hits may be. */
  readonly orFilters?: AndFilterInput[] | null;
  /** From when on edges count, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly startTimeMillis?: number | null;
  /** Until when edges count, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly endTimeMillis?: number | null;
  /** How to search and what to return. */
  readonly searchFlags?: SearchFlags | null;
  /** How to follow lineage. */
  readonly lineageFlags?: LineageFlags | null;
}
