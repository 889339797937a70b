import { Field, ObjectType } from '@nestjs/graphql';
import { type EntityRef, MetadataAttribution } from '../../entities/index.js';
import { Tag } from './tag.model.js';

/** A tag of an entity or a column. */
@ObjectType()
export class TagAssociation {
  /** The tag. */
  @Field(() => Tag)
  readonly tag!: EntityRef;
  /** Urn of the entity that has the tag; the dataset for the tag of a column. */
  readonly associatedUrn!: string;
  /** Context that the attaching program recorded. */
  readonly context?: string | null;
  /** Source of the association. */
  readonly attribution?: MetadataAttribution | null;
}

/** The tags of an entity or a column. */
@ObjectType()
export class GlobalTags {
  /** The tags; empty after the last tag was removed. */
  @Field(() => [TagAssociation], { nullable: true })
  readonly tags?: TagAssociation[] | null;
}
