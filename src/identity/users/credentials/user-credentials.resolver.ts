import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Authenticated, Privileged } from '../../../auth/index.js';
import type { GraphqlContext } from '../../../entities/index.js';
import { AcceptRoleInput, CreateInviteTokenInput, GetInviteTokenInput } from './invite-token.input.js';
import { InviteToken } from './invite-token.model.js';
import { CreateNativeUserResetTokenInput } from './reset-token.input.js';
import { ResetToken } from './reset-token.model.js';
import { UserCredentialsService } from './user-credentials.service.js';

/** Invitations, and resets of passwords. */
@Resolver()
export class UserCredentialsResolver {
  constructor(private readonly credentials: UserCredentialsService) {}

  @Privileged('MANAGE_USER_CREDENTIALS')
  @Query(() => InviteToken, {
    nullable: true,
    description: 'The invitation that lets people sign up, made when there is none. Needs `MANAGE_USER_CREDENTIALS`.',
  })
  async getInviteToken(
    @Args('input', { description: 'Which invitation to show.' }) { roleUrn }: GetInviteTokenInput,
    @Context() { actor }: GraphqlContext,
  ): Promise<InviteToken> {
    return { inviteToken: await this.credentials.inviteToken(roleUrn ?? undefined, actor) };
  }

  @Privileged('MANAGE_USER_CREDENTIALS')
  @Mutation(() => InviteToken, {
    nullable: true,
    description:
      'Makes a new invitation; the earlier one for the same role is not valid any more. Needs `MANAGE_USER_CREDENTIALS`.',
  })
  async createInviteToken(
    @Args('input', { description: 'Which invitation to make.' }) { roleUrn }: CreateInviteTokenInput,
    @Context() { actor }: GraphqlContext,
  ): Promise<InviteToken> {
    return { inviteToken: await this.credentials.newInviteToken(roleUrn ?? undefined, actor) };
  }

  @Privileged('MANAGE_USER_CREDENTIALS')
  @Mutation(() => ResetToken, {
    nullable: true,
    description: 'Makes what lets a user set a new password once. Needs `MANAGE_USER_CREDENTIALS`.',
  })
  async createNativeUserResetToken(
    @Args('input', { description: 'Whose password is to be set anew.' }) { userUrn }: CreateNativeUserResetTokenInput,
    @Context() { actor }: GraphqlContext,
  ): Promise<ResetToken> {
    return { resetToken: await this.credentials.resetToken(userUrn, actor) };
  }

  @Authenticated('Gives the caller the role of the invite token.')
  @Mutation(() => Boolean, {
    nullable: true,
    description: 'Gives the caller the role of an invitation instead of the roles they have. Answers true.',
  })
  async acceptRole(
    @Args('input', { description: 'Which invitation to accept.' }) { inviteToken }: AcceptRoleInput,
    @Context() { actor }: GraphqlContext,
  ): Promise<boolean> {
    await this.credentials.acceptRole(inviteToken, actor);
    return true;
  }
}
