import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import { AuthorizedInside } from '../../auth/index.js';
import type { EntityRef, GraphqlContext } from '../../entities/index.js';
import { CorpUserStatus } from './corp-user-status.enum.js';
import { CorpUserUpdateInput } from './corp-user-update.input.js';
import { CorpUser } from './corp-user.model.js';
import { userRef } from './user.mappings.js';
import { UserService } from './user.service.js';
import { EDITING_PROFILE, MANAGING_IDENTITIES } from './user.demands.js';

/** Mutations of users. */
@Resolver()
export class UserMutationResolver {
  constructor(private readonly users: UserService) {}

  @AuthorizedInside(MANAGING_IDENTITIES)
  @Mutation(() => String, {
    nullable: true,
    description: 'Lets a user in, or shuts them out with all their access tokens. Answers the urn.',
  })
  async updateUserStatus(
    @Args('urn', { description: 'Urn of the user.' }) urn: string,
    @Args('status', { type: () => CorpUserStatus, description: 'Whether the user may work with the service.' })
    status: CorpUserStatus,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    await this.users.setStatus(urn, status, context);
    return urn;
  }

  @AuthorizedInside(MANAGING_IDENTITIES)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Deletes a user for good, with their access tokens and everything that names them. Answers true.',
  })
  async removeUser(
    @Args('urn', { description: 'Urn of the user.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.users.remove(urn, context);
    return true;
  }

  @AuthorizedInside(EDITING_PROFILE)
  @Mutation(() => CorpUser, { nullable: true, description: 'Changes what is said of a user. Answers the user.' })
  async updateCorpUserProperties(
    @Args('urn', { description: 'Urn of the user.' }) urn: string,
    @Args('input', { description: 'What is to be said of the user.' }) input: CorpUserUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    await this.users.updateProfile(urn, input, context);
    return userRef(urn);
  }
}
