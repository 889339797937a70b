import { Injectable } from '@nestjs/common';
import { type AspectRecord, AspectWriter, ifUnchanged, valueAs } from '../../aspects/index.js';
import { Clock } from '../../foundation/common/clock.js';
import { corpUserCredentials, type StoredOf } from '../../model/index.js';
import { SYSTEM_ACTOR } from '../actor.js';
import { SecretCipher } from '../secrets/secret-cipher.js';
import type { HashedPassword } from './password-hasher.js';
import { RightsStore } from '../rights/rights-store.js';

/** Aspect with the hash of a user's password; no API returns it. */
export const CREDENTIALS_ASPECT = corpUserCredentials.name;

/** A token that can be used once to set a password. */
export interface ResetToken {
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The stored credentials of a user who logs in with a password. */
export interface Credentials {
  readonly password: HashedPassword;
  readonly resetToken: ResetToken | undefined;
}

/** Credentials, and the aspect from which they were read. */
export interface StoredCredentials extends Credentials {
  readonly record: AspectRecord;
}

/** The credentials of users. Salts and reset tokens are stored encrypted. */
@Injectable()
export class CredentialsStore {
  constructor(
    private readonly store: RightsStore,
    private readonly writer: AspectWriter,
    private readonly cipher: SecretCipher,
    private readonly clock: Clock,
  ) {}

  /**
   * The credentials of a user, or undefined. Throws `INTERNAL` if they cannot be decrypted, and `ENGINE_UNAVAILABLE` if
   * the database does not respond.
   */
  async find(urn: string): Promise<StoredCredentials | undefined> {
    const record = await this.store.latestOne(urn, CREDENTIALS_ASPECT);
    if (record === undefined) return undefined;
    const stored = valueAs(record, corpUserCredentials);
    const { salt, hashedPassword, passwordResetToken: token, passwordResetTokenExpirationTimeMillis } = stored;
    const resetToken =
      token === undefined
        ? undefined
        : { text: this.cipher.decrypt(token), expiresAt: passwordResetTokenExpirationTimeMillis ?? 0 };
    const password = { salt: this.cipher.decrypt(salt), hash: hashedPassword };
    return { password, resetToken, record };
  }

  /** Replaces credentials. Throws `PRECONDITION_FAILED` if `read` is no longer the latest version. */
  async replace(urn: string, read: StoredCredentials, credentials: Credentials): Promise<void> {
    const headers = ifUnchanged(read.record);
    const proposal = { urn, entityType: 'corpuser', aspectName: CREDENTIALS_ASPECT, changeType: 'UPSERT' } as const;
    const audit = { time: this.clock.now(), actor: SYSTEM_ACTOR.urn };
    const value = this.aspectOf(credentials);
    await this.writer.write([{ ...proposal, value, headers }], { audit, source: 'SYSTEM' });
  }

  /** Stores the credentials of a user without any. Does nothing if there are some. */
  async add(urn: string, credentials: Credentials): Promise<void> {
    const proposal = { urn, entityType: 'corpuser', aspectName: CREDENTIALS_ASPECT, changeType: 'CREATE' } as const;
    const audit = { time: this.clock.now(), actor: SYSTEM_ACTOR.urn };
    const headers = { 'If-None-Match': '*' };
    const value = this.aspectOf(credentials);
    await this.writer.write([{ ...proposal, value, headers }], { audit, source: 'SYSTEM' });
  }

  /** The stored form of credentials. */
  aspectOf({ password, resetToken }: Credentials): StoredOf<typeof corpUserCredentials> {
    return {
      salt: this.cipher.encrypt(password.salt),
      hashedPassword: password.hash,
      ...(resetToken !== undefined && {
        passwordResetToken: this.cipher.encrypt(resetToken.text),
        passwordResetTokenExpirationTimeMillis: resetToken.expiresAt,
      }),
    };
  }
}
