import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../auth/index.js';
import { ListingService } from '../../discovery/index.js';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import { ListDomainsResult } from './domain-listing.model.js';
import { DOMAIN } from './domain.mappings.js';
import { Domain } from './domain.model.js';
import { ListDomainsInput } from './list-domains.input.js';

/** Queries for domains. */
@Resolver()
export class DomainResolver {
  constructor(private readonly listings: ListingService) {}

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => Domain, { nullable: true, description: 'Returns a domain.' })
  domain(
    @Args('urn', { description: 'Urn of the domain.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(DOMAIN.entityType, urn);
  }

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => ListDomainsResult, {
    nullable: true,
    description: 'Lists the child domains of a domain, or the root domains.',
  })
  async listDomains(
    @Args('input', { description: 'The domains to list.' }) input: ListDomainsInput,
    @Context() context: GraphqlContext,
  ): Promise<ListDomainsResult> {
    const place =
      input.parentDomain == null
        ? { field: 'hasParentDomain', values: ['true'], negated: true }
        : { field: 'parentDomain', values: [input.parentDomain] };
    const options = { entityType: DOMAIN.entityType, criteria: [[place]], newestBy: 'createdTime' };
    const { entities, ...page } = await this.listings.list(input, options, context);
    return { ...page, domains: entities };
  }
}
