import { defined } from '../../foundation/common/given.js';
import type { OidcConfig } from '../../foundation/config/index.js';
import type { JsonObject, JsonValue } from '../../foundation/json/json.js';
import { stringsIn } from '../users/user-state.js';
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
  if (userNameClaim === 'email' && isUnverified(claims['email_verified'])) return undefined;
  const match = new RegExp(userNamePattern).exec(textIn(claims, userNameClaim) ?? '');
  const id = (match?.[0] ?? '').trim();
  return id === '' ? undefined : id;
}

/** Some providers, such as Amazon Cognito, write booleans as texts. */
function isUnverified(value: unknown): boolean {
  return value === false || value === 'false';
}

function groupsIn(claims: OidcClaims, names: readonly string[]): readonly string[] {
  const groups = names.flatMap((name) => {
    const value = claims[name];
    const list = typeof value === 'string' ? listOf(value) : value;
    return stringsIn(list).map((item) => item.trim());
  });
  return [...new Set(groups)].filter((name) => name !== '');
}

/** The items of a text: a JSON array, which some providers send as a text, or a list separated by commas. */
function listOf(text: string): JsonValue {
  try {
    const parsed = JSON.parse(text) as JsonValue;
    if (Array.isArray(parsed)) return parsed;
  } catch {
    // Not JSON, so separated by commas.
  }
  return text.split(',');
}

function textIn(claims: OidcClaims, name: string): string | undefined {
  const value = claims[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
