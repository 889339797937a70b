import { Injectable } from '@nestjs/common';
import { AspectWriter, untilUnchanged } from '../../aspects/index.js';
import { AuditTrail } from '../../foundation/audit/index.js';
import { compareBytes } from '../../foundation/common/byte-order.js';
import { Clock } from '../../foundation/common/clock.js';
import { type DomainError, invalidArgument } from '../../foundation/common/errors.js';
import type { Actor } from '../actor.js';
import { randomToken } from '../secrets/random-token.js';
import { SecretCipher } from '../secrets/secret-cipher.js';
import { InviteStore, type StoredInvite } from './invite-store.js';
import { RightsStore } from '../rights/rights-store.js';

const ROLE_PREFIX = 'urn:li:dataHubRole:';

/**
 * Tokens that let people sign up and assign them a role. They do not expire; creating a new one for a role revokes the
 * earlier ones.
 */
@Injectable()
export class InviteService {
  constructor(
    private readonly invites: InviteStore,
    private readonly store: RightsStore,
    private readonly writer: AspectWriter,
    private readonly cipher: SecretCipher,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * The token for `role`, or for none; created if there is none. Throws `INVALID_ARGUMENT` if the role does not exist.
   */
  current(role: string | undefined, actor: Actor): Promise<string> {
    return untilUnchanged(placeOf(role), async () => {
      const latest = await this.keepLatest(await this.invites.forRole(role), actor);
      return latest ?? this.renew(role, [], actor);
    });
  }

  /**
   * Creates a token for `role`, or for none, and revokes earlier ones. Throws `INVALID_ARGUMENT` if the role does not
   * exist.
   */
  create(role: string | undefined, actor: Actor): Promise<string> {
    return untilUnchanged(placeOf(role), async () => this.renew(role, await this.invites.forRole(role), actor));
  }

  /** Creates a token in place of `earlier` ones; a token that another process creates meanwhile is kept. */
  private async renew(role: string | undefined, earlier: readonly StoredInvite[], actor: Actor): Promise<string> {
    if (role !== undefined) await this.requireRole(role);
    const token = randomToken();
    await this.invites.replace(earlier, token, role, actor.urn);
    this.audit.record({
      action: 'CreateInviteLinkEvent',
      actor: actor.urn,
      ...(role !== undefined && { detail: { role } }),
    });
    return token;
  }

  /**
   * Revokes all but the latest of `invites`, and returns its token; undefined if there are none. DataHub may have
   * stored several.
   */
  private async keepLatest(invites: readonly StoredInvite[], actor: Actor): Promise<string | undefined> {
    const [latest, ...others] = [...invites].sort(laterFirst);
    await this.invites.remove(others, actor.urn);
    return latest && this.cipher.decrypt(latest.token);
  }

  /** Throws `INVALID_ARGUMENT` if `token` is not valid. */
  async require(token: string): Promise<StoredInvite> {
    const invite = await this.invites.find(token);
    if (invite === undefined) throw invalidInvite();
    return invite;
  }

  /**
   * Replaces the roles of `actor` with the role of a token; a token without a role removes them. Throws
   * `INVALID_ARGUMENT` if the token is not valid.
   */
  async accept(token: string, actor: Actor): Promise<void> {
    if (actor.isSystem) throw invalidArgument('The system has no roles. Accept the invitation as a user.');
    const { role } = await this.require(token);
    const value = { roles: role === undefined ? [] : [role] };
    const target = { urn: actor.urn, entityType: 'corpuser', aspectName: 'roleMembership' } as const;
    const audit = { time: this.clock.now(), actor: actor.urn };
    await this.writer.write([{ ...target, changeType: 'UPSERT', value }], {
      audit,
      source: 'SYSTEM',
      searchTiming: 'prompt',
    });
  }

  private async requireRole(role: string): Promise<void> {
    if (role.startsWith(ROLE_PREFIX) && (await this.store.exists(role, { includeSoftDeleted: false }))) return;
    throw invalidArgument(`roleUrn "${role}" is not a role. Give the urn of a role from listRoles, or none.`);
  }
}

function placeOf(role: string | undefined): string {
  return `invite token ${role ?? ''}`;
}

function laterFirst(one: StoredInvite, other: StoredInvite): number {
  return other.createdOn - one.createdOn || compareBytes(one.urn, other.urn);
}

function invalidInvite(): DomainError {
  return invalidArgument('The invite token is not valid. Ask the person who invited you for a new link.');
}
