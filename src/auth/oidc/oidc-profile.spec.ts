import { describe, expect, it } from '@jest/globals';
import { loadConfig, type OidcConfig } from '../../foundation/config/index.js';
import type { OidcClaims } from './oidc-client.js';
import { oidcProfile } from './oidc-profile.js';

function config(env: Readonly<Record<string, string>> = {}): OidcConfig {
  const { oidc } = loadConfig({
    AUTH_OIDC_ENABLED: 'true',
    AUTH_OIDC_CLIENT_ID: 'id',
    AUTH_OIDC_CLIENT_SECRET: 'secret',
    AUTH_OIDC_DISCOVERY_URI: 'https://idp/.well-known/openid-configuration',
    BASE_URL: 'https://here/',
    ...env,
  });
  return oidc!;
}

describe('oidcProfile', () => {
  it.each<[string, Record<string, string>, OidcClaims, string | undefined]>([
    ['the address', {}, { email: 'a@b.c' }, 'a@b.c'],
    ['a verified address', {}, { email: 'a@b.c', email_verified: true }, 'a@b.c'],
    ['no address that is not verified', {}, { email: 'a@b.c', email_verified: false }, undefined],
    ['another claim', { AUTH_OIDC_USER_NAME_CLAIM: 'sub' }, { sub: 'abc', email_verified: false }, 'abc'],
    ['a number', { AUTH_OIDC_USER_NAME_CLAIM: 'uid' }, { uid: 17 }, '17'],
    ['no address that is not verified, as a text', {}, { email: 'a@b.c', email_verified: 'false' }, undefined],
    ['the match of a pattern', { AUTH_OIDC_USER_NAME_CLAIM_REGEX: '([^@]+)@b\\.c' }, { email: 'a@b.c' }, 'a@b.c'],
    ['the match of a pattern without group', { AUTH_OIDC_USER_NAME_CLAIM_REGEX: '^[^@]+' }, { email: 'a@b.c' }, 'a'],
    [
      'nobody where the pattern does not fit',
      { AUTH_OIDC_USER_NAME_CLAIM_REGEX: '(x)' },
      { email: 'a@b.c' },
      undefined,
    ],
    ['nobody without claim', {}, {}, undefined],
    ['nobody for an object', {}, { email: { a: 1 } }, undefined],
  ])('should name the user after %s', (_name, env, claims, expected) => {
    expect(oidcProfile(claims, config(env)).userId).toBe(expected);
  });

  it('should make a profile of the claims', () => {
    const claims = { email: 'a@b.c', given_name: 'Ada', family_name: 'Byron', picture: 'https://p', other: 1 };
    expect(oidcProfile(claims, config())).toMatchObject({
      info: { active: true, displayName: 'Ada Byron', fullName: 'Ada Byron', firstName: 'Ada', email: 'a@b.c' },
      editableInfo: { pictureLink: 'https://p' },
    });
    expect(oidcProfile({ email: 'a@b.c' }, config())).toMatchObject({
      info: { active: true, displayName: 'a@b.c', email: 'a@b.c' },
      editableInfo: undefined,
    });
  });

  it.each([
    ['a list', { groups: ['a', 'b', 'a', 1, ''] }, ['a', 'b']],
    ['a text', { groups: 'a, b' }, ['a', 'b']],
    ['a list in a text', { groups: '["a", "b, c"]' }, ['a', 'b, c']],
    ['a text that only begins like a list', { groups: '[a], b' }, ['[a]', 'b']],
    ['no object', { groups: { a: 'b' } }, []],
    ['two claims', { groups: ['a'], roles: ['c'] }, ['a', 'c']],
    ['nothing', {}, []],
  ])('should read groups from %s', (_name, claims, expected) => {
    expect(oidcProfile(claims, config({ AUTH_OIDC_GROUPS_CLAIM: 'groups,roles' })).groups).toEqual(expected);
  });

  it.each([
    [{ AUTH_OIDC_CLIENT_ID: '' }, 'AUTH_OIDC_CLIENT_ID must be set'],
    [{ BASE_URL: '' }, 'AUTH_OIDC_BASE_URL must be set'],
    [{ AUTH_OIDC_USER_NAME_CLAIM_REGEX: '(' }, 'must be a regular expression'],
  ])('should not start with %j', (env, text) => {
    expect(() => config(env)).toThrow(text);
  });
});
