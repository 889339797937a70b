import { createHash, timingSafeEqual } from 'node:crypto';

/** A secret that is compared in constant time. */
export class ConstantTimeSecret {
  private readonly digest: Buffer;

  constructor(secret: string) {
    this.digest = digestOf(secret);
  }

  /** Whether `candidate` is the secret. */
  equals(candidate: string): boolean {
    return timingSafeEqual(this.digest, digestOf(candidate));
  }
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text, 'utf8').digest();
}
