import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { DomainError } from '../../foundation/common/errors.js';

/** Prefix of a value in the current format, followed by base64 of nonce, ciphertext and tag. */
const PREFIX = 'v2:';
/** Label for key derivation. DataHub uses the same one, so that each can decrypt the other's secrets. */
const KEY_LABEL = 'DataHub-AES-GCM-Key';
const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const V1_ALGORITHM = 'aes-128-ecb';
const V1_KEY_BYTES = 16;

/** Encrypts the secrets in the database, in DataHub's format. */
export class SecretCipher {
  private readonly key: Buffer;
  private readonly v1Key: Buffer | undefined;

  /** `secret` is a text of any length; `readsV1` = values of DataHub's earlier versions can be decrypted, too. */
  constructor(secret: string, { readsV1 }: { readonly readsV1: boolean }) {
    const digest = createHash('sha256').update(secret, 'utf8').digest();
    this.key = createHmac('sha256', digest).update(KEY_LABEL, 'utf8').digest();
    this.v1Key = readsV1 ? createHash('sha1').update(secret, 'utf8').digest().subarray(0, V1_KEY_BYTES) : undefined;
  }

  /** Encrypts `text`; the result differs each time. */
  encrypt(text: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, nonce, { authTagLength: TAG_BYTES });
    const encrypted = [cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return PREFIX + Buffer.concat([nonce, ...encrypted]).toString('base64');
  }

  /**
   * Decrypts `value`. Throws `INTERNAL` if it was encrypted with another key, was changed, or has an unsupported
   * format.
   */
  decrypt(value: string): string {
    try {
      return value.startsWith(PREFIX) ? this.decryptV2(value.slice(PREFIX.length)) : this.decryptV1(value);
    } catch (error) {
      const fix = 'Set SECRET_SERVICE_ENCRYPTION_KEY to the key it was encrypted with.';
      throw new DomainError('INTERNAL', `A secret in the database cannot be decrypted. ${fix}`, { cause: error });
    }
  }

  private decryptV2(encoded: string): string {
    const bytes = Buffer.from(encoded, 'base64');
    const tagAt = bytes.length - TAG_BYTES;
    if (tagAt < NONCE_BYTES) throw new Error('too short');
    const decipher = createDecipheriv(ALGORITHM, this.key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(tagAt));
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, tagAt)), decipher.final()]).toString('utf8');
  }

  private decryptV1(encoded: string): string {
    if (this.v1Key === undefined) throw new Error('SECRET_SERVICE_V1_ALGORITHM_ENABLED is false');
    const decipher = createDecipheriv(V1_ALGORITHM, this.v1Key, null);
    return Buffer.concat([decipher.update(Buffer.from(encoded, 'base64')), decipher.final()]).toString('utf8');
  }
}
