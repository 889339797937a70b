import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { DebugAccessResult, Privileges } from './access.model.js';
import { DebugAccessService } from './debug-access.service.js';
import { GetGrantedPrivilegesInput } from './granted-privileges.input.js';
import { GrantedPrivilegesService } from './granted-privileges.service.js';
import { SEEING_PRIVILEGES } from './policy.demands.js';
import { MANAGING_IDENTITIES } from '../../identity/index.js';

/** Queries for the privileges of users and their origins. */
@Resolver()
export class AccessResolver {
  constructor(
    private readonly granted: GrantedPrivilegesService,
    private readonly access: DebugAccessService,
  ) {}

  @AuthorizedInside(SEEING_PRIVILEGES)
  @Query(() => Privileges, {
    nullable: true,
    description: 'Returns the privileges of a user on the platform or on an entity.',
  })
  getGrantedPrivileges(
    @Args('input', { description: 'The user and the resource.' }) input: GetGrantedPrivilegesInput,
    @Context() context: GraphqlContext,
  ): Promise<Privileges> {
    return this.granted.of(input, context.actor);
  }

  @AuthorizedInside(MANAGING_IDENTITIES)
  @Query(() => DebugAccessResult, { description: "Returns the origins of a user's privileges." })
  debugAccess(
    @Args('userUrn', { description: 'Urn of the user.' }) userUrn: string,
    @Context() context: GraphqlContext,
  ): Promise<DebugAccessResult> {
    return this.access.of(userUrn, context.actor);
  }
}
