import { InputType } from '@nestjs/graphql';
import { Matches } from 'class-validator';
import { OwnershipUpdate } from '../ownership/index.js';

/** New properties of a tag. */
@InputType()
export class TagUpdateInput {
  /** Urn of the tag. */
  readonly urn!: string;
  /** Display name. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** Description of the tag; removed when absent. */
  readonly description?: string | null;
  /** Owners of the tag; unchanged when absent. */
  readonly ownership?: OwnershipUpdate | null;
}
