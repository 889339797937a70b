import { randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { given } from '../../foundation/common/given.js';

/** Purpose of a token: a log-in, a user's own programs, or a service account. */
export const TOKEN_TYPES = ['SESSION', 'PERSONAL', 'SERVICE_ACCOUNT'] as const;
/** One of `TOKEN_TYPES`. */
export type TokenType = (typeof TOKEN_TYPES)[number];

/** `1` = not stored, valid until it expires; `2` = valid while its entity is stored. */
export type TokenVersion = '1' | '2';

/** The claims of an access token that the service uses. */
export interface TokenClaims {
  readonly version: TokenVersion;
  readonly type: TokenType;
  /** Bare id of the user, not a urn. */
  readonly actorId: string;
  /** Milliseconds since 1970; undefined = never. */
  readonly expiresAt: number | undefined;
  /** When the token's user was created, in milliseconds since 1970: a later user of the same name is another one. */
  readonly userCreatedOn?: number;
}

/** The JWT payload of `claims`, with DataHub's claim names; `exp` is left out for a token without expiry. */
export function claimsToPayload(claims: TokenClaims, issuer: string): JWTPayload {
  return {
    version: claims.version,
    type: claims.type,
    actorType: 'USER',
    actorId: claims.actorId,
    sub: claims.actorId,
    jti: randomUUID(),
    iss: issuer,
    ...given({ userCreatedOn: claims.userCreatedOn }),
    ...(claims.expiresAt !== undefined && { exp: Math.floor(claims.expiresAt / 1000) }),
  };
}

/** The claims in a verified payload; undefined if one is missing or unknown. Does not check the issuer. */
export function payloadToClaims(payload: JWTPayload): TokenClaims | undefined {
  const { version, actorType, actorId, exp, userCreatedOn } = payload;
  const type = TOKEN_TYPES.find((known) => known === payload['type']);
  if ((version !== '1' && version !== '2') || type === undefined || actorType !== 'USER') return undefined;
  if (typeof actorId !== 'string' || actorId === '') return undefined;
  const expiresAt = exp === undefined ? undefined : exp * 1000;
  return { version, type, actorId, expiresAt, ...(typeof userCreatedOn === 'number' && { userCreatedOn }) };
}
