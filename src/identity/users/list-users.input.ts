import { Field, InputType, Int } from '@nestjs/graphql';

/** Which users to list. */
@InputType()
export class ListUsersInput {
  /** How many users to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many users to return at most; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Text to search for; all users when absent or empty. */
  readonly query?: string | null;
}
