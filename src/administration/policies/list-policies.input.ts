import { Field, InputType, Int } from '@nestjs/graphql';
import { AndFilterInput } from '../../discovery/index.js';

/** Which policies to list. */
@InputType()
export class ListPoliciesInput {
  /** How many policies to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many policies to return at most; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** The text to find; all policies when absent or empty. */
  readonly query?: string | null;
  /** Conditions; all of them must hold, whichever group they stand in. */
  @Field(() => [AndFilterInput], { nullable: true })
  readonly orFilters?: AndFilterInput[] | null;
}
