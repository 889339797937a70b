import { Injectable } from '@nestjs/common';
import { AuditTrail } from '../../../foundation/audit/index.js';
import { type Actor, InviteService, PasswordService, RightsComparison } from '../../../auth/index.js';

/**
 * Links that let people in: invitations, and resets of passwords. The privilege to manage credentials is its resolver's
 * to ask for.
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
   * The invitation for a role, or for none; made when there is none. Throws `FORBIDDEN`, and `INVALID_ARGUMENT` for an
   * unknown role.
   */
  async inviteToken(roleUrn: string | undefined, actor: Actor): Promise<string> {
    await this.requireInviting(roleUrn, actor);
    return this.invites.current(roleUrn, actor);
  }

  /**
   * A new invitation for a role, or for none; the earlier one is not valid any more. Throws `FORBIDDEN`, and
   * `INVALID_ARGUMENT` for an unknown role.
   */
  async newInviteToken(roleUrn: string | undefined, actor: Actor): Promise<string> {
    await this.requireInviting(roleUrn, actor);
    return this.invites.create(roleUrn, actor);
  }

  /**
   * What lets a user set a new password once, for those who hold what that user holds. Throws `FORBIDDEN`, and
   * `NOT_FOUND` when the user has no password.
   */
  async resetToken(userUrn: string, actor: Actor): Promise<string> {
    await this.comparison.requireCovering(actor, userUrn);
    const { text } = await this.passwords.createResetToken(userUrn);
    this.audit.record({ action: 'CreateResetCredentialsLinkEvent', actor: actor.urn, target: userUrn });
    return text;
  }

  /**
   * Gives the caller the role of an invitation instead of the roles they have. Throws `INVALID_ARGUMENT` when it is not
   * valid.
   */
  async acceptRole(inviteToken: string, actor: Actor): Promise<void> {
    await this.invites.accept(inviteToken, actor);
  }

  /** Who invites to a role gives it. */
  private async requireInviting(roleUrn: string | undefined, actor: Actor): Promise<void> {
    if (roleUrn !== undefined) await this.comparison.requireGivingAll(actor);
  }
}
