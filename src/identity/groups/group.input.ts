import { InputType } from '@nestjs/graphql';
import { Matches, ValidateIf } from 'class-validator';

/** A group to create. */
@InputType()
export class CreateGroupInput {
  /** Id of the group, the last part of its urn; a random one when absent. */
  @ValidateIf((input: CreateGroupInput) => input.id != null)
  @Matches(/^\S(.*\S)?$/s, { message: '$property must neither be empty nor begin or end with white space' })
  readonly id?: string | null;
  /** Name for people. */
  @Matches(/\S/, { message: '$property must not be blank' })
  readonly name!: string;
  /** What the group is for. */
  readonly description?: string | null;
}

/** What is to be said of a group; what is absent or null stays as it is. */
@InputType()
export class CorpGroupUpdateInput {
  /** What the group is for. */
  readonly description?: string | null;
  /** The group's channel on Slack. */
  readonly slack?: string | null;
  /** The group's mail address. */
  readonly email?: string | null;
  /** Address of the group's picture. */
  readonly pictureLink?: string | null;
}
