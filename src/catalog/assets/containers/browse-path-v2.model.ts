import { Field, ObjectType } from '@nestjs/graphql';
import { Entity, type EntityRef } from '../../../entities/index.js';

/** One entry of a browse path. */
@ObjectType()
export class BrowsePathEntry {
  /** The stored id of the entry: a name or a urn. */
  readonly name!: string;
  /** The entity of the entry, if it has one. */
  @Field(() => Entity, { nullable: true })
  readonly entity?: EntityRef | null;
}

/** The browse path of an entity. */
@ObjectType()
export class BrowsePathV2 {
  /** The entries from the outermost to the innermost, without the entity itself. */
  readonly path!: BrowsePathEntry[];
}
