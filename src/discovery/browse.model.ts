import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef, Long, Page } from '../entities/index.js';

/** A path of an entity in the legacy browse tree. */
@ObjectType()
export class BrowsePath {
  /** Components of the path. */
  readonly path!: string[];
}

/** Metadata of a node in a browse tree. */
@ObjectType()
export class BrowseResultMetadata {
  /** Components of the path. */
  readonly path!: string[];
  /** Number of entities below the node, at any depth. */
  @Field(() => Long)
  readonly totalNumEntities!: number;
}

/** A group below a node in the legacy browse tree. */
@ObjectType()
export class BrowseResultGroup {
  /** Name of the group. */
  readonly name!: string;
  /** Number of entities in the group, at any depth. */
  @Field(() => Long)
  readonly count!: number;
}

/** The contents of a node in the legacy browse tree: groups first, then entities. */
@ObjectType()
export class BrowseResults extends Page {
  /** The entities of this page. */
  @Field(() => [Entity])
  readonly entities!: EntityRef[];
  /** The groups of this page. */
  readonly groups!: BrowseResultGroup[];
  /** Metadata of the node. */
  readonly metadata!: BrowseResultMetadata;
}

/** A group below a node in the browse tree. */
@ObjectType()
export class BrowseResultGroupV2 {
  /** Name or urn of the group. */
  readonly name!: string;
  /** The entity of the group, if its name is a urn. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
  /** Number of entities in the group, at any depth. */
  @Field(() => Long)
  readonly count!: number;
  /** Whether the group contains groups. */
  readonly hasSubGroups!: boolean;
}

/** The groups of a node in the browse tree. */
@ObjectType()
export class BrowseResultsV2 extends Page {
  /** The groups of this page, largest first. */
  readonly groups!: BrowseResultGroupV2[];
  /** Metadata of the node. */
  readonly metadata!: BrowseResultMetadata;
}
