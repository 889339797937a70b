import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, AuthorizedInside } from '../../auth/index.js';
import { ListingService } from '../../discovery/index.js';
import { type EntityRef, type GraphqlContext, idOfUrn } from '../../entities/index.js';
import { BatchAssignRoleInput } from './batch-assign-role.input.js';
import { DATAHUB_ROLE } from './datahub-role.mappings.js';
import { ListRolesResult } from './datahub-role.model.js';
import { ListRolesInput } from './list-roles.input.js';
import { RoleAssignmentService } from './role-assignment.service.js';
import { ASSIGNING_ROLES } from './role.demands.js';

/** The listing of roles in this service, and who has them. */
@Resolver()
export class DataHubRoleResolver {
  constructor(
    private readonly listings: ListingService,
    private readonly assignments: RoleAssignmentService,
  ) {}

  @Authenticated('Finds what the actor may view.')
  @Query(() => ListRolesResult, { nullable: true, description: 'The roles in this service.' })
  async listRoles(
    @Args('input', { description: 'Which roles to list.' }) input: ListRolesInput,
    @Context() context: GraphqlContext,
  ): Promise<ListRolesResult> {
    const { entities, ...page } = await this.listings.list(input, { entityType: DATAHUB_ROLE.entityType }, context);
    const named = await Promise.all(entities.map(async (role) => ({ role, name: await nameOf(role, context) })));
    named.sort((left, right) => (left.name < right.name ? -1 : 1));
    return { ...page, roles: named.map(({ role }) => role) };
  }

  @AuthorizedInside(ASSIGNING_ROLES)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Gives users and groups one role in place of those they have, or takes them all. Answers true.',
  })
  async batchAssignRole(
    @Args('input', { description: 'Who is to have which role.' }) input: BatchAssignRoleInput,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.assignments.assign(input.roleUrn ?? undefined, input.actors, context);
    return true;
  }
}

async function nameOf({ urn }: EntityRef, { entities }: GraphqlContext): Promise<string> {
  const name = (await entities.value(urn, 'dataHubRoleInfo'))?.['name'];
  return typeof name === 'string' ? name : idOfUrn(urn);
}
