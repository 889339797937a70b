import { InputType } from '@nestjs/graphql';
import { Matches, ValidateIf } from 'class-validator';

/** A tag to create. */
@InputType()
export class CreateTagInput {
  /** Id of the tag, the last part of its urn; a random id when absent. */
  @ValidateIf((input: CreateTagInput) => input.id != null)
  @Matches(/^\S(.*\S)?$/s, { message: '$property must neither be empty nor begin or end with white space' })
  readonly id?: string | null;
  /** Display name. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** Description of the tag. */
  readonly description?: string | null;
}
