import { Field, Int, InterfaceType, ObjectType } from '@nestjs/graphql';
import { Entity } from '../entity.model.js';
import type { EntityRef } from '../entity-ref.js';
import { FieldArgument } from '../field-argument.decorator.js';
import { Long } from '../scalars/long.scalar.js';
import { LineageInput } from './lineage.input.js';

/** A path from one entity to another. */
@ObjectType()
export class EntityPath {
  /** Entities on the path, including both ends; null for entity types without a GraphQL type. */
  @Field(() => [Entity], { nullable: 'items' })
  readonly path!: (EntityRef | null)[];
}

/** A lineage neighbor of an entity. */
@ObjectType()
export class LineageRelationship {
  /** Relationship type of the edge, such as `DownstreamOf`. */
  readonly type!: string;
  /** The neighbor; null if its entity type has no GraphQL type. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
  /** Distance in hops. */
  @Field(() => Int)
  readonly degree!: number;
  /** Time when the edge was created, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly createdOn?: number | null;
  /** Actor that created the edge. */
  @Field(() => Entity, { nullable: true })
  readonly createdActor?: EntityRef | null;
  /** Time when the edge was last updated, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly updatedOn?: number | null;
  /** Actor that last updated the edge. */
  @Field(() => Entity, { nullable: true })
  readonly updatedActor?: EntityRef | null;
  /** Whether the edge was added manually. */
  readonly isManual?: boolean | null;
  /** Paths to the neighbor. */
  @Field(() => [EntityPath], { nullable: 'itemsAndList' })
  readonly paths?: EntityPath[] | null;
}

/** A page of lineage neighbors of an entity. */
@ObjectType()
export class EntityLineageResult {
  /** Number of neighbors skipped. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Number of neighbors on this page. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Total number of neighbors. */
  @Field(() => Int, { nullable: true })
  readonly total?: number | null;
  /** Number of neighbors left out because they are soft-deleted or were never ingested. */
  @Field(() => Int, { nullable: true })
  readonly filtered?: number | null;
  /** Neighbors on this page. */
  readonly relationships!: LineageRelationship[];
}

/** An entity that can have lineage. */
@InterfaceType({ implements: () => Entity, resolveType: (ref: EntityRef) => ref.__typename })
export abstract class EntityWithRelationships extends Entity {
  /** Lineage neighbors of the entity. */
  @FieldArgument('input', () => LineageInput, { description: 'Neighbors to return.' })
  @Field(() => EntityLineageResult, { nullable: true })
  readonly lineage?: EntityLineageResult | null;
}
