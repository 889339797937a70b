import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import { Authenticated } from '../../auth/index.js';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import { AuthenticatedUser } from './authenticated-user.model.js';
import { CorpUser } from './corp-user.model.js';
import { PlatformPrivilegesService } from './platform-privileges.service.js';
import { userRef } from './user.mappings.js';

/** Queries for users. */
@Resolver()
export class UserResolver {
  constructor(private readonly privileges: PlatformPrivilegesService) {}

  @Authenticated('Throws if the actor may not view the entity.')
  @Query(() => CorpUser, { nullable: true, description: 'Returns a user.' })
  corpUser(
    @Args('urn', { description: 'Urn of the user.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef | null> {
    return context.entities.root('corpuser', urn);
  }

  @Authenticated('Returns information about the caller.')
  @Query(() => AuthenticatedUser, { nullable: true, description: 'Returns the caller and their platform privileges.' })
  async me(@Context() context: GraphqlContext): Promise<AuthenticatedUser> {
    const platformPrivileges = await this.privileges.of(context.actor);
    return { corpUser: userRef(context.actor.urn), platformPrivileges };
  }
}
