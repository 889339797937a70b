import { Field, InputType, Int } from '@nestjs/graphql';
import { FacetFilterInput } from '../../../discovery/index.js';

/** A search among what a container directly holds. */
@InputType()
export class ContainerEntitiesInput {
  /** The text to find; everything when absent. */
  readonly query?: string | null;
  /** How many hits to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** How many hits to return at most; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Conditions that must all hold. */
  readonly filters?: FacetFilterInput[] | null;
}
