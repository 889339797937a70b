import { Field, InputType, Int } from '@nestjs/graphql';
import { FacetFilterInput } from '../../discovery/index.js';

/** Which kinds of ownership to list. */
@InputType()
export class ListOwnershipTypesInput {
  /** How many kinds to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many kinds to return at most; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** The text to find; all kinds when absent or empty. */
  readonly query?: string | null;
  /** Conditions that must all hold. */
  readonly filters?: FacetFilterInput[] | null;
}
