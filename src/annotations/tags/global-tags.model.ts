import { Field, ObjectType } from '@nestjs/graphql';
import { type EntityRef, MetadataAttribution } from '../../entities/index.js';
import { Tag } from './tag.model.js';

/** One tag of an entity or a column. */
@ObjectType()
export class TagAssociation {
  /** The tag. */
  @Field(() => Tag)
  readonly tag!: EntityRef;
  /** Urn of the entity that has the tag; of a column's tag, the dataset. */
  readonly associatedUrn!: string;
  /** What the program that attached the tag wanted to remember. */
  readonly context?: string | null;
  /** Who or what attached the tag. */
  readonly attribution?: MetadataAttribution | null;
}

/** The tags of an entity or a column. */
@ObjectType()
export class GlobalTags {
  /** The tags; empty once the last one was removed. */
  @Field(() => [TagAssociation], { nullable: true })
  readonly tags?: TagAssociation[] | null;
}
