import { Field, InputType, Int } from '@nestjs/graphql';

/** Which groups to list. */
@InputType()
export class ListGroupsInput {
  /** How many groups to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many groups to return at most; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Text to search for; all groups when absent or empty. */
  readonly query?: string | null;
}
