import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../auth/index.js';
import { criteriaOf, ListingService } from '../discovery/index.js';
import type { GraphqlContext } from '../entities/index.js';
import { ListOwnershipTypesInput } from './list-ownership-types.input.js';
import { ListOwnershipTypesResult } from './ownership-type-listing.model.js';
import { OWNERSHIP_TYPE } from './ownership.mappings.js';

/** Queries for kinds of ownership. */
@Resolver()
export class OwnershipTypeResolver {
  constructor(private readonly listings: ListingService) {}

  @Authenticated('Finds what the actor may view.')
  @Query(() => ListOwnershipTypesResult, { description: 'The kinds of ownership, built in or made by people.' })
  async listOwnershipTypes(
    @Args('input', { description: 'Which kinds to list.' }) input: ListOwnershipTypesInput,
    @Context() context: GraphqlContext,
  ): Promise<ListOwnershipTypesResult> {
    const criteria = criteriaOf(undefined, input.filters);
    const options = { entityName: OWNERSHIP_TYPE.entityName, criteria, newestBy: 'createdAt' };
    const { entities, ...page } = await this.listings.list(input, options, context);
    return { ...page, ownershipTypes: entities };
  }
}
