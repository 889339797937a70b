import { InputType } from '@nestjs/graphql';
import { ResourceRefInput } from '../../entities/index.js';

/** One tag, and the entity or column that it is added to or removed from. */
@InputType()
export class TagAssociationInput extends ResourceRefInput {
  /** Urn of the tag. */
  readonly tagUrn!: string;
}

/** Tags, and the entity or column that they are added to. */
@InputType()
export class AddTagsInput extends ResourceRefInput {
  /** Urns of the tags. */
  readonly tagUrns!: string[];
}
