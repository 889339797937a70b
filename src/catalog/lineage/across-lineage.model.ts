import { Field, Int, ObjectType } from '@nestjs/graphql';
import { FacetMetadata, MatchedField, SearchInsight } from '../../discovery/index.js';
import { Entity, EntityPath, type EntityRef, Long, Page } from '../../entities/index.js';
import { LineageSearchPath } from './lineage-search-path.enum.js';

/** A hit of a search across lineage. */
@ObjectType()
export class SearchAcrossLineageResult {
  /** The entity. */
  @Field(() => Entity)
  readonly entity!: EntityRef;
  /** Remarks on the hit. */
  readonly insights?: SearchInsight[] | null;
  /** Fields that matched the text. */
  readonly matchedFields!: MatchedField[];
  /** Paths to the hit, at most 100; for a dataset found by its columns, paths to the columns. */
  @Field(() => [EntityPath], { nullable: 'itemsAndList' })
  readonly paths?: EntityPath[] | null;
  /** Minimum distance in hops. */
  @Field(() => Int)
  readonly degree!: number;
  /** Every distance in hops at which the hit was found. */
  @Field(() => [Int], { nullable: true })
  readonly degrees?: number[] | null;
  /** Whether the lineage of the hit was explored. */
  readonly explored!: boolean;
  /** Whether a limit truncated the lineage of the hit. */
  readonly truncatedChildren!: boolean;
  /** Whether the hit is not counted as a hop. */
  readonly ignoredAsHop!: boolean;
}

/** Freshness of the data of one system. */
@ObjectType()
export class SystemFreshness {
  /** Name of the system. */
  readonly systemName!: string;
  /** Age of the data in milliseconds. */
  @Field(() => Long)
  readonly freshnessMillis!: number;
}

/** Freshness of a result. */
@ObjectType()
export class FreshnessStats {
  /** Whether the result comes from a cache; always false. */
  readonly cached?: boolean | null;
  /** Freshness by system. */
  @Field(() => [SystemFreshness], { nullable: 'itemsAndList' })
  readonly systemFreshness?: SystemFreshness[] | null;
}

/** A page of hits of a search across lineage. */
@ObjectType()
export class SearchAcrossLineageResults extends Page {
  /** Hits on this page. */
  readonly searchResults!: SearchAcrossLineageResult[];
  /** Facets of all hits; the first one, `degree`, counts them by hops. */
  readonly facets?: FacetMetadata[] | null;
  /** Freshness of the result. */
  readonly freshness?: FreshnessStats | null;
  /** How the hits were found. */
  @Field(() => LineageSearchPath, { nullable: true })
  readonly lineageSearchPath?: LineageSearchPath | null;
  /** Whether the limits on entities or time omitted hits. */
  readonly isPartial?: boolean | null;
}

/** A page of a scroll through all hits of a search across lineage. */
@ObjectType()
export class ScrollAcrossLineageResults {
  /** Id of the next page; null on the last one. */
  readonly nextScrollId?: string | null;
  /** Number of hits requested. */
  @Field(() => Int)
  readonly count!: number;
  /** Total number of hits. */
  @Field(() => Int)
  readonly total!: number;
  /** Hits on this page. */
  readonly searchResults!: SearchAcrossLineageResult[];
  /** Facets of all hits; the first one, `degree`, counts them by hops. */
  readonly facets?: FacetMetadata[] | null;
  /** Freshness of the result. */
  readonly freshness?: FreshnessStats | null;
  /** Whether the limits on entities or time omitted hits. */
  readonly isPartial?: boolean | null;
}
