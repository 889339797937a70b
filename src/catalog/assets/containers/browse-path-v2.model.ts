import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef } from '../../../entities/index.js';

/** One step of the way to an entity. */
@ObjectType()
export class BrowsePathEntry {
  /** The step as it is stored: a name, or a urn. */
  readonly name!: string;
  /** The entity that the step stands for, where it stands for one. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
}

/** The way to an entity through its platform. */
@ObjectType()
export class BrowsePathV2 {
  /** The steps, outermost first; the entity itself is not among them. */
  readonly path!: BrowsePathEntry[];
}
