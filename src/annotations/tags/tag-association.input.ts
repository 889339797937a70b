import { InputType } from '@nestjs/graphql';
import { ResourceRefInput } from '../../entities/index.js';

/** A tag, and the entity or column to add it to or to remove it from. */
@InputType()
export class TagAssociationInput extends ResourceRefInput {
  /** Urn of the tag. */
  readonly tagUrn!: string;
}

/** Tags, and the entity or column to add them to. */
@InputType()
export class AddTagsInput extends ResourceRefInput {
  /** Urns of the tags. */
  readonly tagUrns!: string[];
}
