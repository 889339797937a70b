import { Field, InputType, Int } from '@nestjs/graphql';
import { FacetFilterInput } from '../../../discovery/index.js';

/** A search among the direct children of a container. */
@InputType()
export class ContainerEntitiesInput {
  /** Text to search for; all entities if absent. */
  readonly query?: string | null;
  /** Number of hits to skip; 0 if absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of hits to return; 20 if absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Conditions that must all hold. */
  readonly filters?: FacetFilterInput[] | null;
}
