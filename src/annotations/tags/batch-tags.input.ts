import { Field, InputType } from '@nestjs/graphql';
import { ResourceRefInput } from '../../entities/index.js';

/** Tags, and the entities or columns to add them to. */
@InputType()
export class BatchAddTagsInput {
  /** Urns of the tags. */
  readonly tagUrns!: string[];
  /** The entities and columns. */
  readonly resources!: ResourceRefInput[];
}

/** Tags, and the entities or columns to remove them from. */
@InputType()
export class BatchRemoveTagsInput {
  /** Urns of the tags. */
  readonly tagUrns!: string[];
  /** The entities and columns. */
  @Field(() => [ResourceRefInput], { nullable: 'items' })
  readonly resources!: (ResourceRefInput | null)[];
}
