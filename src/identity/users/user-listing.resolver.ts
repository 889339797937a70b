import { Args, Context, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { AuthorizedInside, Authorizer } from '../../auth/index.js';
import {
  DiscoveryService,
  hitOptions,
  ListingService,
  SearchAcrossEntitiesInput,
  SearchResults,
} from '../../discovery/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { requireIdentityManagement } from './identity-management.js';
import { ListUsersInput } from './list-users.input.js';
import { SERVICE_ACCOUNT_SUBTYPE } from './service-account-subtype.js';
import { ListUsersResult } from './user-listing.model.js';
import { CORP_USER } from './user.mappings.js';
import { MANAGING_IDENTITIES } from './user.demands.js';

/** Excludes service accounts, which are stored as users. */
const PEOPLE = [[{ field: 'typeNames', values: [SERVICE_ACCOUNT_SUBTYPE], negated: true }]];

const REFUSAL = 'Unauthorized to list users and groups.';

/** Queries that list users. */
@Resolver()
export class UserListingResolver {
  constructor(
    private readonly listings: ListingService,
    private readonly discovery: DiscoveryService,
    private readonly authorizer: Authorizer,
  ) {}

  @AuthorizedInside(MANAGING_IDENTITIES)
  @Query(() => ListUsersResult, { nullable: true, description: 'Lists users, without service accounts.' })
  async listUsers(
    @Args('input', { description: 'The users to list.' }) input: ListUsersInput,
    @Context() context: GraphqlContext,
  ): Promise<ListUsersResult> {
    await requireIdentityManagement(this.authorizer, context.actor, REFUSAL);
    const options = { entityType: CORP_USER.entityType, criteria: PEOPLE };
    const { entities, ...page } = await this.listings.list(input, options, context);
    return { ...page, users: entities };
  }

  @AuthorizedInside(MANAGING_IDENTITIES)
  @Query(() => SearchResults, { nullable: true, description: 'Searches users, without service accounts.' })
  async searchUsers(
    @Args('input', { description: 'The search. Its entity types are ignored.' })
    input: SearchAcrossEntitiesInput,
    @Context() context: GraphqlContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SearchResults> {
    await requireIdentityManagement(this.authorizer, context.actor, REFUSAL);
    const { query, start, count, filters, orFilters, viewUrn, searchFlags, sortInput } = input;
    return this.discovery.searchAcross(
      { query, start, count, filters, orFilters, viewUrn, searchFlags, sortInput },
      context,
      { ...hitOptions(info), entityTypes: [CORP_USER.entityType], baseCriteria: PEOPLE },
    );
  }
}
