import { Field, Int, InterfaceType, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef, FieldArgument, Long } from '../../entities/index.js';
import { LineageInput } from './lineage.input.js';

/** One way from an entity to another. */
@ObjectType()
export class EntityPath {
  /** The entities on the way, both ends included; null where a kind has no GraphQL type. */
  @Field(() => [Entity], { nullable: 'items' })
  readonly path!: (EntityRef | null)[];
}

/** A neighbour of an entity in lineage. */
@ObjectType()
export class LineageRelationship {
  /** Name of the edge, as in `DownstreamOf`. */
  readonly type!: string;
  /** The neighbour; null when its kind has no GraphQL type. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
  /** How many hops away it is. */
  @Field(() => Int)
  readonly degree!: number;
  /** When the edge was made, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly createdOn?: number | null;
  /** Who made the edge. */
  @Field(() => Entity, { nullable: true })
  readonly createdActor?: EntityRef | null;
  /** When the edge was last seen, in milliseconds since 1970. */
  @Field(() => Long, { nullable: true })
  readonly updatedOn?: number | null;
  /** Who last saw the edge. */
  @Field(() => Entity, { nullable: true })
  readonly updatedActor?: EntityRef | null;
  /** Whether the edge was drawn by hand. */
  readonly isManual?: boolean | null;
  /** The ways to the neighbour. */
  @Field(() => [EntityPath], { nullable: 'itemsAndList' })
  readonly paths?: EntityPath[] | null;
}

/** A page of the neighbours of an entity in lineage. */
@ObjectType()
export class EntityLineageResult {
  /** How many neighbours were skipped. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many neighbours this page holds. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** How many neighbours there are. */
  @Field(() => Int, { nullable: true })
  readonly total?: number | null;
  /** How many neighbours were left out because they are removed or were never ingested. */
  @Field(() => Int, { nullable: true })
  readonly filtered?: number | null;
  /** The neighbours of this page. */
  readonly relationships!: LineageRelationship[];
}

/** An entity that may have lineage. */
@InterfaceType({ implements: () => Entity, resolveType: (ref: EntityRef) => ref.__typename })
export abstract class EntityWithRelationships extends Entity {
  /** The neighbours of the entity in lineage. */
  @FieldArgument('input', () => LineageInput, { description: 'Which neighbours to return.' })
  @Field(() => EntityLineageResult, { nullable: true })
  readonly lineage?: EntityLineageResult | null;
}
