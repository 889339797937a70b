import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { LoadedOnce } from '../../foundation/concurrency/loaded-once.js';

/**
 * Cost of a hash: 19 MiB, two passes, one lane; the minimum that OWASP's password storage cheat sheet recommends for
 * Argon2id.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const SALT_BYTES = 16;
const PHC_START = '$argon2id$';
/** Maximum length of a password in characters. */
const MAX_PASSWORD_LENGTH = 1024;

/** A password in stored form. */
export interface HashedPassword {
  /** Base64 of random bytes. */
  readonly salt: string;
  /** A PHC string `$argon2id$…`, or DataHub's form: base64 of a single SHA-256 hash of salt and password. */
  readonly hash: string;
}

/** Whether a password matches; `outdated` = it matches, and should be hashed again. */
export type PasswordMatch = 'no' | 'yes' | 'outdated';

/** Hashes passwords so that they are slow to guess. Independent of the store. */
export class PasswordHasher {
  private readonly decoy = new LoadedOnce(() => this.hash(randomBytes(SALT_BYTES).toString('base64')));

  /** A hash of `password` with a new salt. */
  async hash(password: string): Promise<HashedPassword> {
    const salt = randomBytes(SALT_BYTES);
    return { salt: salt.toString('base64'), hash: await hash(password, { ...COST, salt }) };
  }

  /**
   * Compares `password` with the stored hash, or with a fake one if nothing is stored, so that the time does not reveal
   * which. A hash of DataHub's kind takes as long: a correct password is hashed again, and all others are compared with
   * the fake one.
   */
  async compare(password: string, stored: HashedPassword | undefined): Promise<PasswordMatch> {
    if (stored === undefined || !isPassword(password)) return this.mismatch(password);
    if (stored.hash.startsWith(PHC_START)) return (await verify(stored.hash, password)) ? 'yes' : 'no';
    return isDatahubHash(stored, password) ? 'outdated' : this.mismatch(password);
  }

  private async mismatch(password: string): Promise<'no'> {
    await verify((await this.decoy.get()).hash, password.slice(0, MAX_PASSWORD_LENGTH));
    return 'no';
  }
}

/** Whether a text is a valid password: neither empty nor longer than 1,024 characters. */
export function isPassword(text: string): boolean {
  return text !== '' && text.length <= MAX_PASSWORD_LENGTH;
}

function isDatahubHash({ salt, hash: stored }: HashedPassword, password: string): boolean {
  const digest = createHash('sha256').update(Buffer.from(salt, 'base64')).update(password, 'utf8').digest();
  const expected = Buffer.from(stored, 'base64');
  return expected.length === digest.length && timingSafeEqual(expected, digest);
}
