import { Field, InputType, Int } from '@nestjs/graphql';
import { FacetFilterInput } from '../../discovery/index.js';

/** A search among the entities of a domain. */
@InputType()
export class DomainEntitiesInput {
  /** Text to search for; all entities when absent. */
  readonly query?: string | null;
  /** How many hits to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of hits; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Conditions that must all hold. */
  readonly filters?: FacetFilterInput[] | null;
}
