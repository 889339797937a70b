import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef, Long } from '../entities/index.js';

/** How many hits have one value. */
@ObjectType()
export class AggregationMetadata {
  /** The value; of a nested facet one part for each level, joined with `␞`. Kinds of entities as `EntityType` names them. */
  readonly value!: string;
  /** How many hits have it. */
  @Field(() => Long)
  readonly count!: number;
  /** The entity of the value, when it is a urn. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
  /** Name of the value for people. */
  readonly displayName?: string | null;
}

/** The values that hits have in one field. */
@ObjectType()
export class FacetMetadata {
  /** Name of the field, as filters take it; of a nested facet the names of its levels, joined with `␞`. */
  readonly field!: string;
  /** Name of the facet for people. */
  readonly displayName?: string | null;
  /** The structured property that the facet is about. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
  /** The values, the most frequent first. */
  readonly aggregations!: AggregationMetadata[];
}

/** Facets of the hits of a search. */
@ObjectType()
export class AggregateResults {
  /** The facets. */
  readonly facets?: FacetMetadata[] | null;
}
