import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { context, proposal } from '../../../test/support/harness/aspect-harness.js';
import { authHarness, type AuthHarness } from '../../../test/support/harness/auth-harness.js';
import { ROOT_USER_URN } from '../actor.js';
import type { TokenRequest } from './token.service.js';

const SIGNING_KEY = 'a-signing-key-that-is-long-enough-0123';
const SALT = 'some salt';
const KEY = Buffer.from(SIGNING_KEY, 'utf8');
const ALICE = 'urn:li:corpuser:alice';
const DAY_MS = 86_400_000;

const REQUEST: TokenRequest = {
  actorUrn: ALICE,
  ownerUrn: ROOT_USER_URN,
  type: 'PERSONAL',
  durationMs: DAY_MS,
  name: 'laptop',
};

let harness: AuthHarness;

beforeEach(async () => {
  harness = await authHarness({ DATAHUB_TOKEN_SERVICE_SIGNING_KEY: SIGNING_KEY, DATAHUB_TOKEN_SERVICE_SALT: SALT });
  await harness.write([[ALICE, 'corpUserInfo', { active: true }]]);
});

afterEach(() => harness.close());

/** A token signed elsewhere, with the claims of a session by default. */
function signed(claims: Record<string, unknown> = {}, key: Uint8Array = KEY, alg = 'HS256'): Promise<string> {
  const session = { version: '1', type: 'SESSION', actorType: 'USER', actorId: 'alice', sub: 'alice' };
  return new SignJWT({ ...session, ...claims }).setProtectedHeader({ alg }).sign(key);
}

function stored(hash: string): Promise<boolean> {
  return harness.aspects.store.exists(`urn:li:dataHubAccessToken:${hash}`, { includeSoftDeleted: true });
}

describe('a minted token', () => {
  it('should carry the claims of DataHub and no others', async () => {
    const { token } = await harness.tokens.mint(REQUEST);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256' });
    expect(decodeJwt(token)).toEqual({
      version: '2',
      type: 'PERSONAL',
      actorType: 'USER',
      actorId: 'alice',
      sub: 'alice',
      jti: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      iss: 'datahub-metadata-service',
      exp: (harness.clock.time + DAY_MS) / 1000,
    });
  });

  it("should be signed with the configured text's bytes", async () => {
    const { token } = await harness.tokens.mint(REQUEST);
    await expect(jwtVerify(token, KEY, { currentDate: new Date(harness.clock.time) })).resolves.toBeDefined();
  });

  it('should have no exp if it never expires', async () => {
    const { token } = await harness.tokens.mint({ ...REQUEST, durationMs: undefined });
    expect(decodeJwt(token)).not.toHaveProperty('exp');
  });

  it('should be stored under the hash of its text and the salt, without the text', async () => {
    const { token, hash } = await harness.tokens.mint({ ...REQUEST, description: 'for work' });
    expect(hash).toBe(createHash('sha256').update(`${token}${SALT}`).digest('base64'));
    const aspects = (await harness.aspects.store.latest([`urn:li:dataHubAccessToken:${hash}`])).values().next().value;
    expect(aspects?.get('dataHubAccessTokenKey')?.value).toEqual({ id: hash });
    const info = aspects?.get('dataHubAccessTokenInfo');
    expect(info?.created.actor).toBe(ROOT_USER_URN);
    expect(info?.value).toEqual({
      name: 'laptop',
      actorUrn: ALICE,
      ownerUrn: ROOT_USER_URN,
      createdAt: harness.clock.time,
      expiresAt: harness.clock.time + DAY_MS,
      description: 'for work',
    });
  });

  it.each([
    ['not a user', 'urn:li:corpGroup:alice'],
    ['no urn', 'alice'],
    ['the system', 'urn:li:corpuser:__datahub_system'],
  ])('should not be made for %s', async (_name, actorUrn) => {
    await expect(harness.tokens.mint({ ...REQUEST, actorUrn })).rejects.toMatchObject({ code: 'INVALID_ARGUMENT' });
  });
});

describe('TokenService.authenticate', () => {
  it.each([
    ['a stored token', () => harness.tokens.mint(REQUEST).then(({ token }) => token)],
    [
      'a stored token that never expires',
      () => harness.tokens.mint({ ...REQUEST, durationMs: undefined }).then(({ token }) => token),
    ],
    ['a stateless token', () => harness.tokens.mintStateless(ALICE, 'PERSONAL', DAY_MS)],
    ['a session token of another issuer', () => signed({ iss: 'elsewhere' })],
  ])('should return the user of %s', async (_name, make) => {
    await expect(harness.tokens.authenticate(await make())).resolves.toEqual({
      urn: ALICE,
      id: 'alice',
      isSystem: false,
    });
  });

  it.each([
    ['text that is no token', async () => 'nonsense'],
    ['a token signed with another key', () => signed({}, Buffer.from('another-signing-key-of-enough-bytes'))],
    ['a token of another algorithm', () => signed({}, KEY, 'HS384')],
    [
      'an unsigned token',
      async () => `${Buffer.from('{"alg":"none"}').toString('base64url')}.${(await signed()).split('.')[1] ?? ''}.`,
    ],
    ['a token without version', () => signed({ version: undefined })],
    ['a token of an unknown version', () => signed({ version: '3' })],
    ['a token whose version is a number', () => signed({ version: 1 })],
    ['a token without type', () => signed({ type: undefined })],
    ['a token without actorType', () => signed({ actorType: undefined })],
    ['a token without actorId', () => signed({ actorId: undefined })],
    ['a stored version that is not stored', () => signed({ version: '2' })],
    ['a token of an unknown user', () => signed({ actorId: 'nobody' })],
    ['a token of the system', () => signed({ actorId: '__datahub_system' })],
    ['an expired stateless token', () => signed({ exp: 1000 })],
  ])('should refuse %s', async (_name, make) => {
    const token = await make();
    await expect(harness.tokens.authenticate(token)).resolves.toBeUndefined();
    await expect(harness.tokens.authenticate(token)).resolves.toBeUndefined();
  });

  it.each([
    ['soft-deleted', 'status', { removed: true }],
    ['suspended', 'corpUserStatus', { status: 'SUSPENDED', lastModified: { time: 1, actor: ROOT_USER_URN } }],
  ])('should refuse at once a user who was %s', async (_name, aspect, value) => {
    const { token } = await harness.tokens.mint(REQUEST);
    await harness.tokens.authenticate(token);
    await harness.write([[ALICE, aspect, value]]);
    await expect(harness.tokens.authenticate(token)).resolves.toBeUndefined();
  });

  it('should refuse at once a user who was deleted', async () => {
    const { token } = await harness.tokens.mint(REQUEST);
    await harness.tokens.authenticate(token);
    await harness.aspects.writer.deleteEntity(ALICE, { audit: { time: 1, actor: ROOT_USER_URN }, source: 'SYSTEM' });
    await expect(harness.tokens.authenticate(token)).resolves.toBeUndefined();
  });

  it('should delete an expired token that is presented, also one seen before', async () => {
    const { token, hash } = await harness.tokens.mint(REQUEST);
    await harness.tokens.authenticate(token);
    harness.clock.time += DAY_MS;
    await expect(harness.tokens.authenticate(token)).resolves.toBeUndefined();
    await expect(stored(hash)).resolves.toBe(false);
  });

  it('should delete an expired token that is presented for the first time', async () => {
    const { token, hash } = await harness.tokens.mint(REQUEST);
    harness.clock.time += DAY_MS;
    await expect(harness.tokens.authenticate(token)).resolves.toBeUndefined();
    await expect(stored(hash)).resolves.toBe(false);
  });

  it('should not query the database for a token seen recently', async () => {
    const { token } = await harness.tokens.mint(REQUEST);
    await harness.tokens.authenticate(token);
    const before = harness.aspects.database.statements;
    await harness.tokens.authenticate(token);
    expect(harness.aspects.database.statements).toBe(before);
  });
});

describe('a token that is not stored', () => {
  it('should be valid for the user whom it was made for, also before other processes know this user', async () => {
    const made = await harness.tokens.mintStateless(ALICE, 'PERSONAL', undefined);
    await expect(harness.tokens.authenticate(made)).resolves.toBeDefined();
    await harness.aspects.database.transaction((sql) =>
      sql.execute("UPDATE metadata_aspect_v2 SET createdon = '2001-01-01 00:00:00.000000' WHERE urn = ?", [ALICE]),
    );
    const ofSuccessor = await signed({ userCreatedOn: Date.UTC(2001, 0, 1) });
    await expect(harness.tokens.authenticate(ofSuccessor)).resolves.toBeDefined();
    await expect(harness.tokens.authenticate(made)).resolves.toBeUndefined();
  });
});

describe('TokenService.revoke', () => {
  it('should refuse the token at once', async () => {
    const { token, hash } = await harness.tokens.mint(REQUEST);
    await harness.tokens.authenticate(token);
    await expect(harness.tokens.revoke(hash)).resolves.toBe(true);
    await expect(harness.tokens.authenticate(token)).resolves.toBeUndefined();
    await expect(harness.tokens.revoke(hash)).resolves.toBe(false);
  });

  it('should refuse at once a token whose properties are deleted, since nobody could list or revoke it', async () => {
    const { token, hash } = await harness.tokens.mint(REQUEST);
    await harness.tokens.authenticate(token);
    const urn = `urn:li:dataHubAccessToken:${hash}`;
    const { value: _value, ...deletion } = proposal(urn, 'dataHubAccessTokenInfo', {}, { changeType: 'DELETE' });
    await harness.aspects.writer.write([deletion], context());
    await expect(harness.tokens.authenticate(token)).resolves.toBeUndefined();
  });

  it('should be seen within five seconds when another process revokes', async () => {
    const { token, hash } = await harness.tokens.mint(REQUEST);
    await harness.tokens.authenticate(token);
    await harness.aspects.database.transaction((sql) =>
      sql.execute('DELETE FROM metadata_aspect_v2 WHERE urn = ?', [`urn:li:dataHubAccessToken:${hash}`]),
    );
    await expect(harness.tokens.authenticate(token)).resolves.toBeDefined();
    harness.clock.time += 5000;
    await expect(harness.tokens.authenticate(token)).resolves.toBeUndefined();
  });
});

describe('FirstToken', () => {
  it('should leave one token of the root user that never expires, and no second', async () => {
    await harness.write([[ROOT_USER_URN, 'corpUserInfo', { active: true }]]);
    await harness.firstToken.ensure();
    const path = join(harness.dataDir, 'admin-token');
    const token = readFileSync(path, 'utf8').trim();
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(decodeJwt(token)).not.toHaveProperty('exp');
    await expect(harness.tokens.authenticate(token)).resolves.toMatchObject({ urn: ROOT_USER_URN });
    await harness.firstToken.ensure();
    expect(readFileSync(path, 'utf8').trim()).toBe(token);
    await expect(harness.aspects.store.count('dataHubAccessTokenInfo')).resolves.toBe(1);
  });

  it('should leave no token that nobody knows, and one at the next start', async () => {
    await harness.write([[ROOT_USER_URN, 'corpUserInfo', { active: true }]]);
    const path = join(harness.dataDir, 'admin-token');
    mkdirSync(path);
    await expect(harness.firstToken.ensure()).rejects.toMatchObject({ syscall: 'rename' });
    await expect(harness.aspects.store.count('dataHubAccessTokenInfo')).resolves.toBe(0);
    rmdirSync(path);
    await harness.firstToken.ensure();
    const token = readFileSync(path, 'utf8').trim();
    await expect(harness.tokens.authenticate(token)).resolves.toMatchObject({ urn: ROOT_USER_URN });
  });
});
