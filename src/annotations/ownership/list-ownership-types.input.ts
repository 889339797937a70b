import { Field, InputType, Int } from '@nestjs/graphql';
import { FacetFilterInput } from '../../discovery/index.js';

/** Which ownership types to list. */
@InputType()
export class ListOwnershipTypesInput {
  /** How many ownership types to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many ownership types to return at most; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Text to search for; all kinds when absent or empty. */
  readonly query?: string | null;
  /** Conditions that must all hold. */
  readonly filters?: FacetFilterInput[] | null;
}
