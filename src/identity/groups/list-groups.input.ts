import { Field, InputType, Int } from '@nestjs/graphql';

/** Selection of groups to list. */
@InputType()
export class ListGroupsInput {
  /** Number of groups to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of groups to return; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Search text; matches all groups when absent or empty. */
  readonly query?: string | null;
}
