import { InputType } from '@nestjs/graphql';
import { Matches } from 'class-validator';
import { OwnershipUpdate } from '../ownership/index.js';

/** What a tag is to be. */
@InputType()
export class TagUpdateInput {
  /** Urn of the tag. */
  readonly urn!: string;
  /** Name for people. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** What the tag says of an asset that has it; taken away when absent. */
  readonly description?: string | null;
  /** Who owns the tag; as it is when absent. */
  readonly ownership?: OwnershipUpdate | null;
}
