import { Field, InputType, Int } from '@nestjs/graphql';
import { AndFilterInput } from '../../discovery/index.js';

/** Selection of policies to list. */
@InputType()
export class ListPoliciesInput {
  /** Number of policies to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of policies to return; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Search text; matches all policies when absent or empty. */
  readonly query?: string | null;
  /** Conditions that must all match, regardless of their group. */
  @Field(() => [AndFilterInput], { nullable: true })
  readonly orFilters?: AndFilterInput[] | null;
}
