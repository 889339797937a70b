import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, AuthorizedInside, Authorizer } from '../../auth/index.js';
import { ListingService } from '../../discovery/index.js';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import { MANAGING_IDENTITIES, requireIdentityManagement } from '../users/index.js';
import { CorpGroup } from './corp-group.model.js';
import { ListGroupsResult } from './group-listing.model.js';
import { CORP_GROUP } from './group.mappings.js';
import { ListGroupsInput } from './list-groups.input.js';

/** Queries for groups. */
@Resolver()
export class GroupResolver {
  constructor(
    private readonly listings: ListingService,
    private readonly authorizer: Authorizer,
  ) {}

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => CorpGroup, { nullable: true, description: 'Returns a group of users.' })
  corpGroup(
    @Args('urn', { description: 'Urn of the group.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root(CORP_GROUP.entityType, urn);
  }

  @AuthorizedInside(MANAGING_IDENTITIES)
  @Query(() => ListGroupsResult, { nullable: true, description: 'Lists groups of users.' })
  async listGroups(
    @Args('input', { description: 'The groups to list.' }) input: ListGroupsInput,
    @Context() context: GraphqlContext,
  ): Promise<ListGroupsResult> {
    await requireIdentityManagement(this.authorizer, context.actor);
    const options = { entityType: CORP_GROUP.entityType, newestBy: 'createdTime' };
    const { entities, ...page } = await this.listings.list(input, options, context);
    return { ...page, groups: entities };
  }
}
