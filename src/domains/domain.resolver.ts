import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { EntityRef, GraphqlContext } from '../entities/index.js';
import { DOMAIN } from './domain.mappings.js';
import { Domain } from './domain.model.js';

/** Queries for domains. */
@Resolver()
export class DomainResolver {
  @Query(() => Domain, { nullable: true, description: 'A domain.' })
  domain(
    @Args('urn', { description: 'Urn of the domain.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(DOMAIN.entityName, urn);
  }
}
