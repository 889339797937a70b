import { Field, Int, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef, Long } from '../entities/index.js';

/** A place of an entity in the older browse tree. */
@ObjectType()
export class BrowsePath {
  /** Steps to the place. */
  readonly path!: string[];
}

/** What is known of a place in a browse tree. */
@ObjectType()
export class BrowseResultMetadata {
  /** Steps to the place. */
  readonly path!: string[];
  /** How many entities lie below it, at any depth. */
  @Field(() => Long)
  readonly totalNumEntities!: number;
}

/** A group below a place in the older browse tree. */
@ObjectType()
export class BrowseResultGroup {
  /** The step to the group. */
  readonly name!: string;
  /** How many entities lie in the group, at any depth. */
  @Field(() => Long)
  readonly count!: number;
}

/** What lies at a place in the older browse tree: groups first, then entities. */
@ObjectType()
export class BrowseResults {
  /** The entities of this page. */
  @Field(() => [Entity])
  readonly entities!: EntityRef[];
  /** The groups of this page. */
  readonly groups!: BrowseResultGroup[];
  /** How many groups and entities were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** How many groups and entities were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many groups and entities there are. */
  @Field(() => Int)
  readonly total!: number;
  /** What is known of the place. */
  readonly metadata!: BrowseResultMetadata;
}

/** A group below a place in the browse tree. */
@ObjectType()
export class BrowseResultGroupV2 {
  /** The step to the group: a name, or a urn. */
  readonly name!: string;
  /** The entity of the group, when its name is a urn. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
  /** How many entities lie in the group, at any depth. */
  @Field(() => Long)
  readonly count!: number;
  /** Whether there are groups in the group. */
  readonly hasSubGroups!: boolean;
}

/** The groups at a place in the browse tree. */
@ObjectType()
export class BrowseResultsV2 {
  /** The groups of this page, the largest first. */
  readonly groups!: BrowseResultGroupV2[];
  /** How many groups were skipped. */
  @Field(() => Int)
  readonly start!: number;
  /** How many groups were asked for. */
  @Field(() => Int)
  readonly count!: number;
  /** How many groups there are. */
  @Field(() => Int)
  readonly total!: number;
  /** What is known of the place. */
  readonly metadata!: BrowseResultMetadata;
}
