import { Field, InputType, Int } from '@nestjs/graphql';
import { FacetFilterInput } from '../../discovery/index.js';

/** A search among the entities of a domain. */
@InputType()
export class DomainEntitiesInput {
  /** Search text; matches all entities when absent. */
  readonly query?: string | null;
  /** Number of hits to skip; 0 when absent. */
  @Field(() => Int, { nullable: true })
  readonly start?: number | null;
  /** Maximum number of hits; 20 when absent. */
  @Field(() => Int, { nullable: true })
  readonly count?: number | null;
  /** Conditions that must all match. */
  readonly filters?: FacetFilterInput[] | null;
}
