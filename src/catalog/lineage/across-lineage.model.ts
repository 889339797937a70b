import { Field, Int, ObjectType } from '@nestjs/graphql';
import { FacetMetadata, MatchedField, SearchInsight } from '../../discovery/index.js';
import { Entity, EntityPath, type EntityRef, Long } from '../../entities/index.js';
import { LineageSearchPath } from './lineage-search-path.enum.js';

/** A hit of a search across lineage. */
@ObjectType()
export class SearchAcrossLineageResult {
  /** The entity. */
  @Field(() => Entity)
  readonly entity!: EntityRef;
  /** Remarks on the hit. */
  readonly insights?: SearchInsight[] | null;
  /** Where the hit matched the text. */
  readonly matchedFields!: MatchedField[];
  /** The ways to the hit, at most 100; of a dataset that was found by its columns the ways to the columns. */
  @Field(() => [EntityPath], { nullable: 'itemsAndList' })
  readonly paths?: EntityPath[] | null;
  /** How many hops away the hit is at least. */
  @Field(() => Int)
  readonly degree!: number;
  /** Every number of hops after which the hit was found. */
  @Field(() => [Int], { nullable: true })
  readonly degrees?: number[] | null;
  /** Whether what lies behind the hit was looked for. */
  readonly explored!: boolean;
  /** Whether some of what lies behind the hit was left out because of a limit. */
  readonly truncatedChildren!: boolean;
  /** Whether the hit does not count as a hop. */
  readonly ignoredAsHop!: boolean;
}

/** How fresh what one system holds is. */
@ObjectType()
export class SystemFreshness {
  /** Name of the system. */
  readonly systemName!: string;
  /** Age of what it holds, in milliseconds. */
  @Field(() => Long)
  readonly freshnessMillis!: number;
}

/** How fresh an answer is. */
@ObjectType()
export class FreshnessStats {
  /** Whether the answer comes from a cache. Never so here. */
  readonly cached?: boolean | null;
  /** The same by system. */
  @Field(() => [SystemFreshness], { nullable: 'itemsAndList' })
  readonly systemFreshness?: SystemFreshness[] | null;
}

/** A page of the hits of a search across lineage. */
@ObjectType()
export class SearchAcrossLineageResults {
  /** How many hits were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** How many hits were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many hits there are on all pages. */
  @Field(() => Int)
  readonly total!: number;
  /** The hits of this page. */
  readonly searchResults!: SearchAcrossLineageResult[];
  /** The values of all hits; the first facet, `degree`, counts them by hops. */
  readonly facets?: FacetMetadata[] | null;
  /** How fresh the answer is. */
  readonly freshness?: FreshnessStats | null;
  /** How the hits were found. */
  @Field(() => LineageSearchPath, { nullable: true })
  readonly lineageSearchPath?: LineageSearchPath | null;
  /** Whether some hits were not found because of the limits of entities or of time. */
  readonly isPartial?: boolean | null;
}

/** A page of a walk through all hits of a search across lineage. */
@ObjectType()
export class ScrollAcrossLineageResults {
  /** What asks for the next page; null on the last one. */
  readonly nextScrollId?: string | null;
  /** How many hits were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many hits there are on all pages. */
  @Field(() => Int)
  readonly total!: number;
  /** The hits of this page. */
  readonly searchResults!: SearchAcrossLineageResult[];
  /** The values of all hits; the first facet, `degree`, counts them by hops. */
  readonly facets?: FacetMetadata[] | null;
  /** How fresh the answer is. */
  readonly freshness?: FreshnessStats | null;
  /** Whether some hits were not found because of the limits of entities or of time. */
  readonly isPartial?: boolean | null;
}
