import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef, Long } from '../entities/index.js';

/** The number of hits with one value. */
@ObjectType()
export class AggregationMetadata {
  /** The value; in a nested facet one part per level, joined by `␞`. Entity types are values of `EntityType`. */
  readonly value!: string;
  /** Number of hits with the value. */
  @Field(() => Long)
  readonly count!: number;
  /** The entity, if the value is a urn. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
  /** Display name of the value. */
  readonly displayName?: string | null;
}

/** The values of one field among the hits. */
@ObjectType()
export class FacetMetadata {
  /** Name of the field as used in filters; in a nested facet the names of its levels, joined by `␞`. */
  readonly field!: string;
  /** Display name of the facet. */
  readonly displayName?: string | null;
  /** The structured property of the facet. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
  /** The values, most frequent first. */
  readonly aggregations!: AggregationMetadata[];
}

/** Facets of the hits of a search. */
@ObjectType()
export class AggregateResults {
  /** The facets. */
  readonly facets?: FacetMetadata[] | null;
}
