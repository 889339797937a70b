import { Injectable } from '@nestjs/common';
import { invalidArgument } from '../../foundation/common/errors.js';
import { AppConfig } from '../../foundation/config/index.js';
import { SYSTEM_ACTOR, userIdOf } from '../actor.js';
import { CREDENTIALS_ASPECT } from '../passwords/credentials-store.js';
import { PasswordService } from '../passwords/password.service.js';
import { RightsComparison } from '../rights/rights-comparison.js';
import { UserCreation } from '../users/user-creation.js';

/** Reserved ids; DataHub's names for unknown users. */
const NOBODY = ['__anonymous', 'unknown', 'UNKNOWN'];

/** A person who signs up, without any rights yet. */
const NEWCOMER = { urn: 'urn:li:corpuser:__anonymous', id: '__anonymous', isSystem: false };

/** A new user. */
export interface NewUser {
  readonly urn: string;
  readonly fullName: string;
  readonly email: string;
  readonly password: string;
  readonly title: string | undefined;
}

/** Users who log in with a password stored by the service. */
@Injectable()
export class NativeUsers {
  constructor(
    private readonly passwords: PasswordService,
    private readonly creation: UserCreation,
    private readonly config: AppConfig,
    private readonly comparison: RightsComparison,
  ) {}

  /**
   * Creates a user with a password. Throws `INVALID_ARGUMENT` if the urn is not a user's, is reserved or already has
   * rights, or if the password is invalid, and `CONFLICT` if the user exists.
   */
  async add({ urn, fullName, email, password, title }: NewUser): Promise<void> {
    this.requireFreeUrn(urn);
    await this.requireNoRights(urn);
    const info = { fullName, displayName: fullName, email, active: true, ...(title !== undefined && { title }) };
    const credentials = await this.passwords.aspectFor(password);
    await this.creation.add(urn, { corpUserInfo: info, [CREDENTIALS_ASPECT]: credentials });
  }

  /** Creates the guest user if guests are enabled. */
  async ensureGuest(): Promise<void> {
    const { enabled, userId } = this.config.guest;
    if (!enabled) return;
    const corpUserInfo = { active: true, displayName: 'Guest', title: 'Guest' };
    await this.creation.complete(`urn:li:corpuser:${userId}`, { corpUserInfo });
  }

  /**
   * A policy may name a user who is not stored yet, or not any more; signing up under that name would grant its
   * privileges.
   */
  private async requireNoRights(urn: string): Promise<void> {
    if (await this.creation.isKnown(urn)) return;
    if (!(await this.comparison.covers(NEWCOMER, urn)))
      throw invalidArgument(`"${urn}" is reserved: it already has rights. Sign up under another address.`);
  }

  private requireFreeUrn(urn: string): void {
    const id = userIdOf(urn);
    if (id === undefined || id === '')
      throw invalidArgument(`"${urn}" is not the urn of a user: urn:li:corpuser:<id>.`);
    const reserved = [SYSTEM_ACTOR.id, this.config.auth.systemClientId, this.config.guest.userId, ...NOBODY];
    if (reserved.includes(id)) throw invalidArgument(`"${urn}" is reserved. Sign up under another address.`);
  }
}
