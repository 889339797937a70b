import { Field, InputType, Int } from '@nestjs/graphql';

/** Selection of roles to list. */
@InputType()
export class ListRolesInput {
  /** Number of roles to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of roles to return; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Search text; matches all roles when absent or empty. */
  readonly query?: string | null;
}
