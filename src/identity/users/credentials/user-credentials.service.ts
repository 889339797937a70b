import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../foundation/audit/index.js';
import { requireUrnOf } from '../../../entities/index.js';
import { type Actor, InviteService, PasswordService, RightsComparison } from '../../../auth/index.js';

/**
 * Creates invitations and password reset tokens. The resolver checks the privilege to manage credentials.
 */
@Injectable()
export class UserCredentialsService {
  constructor(
    private readonly comparison: RightsComparison,
    private readonly invites: InviteService,
    private readonly passwords: PasswordService,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * Returns the current invitation with a role, or without one; creates it if none exists. Throws `FORBIDDEN`, and
   * `INVALID_ARGUMENT` for an unknown role.
   */
  async inviteToken(roleUrn: string | undefined, actor: Actor): Promise<string> {
    await this.requireInviting(roleUrn, actor);
    return this.invites.current(roleUrn, actor);
  }

  /**
   * Creates an invitation with a role, or without one, and invalidates the earlier one. Throws `FORBIDDEN`, and
   * `INVALID_ARGUMENT` for an unknown role.
   */
  async newInviteToken(roleUrn: string | undefined, actor: Actor): Promise<string> {
    await this.requireInviting(roleUrn, actor);
    return this.invites.create(roleUrn, actor);
  }

  /**
   * Creates a token that allows a user to set a new password once. Throws `FORBIDDEN` unless the actor holds all
   * privileges of that user, `INVALID_ARGUMENT` for a urn of another entity type, and `NOT_FOUND` if the user has no
   * password.
   */
  async resetToken(userUrn: string, actor: Actor): Promise<string> {
    requireUrnOf('corpuser', userUrn, 'userUrn');
    await this.comparison.requireCovering(actor, userUrn);
    const { text } = await this.passwords.createResetToken(userUrn);
    this.audit.record({ action: 'CreateResetCredentialsLinkEvent', actor: actor.urn, target: userUrn });
    return text;
  }

  /**
   * Replaces the roles of the caller by the role of an invitation. Throws `INVALID_ARGUMENT` if the invitation is not
   * valid.
   */
  async acceptRole(inviteToken: string, actor: Actor): Promise<void> {
    await this.invites.accept(inviteToken, actor);
  }

  /** An invitation with a role grants the role, which requires the right to grant it. */
  private async requireInviting(roleUrn: string | undefined, actor: Actor): Promise<void> {
    if (roleUrn !== undefined) await this.comparison.requireGivingAll(actor);
  }
}
