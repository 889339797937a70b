import type { OidcConfig } from '../../foundation/config/index.js';
import type { JsonObject } from '../../foundation/common/json.js';
import type { OidcClaims } from './oidc-client.js';

/** The user data taken from the claims. */
export interface OidcProfile {
  /** Bare id of the user; undefined if the claims contain none. */
  readonly userId: string | undefined;
  /** The aspect `corpUserInfo` of a new user. */
  readonly info: JsonObject;
  /** The aspect `corpUserEditableInfo` of a new user; undefined if it would be empty. */
  readonly editableInfo: JsonObject | undefined;
  /** Distinct names of groups. */
  readonly groups: readonly string[];
}

/** Reads the claims. An address that the provider reports as unverified is not used as an id. */
export function oidcProfile(claims: OidcClaims, config: OidcConfig): OidcProfile {
  const userId = userIdIn(claims, config);
  const [firstName, lastName, email] = ['given_name', 'family_name', 'email'].map((name) => textIn(claims, name));
  const joined = [firstName, lastName].filter((part) => part !== undefined).join(' ');
  const fullName = textIn(claims, 'name') ?? (joined === '' ? undefined : joined);
  const displayName = fullName ?? userId;
  const picture = textIn(claims, 'picture');
  const info = {
    active: true,
    displayName,
    firstName,
    lastName,
    fullName,
    email,
    countryCode: textIn(claims, 'locale'),
  };
  return {
    userId,
    info: defined(info),
    editableInfo: picture === undefined ? undefined : { pictureLink: picture },
    groups: groupsIn(claims, config.groupsClaims),
  };
}

function userIdIn(claims: OidcClaims, { userNameClaim, userNamePattern }: OidcConfig): string | undefined {
  if (userNameClaim === 'email' && claims['email_verified'] === false) return undefined;
  const match = new RegExp(userNamePattern).exec(textIn(claims, userNameClaim) ?? '');
  const id = (match?.[1] ?? match?.[0] ?? '').trim();
  return id === '' ? undefined : id;
}

function groupsIn(claims: OidcClaims, names: readonly string[]): readonly string[] {
  const groups = names.flatMap((name) => {
    const value = claims[name];
    const list: readonly unknown[] = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
    return list.filter((item) => typeof item === 'string').map((item) => item.trim());
  });
  return [...new Set(groups)].filter((name) => name !== '');
}

function textIn(claims: OidcClaims, name: string): string | undefined {
  const value = claims[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function defined(members: Readonly<Record<string, string | boolean | undefined>>): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
