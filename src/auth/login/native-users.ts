import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../foundation/common/errors.js';
import { AppConfig } from '../../foundation/config/index.js';
import { SYSTEM_ACTOR, userIdOf } from '../actor.js';
import { CREDENTIALS_ASPECT } from '../passwords/credentials-store.js';
import { PasswordService } from '../passwords/password.service.js';
import { RightsComparison } from '../rights/rights-comparison.js';
import { UserCreation } from '../users/user-creation.js';

/** Ids that stand for nobody in particular; DataHub's names for whoever is not known. */
const NOBODY = ['__anonymous', 'unknown', 'UNKNOWN'];

/** Whoever signs up, before they hold anything. */
const NEWCOMER = { urn: 'urn:li:corpuser:__anonymous', id: '__anonymous', isSystem: false };

/** Who signs up. */
export interface NewUser {
  readonly urn: string;
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly title: string | undefined;
}

/** Users who log in with a password that is kept here. */
@Injectable()
export class NativeUsers {
  constructor(
    private readonly passwords: PasswordService,
    private readonly creation: UserCreation,
    private readonly config: AppConfig,
    private readonly comparison: RightsComparison,
  ) {}

  /**
   * Creates a user with a password. Throws `INVALID_ARGUMENT` when the urn is no user's, is reserved or holds rights
   * already, or the password cannot be one, `CONFLICT` when the user exists.
   */
  async add({ urn, fullName, email, password, title }: NewUser): Promise<void> {
    this.requireFreeUrn(urn);
    await this.requireNoRights(urn);
    const info = { fullName, displayName: fullName, email, active: true, ...(title !== undefined && { title }) };
    const credentials = await this.passwords.aspectFor(password);
    await this.creation.add(urn, { corpUserInfo: info, [CREDENTIALS_ASPECT]: credentials });
  }

  /** Sees that the guest is a user, where there is a guest. */
  async ensureGuest(): Promise<void> {
    const { enabled, userId } = this.config.guest;
    if (!enabled) return;
    const corpUserInfo = { active: true, displayName: 'Guest', title: 'Guest' };
    await this.creation.complete(`urn:li:corpuser:${userId}`, { corpUserInfo });
  }

  /**
   * A policy may name somebody who is not stored yet, or not any more: whoever signed up under that name would hold
   * what it gives.
   */
  private async requireNoRights(urn: string): Promise<void> {
    if (await this.creation.isKnown(urn)) return;
    if (!(await this.comparison.covers(NEWCOMER, urn)))
      throw invalidArgument(`"${urn}" is reserved: it holds rights already. Sign up under another address.`);
  }

  private requireFreeUrn(urn: string): void {
    const id = userIdOf(urn);
    if (id === undefined || id === '')
      throw invalidArgument(`"${urn}" is not the urn of a user: urn:li:corpuser:<id>.`);
    const reserved = [SYSTEM_ACTOR.id, this.config.auth.systemClientId, this.config.guest.userId, ...NOBODY];
    if (reserved.includes(id)) throw invalidArgument(`"${urn}" is reserved. Sign up under another address.`);
  }
}
