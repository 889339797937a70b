import { Field, InputType, Int } from '@nestjs/graphql';

/** Selection of users to list. */
@InputType()
export class ListUsersInput {
  /** Number of users to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of users to return; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Search text; matches all users when absent or empty. */
  readonly query?: string | null;
}
