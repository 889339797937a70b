import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, AuthorizedInside } from '../../auth/index.js';
import { ListingService } from '../../discovery/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { BatchAssignRoleInput } from './batch-assign-role.input.js';
import { DATAHUB_ROLE, roleNameOf } from './datahub-role.mappings.js';
import { ListRolesResult } from './datahub-role.model.js';
import { ListRolesInput } from './list-roles.input.js';
import { RoleAssignmentService } from './role-assignment.service.js';
import { ASSIGNING_ROLES } from './role.demands.js';

/** The query and the mutation of roles of this service. */
@Resolver()
export class DataHubRoleResolver {
  constructor(
    private readonly listings: ListingService,
    private readonly assignments: RoleAssignmentService,
  ) {}

  @Authenticated('Returns the entities that the actor may view.')
  @Query(() => ListRolesResult, { nullable: true, description: 'Lists the roles of this service.' })
  async listRoles(
    @Args('input', { description: 'The roles to list.' }) input: ListRolesInput,
    @Context() context: GraphqlContext,
  ): Promise<ListRolesResult> {
    const { entities, ...page } = await this.listings.list(input, { entityType: DATAHUB_ROLE.entityType }, context);
    const named = await Promise.all(
      entities.map(async (role) => ({ role, name: await roleNameOf(role.urn, context) })),
    );
    named.sort((left, right) => (left.name < right.name ? -1 : 1));
    return { ...page, roles: named.map(({ role }) => role) };
  }

  @AuthorizedInside(ASSIGNING_ROLES)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Replaces the roles of users and groups by one role, or removes their roles. Returns true.',
  })
  async batchAssignRole(
    @Args('input', { description: 'The role and the actors.' }) input: BatchAssignRoleInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.assignments.assign(input.roleUrn ?? undefined, input.actors, context);
    return true;
  }
}
