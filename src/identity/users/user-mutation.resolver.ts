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
    description: 'Activates a user, or suspends the user and their access tokens. Returns the urn of the user.',
  })
  async updateUserStatus(
    @Args('urn', { description: 'Urn of the user.' }) urn: string,
    @Args('status', {
      type: () => CorpUserStatus,
      description: 'The new status.',
    })
    status: CorpUserStatus,
    @Context() context: GraphqlContext,
  ): Promise<string> {
    await this.users.setStatus(urn, status, context);
    return urn;
  }

  @AuthorizedInside(MANAGING_IDENTITIES)
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Hard-deletes a user, their access tokens, and all references to them. Returns true.',
  })
  async removeUser(
    @Args('urn', { description: 'Urn of the user.' }) urn: string,
    @Context() context: GraphqlContext,
  ): Promise<boolean> {
    await this.users.remove(urn, context);
    return true;
  }

  @AuthorizedInside(EDITING_PROFILE)
  @Mutation(() => CorpUser, { nullable: true, description: 'Changes the profile of a user. Returns the user.' })
  async updateCorpUserProperties(
    @Args('urn', { description: 'Urn of the user.' }) urn: string,
    @Args('input', { description: 'The changes.' }) input: CorpUserUpdateInput,
    @Context() context: GraphqlContext,
  ): Promise<EntityRef> {
    await this.users.updateProfile(urn, input, context);
    return userRef(urn);
  }
}
