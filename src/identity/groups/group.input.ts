import { InputType } from '@nestjs/graphql';
import { Matches, ValidateIf } from 'class-validator';

/** A group to create. */
@InputType()
export class CreateGroupInput {
  /** Id of the group, the last part of its urn; a random id when absent. */
  @ValidateIf((input: CreateGroupInput) => input.id != null)
  @Matches(/^\S(.*\S)?$/s, { message: '$property must neither be empty nor begin or end with white space' })
  readonly id?: string | null;
  /** Display name. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** Description of the group. */
  readonly description?: string | null;
}

/** Changes of the edited properties of a group; absent or null members stay unchanged. */
@InputType()
export class CorpGroupUpdateInput {
  /** Description of the group. */
  readonly description?: string | null;
  /** Slack channel of the group. */
  readonly slack?: string | null;
  /** Email address of the group. */
  readonly email?: string | null;
  /** URL of the group's picture. */
  readonly pictureLink?: string | null;
}
