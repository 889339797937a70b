import { Field, InputType, Int } from '@nestjs/graphql';
import { FacetFilterInput } from '../../discovery/index.js';

/** Selection of ownership types to list. */
@InputType()
export class ListOwnershipTypesInput {
  /** Number of ownership types to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of ownership types to return; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Search text; matches all ownership types when absent or empty. */
  readonly query?: string | null;
  /** Conditions that must all match. */
  readonly filters?: FacetFilterInput[] | null;
}
