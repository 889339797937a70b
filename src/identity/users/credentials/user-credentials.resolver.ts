import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, Privileged } from '../../../auth/index.js';
import type { GraphqlContext } from '../../../entities/index.js';
import { AcceptRoleInput, CreateInviteTokenInput, GetInviteTokenInput } from './invite-token.input.js';
import { InviteToken } from './invite-token.model.js';
import { CreateNativeUserResetTokenInput } from './reset-token.input.js';
import { ResetToken } from './reset-token.model.js';
import { UserCredentialsService } from './user-credentials.service.js';

/** Queries and mutations of invitations and password resets. */
@Resolver()
export class UserCredentialsResolver {
  constructor(private readonly credentials: UserCredentialsService) {}

  @Privileged('MANAGE_USER_CREDENTIALS')
  @Query(() => InviteToken, {
    nullable: true,
    description:
      'Returns the current invitation to sign up; creates one if none exists. Requires `MANAGE_USER_CREDENTIALS`.',
  })
  async getInviteToken(
    @Args('input', { description: 'The invitation to return.' }) { roleUrn }: GetInviteTokenInput,
    @Context() { actor }: GraphqlContext,
  ): Promise<InviteToken> {
    return { inviteToken: await this.credentials.inviteToken(roleUrn ?? undefined, actor) };
  }

  @Privileged('MANAGE_USER_CREDENTIALS')
  @Mutation(() => InviteToken, {
    nullable: true,
    description:
      'Creates an invitation and invalidates the earlier one for the same role. Requires `MANAGE_USER_CREDENTIALS`.',
  })
  async createInviteToken(
    @Args('input', { description: 'The invitation to create.' }) { roleUrn }: CreateInviteTokenInput,
    @Context() { actor }: GraphqlContext,
  ): Promise<InviteToken> {
    return { inviteToken: await this.credentials.newInviteToken(roleUrn ?? undefined, actor) };
  }

  @Privileged('MANAGE_USER_CREDENTIALS')
  @Mutation(() => ResetToken, {
    nullable: true,
    description: 'Creates a token that allows a user to set a new password once. Requires `MANAGE_USER_CREDENTIALS`.',
  })
  async createNativeUserResetToken(
    @Args('input', { description: 'The user whose password is reset.' }) { userUrn }: CreateNativeUserResetTokenInput,
    @Context() { actor }: GraphqlContext,
  ): Promise<ResetToken> {
    return { resetToken: await this.credentials.resetToken(userUrn, actor) };
  }

  @Authenticated('Assigns the role of the invite token to the caller.')
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Replaces the roles of the caller by the role of an invitation. Returns true.',
  })
  async acceptRole(
    @Args('input', { description: 'The invitation to accept.' }) { inviteToken }: AcceptRoleInput,
    @Context() { actor }: GraphqlContext,
  ): Promise<boolean> {
    await this.credentials.acceptRole(inviteToken, actor);
    return true;
  }
}
