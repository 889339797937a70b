import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../foundation/common/clock.js';
import { claimsToPayload, payloadToClaims, type TokenClaims } from './token-claims.js';
import type { TokenSecrets } from './token-secrets.js';

const ALGORITHM = 'HS256';

/** The contents of a token with a valid signature. */
export interface SignedToken {
  readonly claims: TokenClaims;
  readonly isExpired: boolean;
}

/** Signs tokens and verifies their signatures. Independent of the store. */
export class TokenSigner {
  constructor(
    private readonly secrets: TokenSecrets,
    private readonly issuer: string,
    private readonly clock: Clock,
  ) {}

  /** A signed JWT. */
  async sign(claims: TokenClaims): Promise<string> {
    return new SignJWT(claimsToPayload(claims, this.issuer))
      .setProtectedHeader({ alg: ALGORITHM })
      .sign(this.secrets.signingKey);
  }

  /**
   * The claims of `token`; undefined if it is not a JWT, is signed with another key or algorithm, is not yet valid, or
   * lacks a claim.
   */
  async verify(token: string): Promise<SignedToken | undefined> {
    try {
      const options = { algorithms: [ALGORITHM], currentDate: new Date(this.clock.now()) };
      const { payload } = await jwtVerify(token, this.secrets.signingKey, options);
      return signedToken(payloadToClaims(payload), false);
    } catch (error) {
      if (error instanceof errors.JWTExpired) return signedToken(payloadToClaims(error.payload), true);
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }
}

function signedToken(claims: TokenClaims | undefined, isExpired: boolean): SignedToken | undefined {
  return claims === undefined ? undefined : { claims, isExpired };
}
