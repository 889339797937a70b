import { Injectable, Logger } from '@nestjs/common';
import { isOvertaken, untilUnchanged } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { Clock } from '../../foundation/common/clock.js';
import { DomainError, invalidArgument } from '../../foundation/common/errors.js';
import { AppConfig } from '../../foundation/config/index.js';
import { ConstantTimeSecret } from '../constant-time-secret.js';
import { randomToken } from '../secrets/random-token.js';
import { CredentialsStore, type ResetToken, type StoredCredentials } from './credentials-store.js';
import { isPassword, PasswordHasher } from './password-hasher.js';

/** The passwords of users who log in with one. */
@Injectable()
export class PasswordService {
  private readonly logger = new Logger(PasswordService.name);
  private readonly hasher = new PasswordHasher();

  constructor(
    private readonly credentials: CredentialsStore,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /**
   * Whether `password` is the user's. Takes the same time for every user, including those without a password. If the
   * password is correct, a hash created by DataHub is replaced by a stronger one, unless TAKEOVER_KEEP_PASSWORD_HASHES
   * is set. Throws `ENGINE_UNAVAILABLE`.
   */
  async matches(urn: string, password: string): Promise<boolean> {
    const stored = await this.credentials.find(urn);
    const match = await this.hasher.compare(password, stored?.password);
    const { keepsPasswordHashes } = this.config.takeover;
    if (match === 'outdated' && stored !== undefined && !keepsPasswordHashes) await this.rehash(urn, stored, password);
    return match !== 'no';
  }

  /** The aspect for a new user's password. Throws `INVALID_ARGUMENT` if it is empty or longer than 1,024 characters. */
  async aspectFor(password: string): Promise<JsonObject> {
    requirePassword(password);
    return this.credentials.aspectOf({ password: await this.hasher.hash(password), resetToken: undefined });
  }

  /** Sets the password of a user without one. Does nothing if there is one. */
  async addFirst(urn: string, password: string): Promise<void> {
    if ((await this.credentials.find(urn)) !== undefined) return;
    await this.credentials.add(urn, { password: await this.hasher.hash(password), resetToken: undefined });
  }

  /**
   * Creates a token with which the user can set a new password once, valid for PASSWORD_RESET_TOKEN_EXPIRATION_MS, and
   * revokes an earlier one. Throws `NOT_FOUND` if the user has no password.
   */
  createResetToken(urn: string): Promise<ResetToken> {
    return untilUnchanged(urn, async () => {
      const stored = await this.credentials.find(urn);
      if (stored === undefined)
        throw new DomainError(
          'NOT_FOUND',
          `User ${urn} does not exist or has no password here. Invite people with an invite token.`,
        );
      const resetToken = { text: randomToken(), expiresAt: this.clock.now() + this.config.logIn.resetTokenMs };
      await this.credentials.replace(urn, stored, { password: stored.password, resetToken });
      return resetToken;
    });
  }

  /**
   * Sets a new password and invalidates the reset token. Throws `INVALID_ARGUMENT` if the token is not the user's, was
   * used or has expired, without revealing which.
   */
  async reset(urn: string, token: string, password: string): Promise<void> {
    requirePassword(password);
    const stored = await this.credentials.find(urn);
    const expected = stored?.resetToken;
    const isRight = new ConstantTimeSecret(expected?.text ?? randomToken()).equals(token);
    if (stored === undefined || expected === undefined || !isRight || expected.expiresAt <= this.clock.now())
      throw invalidResetToken();
    const hashed = await this.hasher.hash(password);
    try {
      await this.credentials.replace(urn, stored, { password: hashed, resetToken: undefined });
    } catch (error) {
      throw isOvertaken(error) ? invalidResetToken() : error;
    }
  }

  private async rehash(urn: string, stored: StoredCredentials, password: string): Promise<void> {
    const { resetToken } = stored;
    try {
      await this.credentials.replace(urn, stored, { password: await this.hasher.hash(password), resetToken });
    } catch (error) {
      this.logger.warn(`The password of ${urn} keeps its old hash: ${String(error)}`);
    }
  }
}

function requirePassword(password: string): void {
  if (!isPassword(password)) throw invalidArgument('Password must not be empty, nor longer than 1,024 characters.');
}

function invalidResetToken(): DomainError {
  return invalidArgument('The reset token is not valid for this user, or was used, or has expired. Ask for a new one.');
}
