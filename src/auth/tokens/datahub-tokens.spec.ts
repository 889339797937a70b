import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { authHarness, type AuthHarness } from '../../../test/support/harness/auth-harness.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { TOKEN_DURATIONS } from './token-durations.js';

/** Looks like base64, but must be used without decoding. */
const SIGNING_KEY = 'WnEdIeTG/VVCLQqGwC/BAkqyY0k+H8NEAtWGejrBI94=';
const SALT = 'ohDVbJBvHHVJh9S/UA4BYF9COuNnqqVhr9MLKEGXk1O=';
const NOW = 1_700_000_000_000;
const ALICE = 'urn:li:corpuser:alice';
const ROBOT = 'urn:li:corpuser:service_0b6c';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

let harness: AuthHarness;

beforeAll(async () => {
  harness = await authHarness({ DATAHUB_TOKEN_SERVICE_SIGNING_KEY: SIGNING_KEY, DATAHUB_TOKEN_SERVICE_SALT: SALT });
  harness.clock.time = NOW;
  await harness.write([ALICE, ROBOT].map((urn) => [urn, 'corpUserInfo', { active: true }] as const));
});

afterAll(() => harness.close());

function macOf(signed: string): Buffer {
  return createHmac('sha256', Buffer.from(SIGNING_KEY, 'utf8')).update(signed, 'ascii').digest();
}

/** Base64 of the digest of the token followed by the salt. */
function hashOf(token: string): string {
  return createHash('sha256')
    .update(Buffer.concat([Buffer.from(token, 'utf8'), Buffer.from(SALT, 'utf8')]))
    .digest()
    .toString('base64');
}

/** Stores the data of a token in DataHub's form. */
async function store(token: string, actorUrn: string, expiresAt?: number): Promise<void> {
  const info: JsonObject = { name: 'theirs', actorUrn, ownerUrn: ALICE, createdAt: NOW };
  const value = expiresAt === undefined ? info : { ...info, expiresAt };
  await harness.write([[`urn:li:dataHubAccessToken:${hashOf(token)}`, 'dataHubAccessTokenInfo', value]]);
}

/** Members in the order of DataHub's library. */
function theirs(claims: JsonObject, head: JsonObject = { alg: 'HS256' }): string {
  const all = {
    actorType: 'USER',
    actorId: 'alice',
    type: 'PERSONAL',
    version: '2',
    jti: randomUUID(),
    sub: 'alice',
    iss: 'datahub-metadata-service',
    ...claims,
  };
  const signed = [head, all].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${signed}.${macOf(signed).toString('base64url')}`;
}

interface Read {
  readonly head: unknown;
  readonly claims: Record<string, unknown>;
}

/** The parts of a token, after recomputing its signature; throws if it differs. */
function read(token: string): Read {
  const [head = '', claims = '', mac = ''] = token.split('.');
  const expected = macOf(`${head}.${claims}`);
  if (!timingSafeEqual(expected, Buffer.from(mac, 'base64url'))) throw new Error('the signature differs');
  const parsed = [head, claims].map((part) => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as unknown);
  return { head: parsed[0], claims: parsed[1] as Record<string, unknown> };
}

describe('a token that DataHub signed', () => {
  const inAnHour = NOW / 1000 + 3600;

  it.each<[string, JsonObject, string]>([
    ['a person’s', { exp: inAnHour }, ALICE],
    ['a person’s that never expires', {}, ALICE],
    ['a service account’s', { type: 'SERVICE_ACCOUNT', actorId: 'service_0b6c', sub: 'service_0b6c' }, ROBOT],
  ])('should be accepted while it is stored: %s', async (_name, claims, urn) => {
    const token = theirs(claims);
    await expect(harness.tokens.authenticate(token)).resolves.toBeUndefined();
    const unseen = theirs(claims);
    await store(unseen, urn);
    await expect(harness.tokens.authenticate(unseen)).resolves.toMatchObject({ urn, isSystem: false });
    await expect(harness.tokens.revoke(hashOf(unseen))).resolves.toBe(true);
    await expect(harness.tokens.authenticate(unseen)).resolves.toBeUndefined();
  });

  it.each<[string, JsonObject]>([
    ['a session’s', { type: 'SESSION', version: '1', exp: inAnHour }],
    ['one of the first version', { version: '1', exp: inAnHour }],
    ['one of another issuer', { version: '1', iss: 'elsewhere' }],
    ['one with claims of no meaning', { version: '1', iat: 1, aud: 'everybody' }],
  ])('should be accepted without being stored: %s', async (_name, claims) => {
    await expect(harness.tokens.authenticate(theirs(claims))).resolves.toMatchObject({ urn: ALICE });
  });

  const head = { alg: 'HS256' };

  it.each<[string, JsonObject, JsonObject]>([
    ['has expired', { version: '1', exp: NOW / 1000 }, head],
    ['names another algorithm', { version: '1' }, { alg: 'HS512' }],
    ['names none', { version: '1' }, { alg: 'none' }],
    ['is of a version to come', { version: '3' }, head],
    ['has a number as its version', { version: 1 }, head],
    ['is of an unknown type', { version: '1', type: 'REFRESH' }, head],
    ['is of no user', { version: '1', actorType: 'GROUP' }, head],
  ])('should be refused when it %s', async (_name, claims, its) => {
    await expect(harness.tokens.authenticate(theirs(claims, its))).resolves.toBeUndefined();
  });
});

describe('a token that is made here', () => {
  const request = { ownerUrn: ALICE, name: 'ours' } as const;

  it.each(Object.entries(TOKEN_DURATIONS))(
    'should read as DataHub’s do when it lasts %s',
    async (_name, durationMs) => {
      for (const [type, actorUrn, id] of [
        ['PERSONAL', ALICE, 'alice'],
        ['SERVICE_ACCOUNT', ROBOT, 'service_0b6c'],
      ] as const) {
        const { token, hash } = await harness.tokens.mint({ ...request, type, actorUrn, durationMs });
        const { head, claims } = read(token);
        expect(head).toEqual({ alg: 'HS256' });
        expect(claims).toStrictEqual({
          version: '2',
          type,
          actorType: 'USER',
          actorId: id,
          sub: id,
          jti: expect.stringMatching(UUID),
          iss: 'datahub-metadata-service',
          ...(durationMs !== undefined && { exp: (NOW + durationMs) / 1000 }),
        });
        expect(hash).toBe(hashOf(token));
        await expect(harness.tokens.find(hashOf(token))).resolves.toEqual({
          hash,
          name: 'ours',
          actorUrn,
          ownerUrn: ALICE,
          createdAt: NOW,
          expiresAt: durationMs === undefined ? undefined : NOW + durationMs,
          description: undefined,
        });
      }
    },
  );

  it('should have DataHub’s form if it is not stored, and say when its user was created', async () => {
    const { claims } = read(await harness.tokens.mintStateless(ALICE, 'SESSION', 1000));
    expect(claims).toMatchObject({ version: '1', type: 'SESSION', exp: NOW / 1000 + 1 });
    const names = ['actorId', 'actorType', 'exp', 'iss', 'jti', 'sub', 'type', 'userCreatedOn', 'version'];
    expect(Object.keys(claims).sort()).toEqual(names);
  });

  it('should never be the same twice', async () => {
    const make = () => harness.tokens.mint({ ...request, type: 'PERSONAL', actorUrn: ALICE, durationMs: undefined });
    const made = [await make(), await make()];
    expect(new Set(made.map(({ hash }) => hash)).size).toBe(2);
  });
});
