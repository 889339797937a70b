import { createHash } from 'node:crypto';

/** The id of a stored token: standard base64 of SHA-256 over the token's bytes followed by the salt's. */
export function tokenHash(token: string, salt: Uint8Array): string {
  return createHash('sha256').update(token, 'utf8').update(salt).digest('base64');
}

/** The urns of all tokens, as an SQL LIKE pattern. */
export const ANY_TOKEN = 'urn:li:dataHubAccessToken:%';

/** Urn of a token's entity. */
export function tokenUrn(hash: string): string {
  return `urn:li:dataHubAccessToken:${hash}`;
}

/** The hash in the urn of a token's entity. */
export function hashOfTokenUrn(urn: string): string {
  return urn.slice(tokenUrn('').length);
}
