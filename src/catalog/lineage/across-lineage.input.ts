import { Field, InputType, Int } from '@nestjs/graphql';
import { AndFilterInput, FacetFilterInput, SearchFlags, SearchSortInput } from '../../discovery/index.js';
import { EntityType, LineageDirection, Long } from '../../entities/index.js';
import { LineageFlags } from './lineage-flags.input.js';

const DEPRECATION = 'Use lineageFlags.';

/** A search among the upstream or downstream entities of an entity. */
@InputType()
export class SearchAcrossLineageInput {
  /** Urn of the entity. */
  readonly urn?: string | null;
  /** Direction to follow. */
  readonly direction!: LineageDirection;
  /** Entity types of the hits; all types except queries if absent or empty. */
  readonly types?: EntityType[] | null;
  /** Search query; everything if absent. */
  readonly query?: string | null;
  /** Number of hits to skip; 0 if absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of hits to return; 10 if absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Conditions that must all hold; ignored when `orFilters` is not empty. */
  @Field(() => [FacetFilterInput], { nullable: true, deprecationReason: 'Use orFilters.' })
  readonly filters?: FacetFilterInput[] | null;
  /** Groups of conditions, one of which must hold. The field `degree` takes `1`, `2` and `3+`, the distance of the hits in hops. */
  readonly orFilters?: AndFilterInput[] | null;
  /** Start of the time window for edges, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true, deprecationReason: DEPRECATION })
  readonly startTimeMillis?: number | null;
  /** End of the time window for edges, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true, deprecationReason: DEPRECATION })
  readonly endTimeMillis?: number | null;
  /** Search flags. */
  readonly searchFlags?: SearchFlags | null;
  /** Lineage flags. */
  readonly lineageFlags?: LineageFlags | null;
  /** Urn of a view that the hits must match; ignored if the view does not exist. */
  readonly viewUrn?: string | null;
  /** Sort order of the hits. */
  readonly sortInput?: SearchSortInput | null;
}

/** A scroll through all hits of a search among the upstream or downstream entities of an entity. */
@InputType()
export class ScrollAcrossLineageInput {
  /** Urn of the entity. */
  readonly urn?: string | null;
  /** Direction to follow. */
  readonly direction!: LineageDirection;
  /** Entity types of the hits; the default search types if absent or empty. */
  readonly types?: EntityType[] | null;
  /** Search query; everything if absent. */
  readonly query?: string | null;
  /** `nextScrollId` of the previous page; absent for the first page. */
  readonly scrollId?: string | null;
  /** How long the engine keeps its snapshot for the next page, such as `5m`. */
  readonly keepAlive?: string | null;
  /** Maximum number of hits to return; 10 if absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Groups of conditions, one of which must hold. The field `degree` takes `1`, `2` and `3+`, the distance of the hits in hops. */
  readonly orFilters?: AndFilterInput[] | null;
  /** Start of the time window for edges, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly startTimeMillis?: number | null;
  /** End of the time window for edges, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly endTimeMillis?: number | null;
  /** Search flags. */
  readonly searchFlags?: SearchFlags | null;
  /** Lineage flags. */
  readonly lineageFlags?: LineageFlags | null;
}
