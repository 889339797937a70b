import { Field, InputType, Int } from '@nestjs/graphql';

/** Which roles to list. */
@InputType()
export class ListRolesInput {
  /** How many roles to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many roles to return at most; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** The text to find; all roles when absent or empty. */
  readonly query?: string | null;
}
