import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createActor, grant, type TestActor } from '../../support/service/actors.js';
import {
  createTestEnvironment,
  type GraphqlAnswer,
  type TestEnvironment,
} from '../../support/service/create-test-environment.js';
import { failed, failedWhole, REFUSAL, refused } from '../../support/graphql/graphql-errors.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';

const ROOT = 'urn:li:corpuser:datahub';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const DURATIONS: readonly (readonly [name: string, milliseconds: number | null])[] = [
  ['ONE_HOUR', HOUR_MS],
  ['ONE_DAY', DAY_MS],
  ['ONE_WEEK', 7 * DAY_MS],
  ['ONE_MONTH', 30 * DAY_MS],
  ['THREE_MONTHS', 90 * DAY_MS],
  ['SIX_MONTHS', 180 * DAY_MS],
  ['ONE_YEAR', 365 * DAY_MS],
  ['NO_EXPIRY', null],
];

const METADATA = `urn type id name description actorUrn ownerUrn createdAt expiresAt owner { urn username }
  relationships(input: { types: ["OwnedBy"], direction: OUTGOING }) { total }`;
const CREATE = `mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { accessToken metadata { ${METADATA} } } }`;
const LIST = `query ($input: ListAccessTokenInput!) { listAccessTokens(input: $input) { start count total tokens { id name actorUrn ownerUrn expiresAt __typename } } }`;

interface Listed {
  readonly start: number;
  readonly count: number;
  readonly total: number;
  readonly tokens: readonly { readonly id: string; readonly name: string }[];
}

describe('access tokens over GraphQL', () => {
  let env: TestEnvironment;
  let alice: TestActor;
  let bob: TestActor;
  let salt: string;
  /** Texts that may not be logged. */
  const secrets = new Set<string>();

  beforeAll(async () => {
    env = await createTestEnvironment({ env: { LOG_LEVEL: 'trace' } });
    const own = readFileSync(join(env.dataDir, 'data', 'signing-key'), 'utf8');
    salt = /^DATAHUB_TOKEN_SERVICE_SALT=(.+)$/m.exec(own)?.[1] ?? '';
    alice = await createActor(env, 'alice');
    bob = await createActor(env, 'bob');
  });

  afterAll(() => env.stop());

  afterEach(() => {
    for (const secret of secrets) expect(env.output()).not.toContain(secret);
  });

  function create(input: object, by = env.token): Promise<GraphqlAnswer> {
    const personal = { type: 'PERSONAL', actorUrn: ROOT, duration: 'ONE_HOUR', name: 'a token' };
    return env.graphql(CREATE, { input: { ...personal, ...input } }, by);
  }

  async function created(input: object, by = env.token): Promise<{ token: string; id: string }> {
    const { body } = await create(input, by);
    expect(body.errors).toBeUndefined();
    const { accessToken, metadata } = body.data.createAccessToken;
    secrets.add(accessToken);
    return { token: accessToken, id: metadata.id };
  }

  const revoke = (tokenId: string, by = env.token): Promise<GraphqlAnswer> =>
    env.graphql('mutation ($tokenId: String!) { revokeAccessToken(tokenId: $tokenId) }', { tokenId }, by);

  const metadataOf = (token: string, by = env.token): Promise<GraphqlAnswer> =>
    env.graphql(`query ($token: String!) { getAccessTokenMetadata(token: $token) { ${METADATA} } }`, { token }, by);

  async function list(input: object, by = env.token): Promise<Listed> {
    const { body } = await env.graphql(LIST, { input }, by);
    expect(body.errors).toBeUndefined();
    return body.data.listAccessTokens as Listed;
  }

  async function userOf(token: string): Promise<string | undefined> {
    const { status, body } = await env.graphql('{ me { corpUser { urn } } }', {}, token);
    if (status === 401) return undefined;
    return body.data.me.corpUser.urn as string;
  }

  const own = ({ urn }: TestActor) => ({ filters: [{ field: 'ownerUrn', values: [urn] }] });

  describe('a new token', () => {
    it.each(DURATIONS)('should last %s', async (duration, lifetime) => {
      const { body } = await create({ duration, name: duration, description: 'for work' });
      const { accessToken, metadata } = body.data.createAccessToken;
      secrets.add(accessToken);
      const id = createHash('sha256').update(`${accessToken}${salt}`, 'utf8').digest('base64');
      expect(metadata).toEqual({
        urn: `urn:li:dataHubAccessToken:${id}`,
        type: 'ACCESS_TOKEN',
        id,
        name: duration,
        description: 'for work',
        actorUrn: ROOT,
        ownerUrn: ROOT,
        createdAt: expect.any(Number),
        expiresAt: lifetime === null ? null : Number(metadata.createdAt) + lifetime,
        owner: { urn: ROOT, username: 'datahub' },
        relationships: { total: 0 },
      });
      expect(Math.abs(metadata.createdAt - Date.now())).toBeLessThan(60_000);
      expect(await userOf(accessToken)).toBe(ROOT);
      expect((await metadataOf(accessToken)).body.data.getAccessTokenMetadata).toEqual(metadata);
    });

    it('should act as its user and belong to its creator', async () => {
      const { token, id } = await created({ actorUrn: alice.urn });
      expect(await userOf(token)).toBe(alice.urn);
      expect(await storedAspect(env, `urn:li:dataHubAccessToken:${id}`, 'dataHubAccessTokenInfo')).toMatchObject({
        actorUrn: alice.urn,
        ownerUrn: ROOT,
      });
    });

    it('should be listed immediately, and disappear immediately when it is revoked', async () => {
      for (let round = 0; round < 5; round += 1) {
        const { id } = await created({ name: `round ${round}` }, env.token);
        const page = { count: 100, filters: [{ field: 'name', values: [`round ${round}`] }] };
        expect((await list(page)).tokens.map((token) => token.id)).toContain(id);
        expect((await revoke(id)).body.data).toEqual({ revokeAccessToken: true });
        expect((await list(page)).tokens.map((token) => token.id)).not.toContain(id);
      }
    });

    it.each([
      ['a name', { name: ' ' }, 'name must not be blank'],
      ['a user', { actorUrn: 'urn:li:corpuser:nobody' }, 'does not exist'],
      ['a urn', { actorUrn: 'alice' }, 'Invalid urn'],
      ['the urn of a user', { actorUrn: 'urn:li:corpGroup:a' }, 'give the urn of a corpuser'],
      ['an account of a program', { type: 'SERVICE_ACCOUNT' }, 'is no service account'],
    ])('should require %s', async (_what, input, text) => {
      expect(await create(input)).toEqual(failed('createAccessToken', 400, text));
    });
  });

  describe('a revoked token', () => {
    it('should be refused immediately, and cannot be revoked again', async () => {
      const { token, id } = await created({});
      const other = await created({});
      expect(await userOf(token)).toBe(ROOT);
      expect((await revoke(id)).body.data).toEqual({ revokeAccessToken: true });
      expect(await userOf(token)).toBeUndefined();
      expect(await userOf(other.token)).toBe(ROOT);
      for (const gone of [id, 'never-was', ''])
        expect(await revoke(gone)).toEqual(failedWhole('revokeAccessToken', 404, 'Access token no longer exists'));
      for (const text of [token, 'nonsense'])
        expect(await metadataOf(text)).toEqual(failedWhole('getAccessTokenMetadata', 404, 'no longer exists'));
    });
  });

  describe('a list', () => {
    it('should have pages, latest expiry first', async () => {
      for (const duration of ['ONE_DAY', 'ONE_YEAR', 'NO_EXPIRY', 'ONE_HOUR'])
        await created({ duration, name: duration, actorUrn: bob.urn }, bob.token);
      const { filters } = own(bob);
      const all = await list({ filters });
      expect(all.tokens.map(({ name }) => name)).toEqual(['ONE_YEAR', 'ONE_DAY', 'ONE_HOUR', 'NO_EXPIRY']);
      expect([all.start, all.count, all.total]).toEqual([0, 20, 4]);
      const page = await list({ start: 1, count: 2, filters });
      expect([page.start, page.count, page.total]).toEqual([1, 2, 4]);
      expect(page.tokens).toEqual(all.tokens.slice(1, 3));
    });

    it('should respect conditions on the expiry', async () => {
      const { id } = await created({ duration: 'ONE_HOUR', actorUrn: alice.urn }, alice.token);
      await created({ duration: 'ONE_DAY', actorUrn: alice.urn, name: 'longer' }, alice.token);
      const ending = (condition: string) => ({
        filters: [...own(alice).filters, { field: 'expiresAt', condition, values: [String(Date.now() + 2 * HOUR_MS)] }],
      });
      expect((await list(ending('LESS_THAN'))).tokens.map((token) => token.id)).toEqual([id]);
      expect((await list(ending('GREATER_THAN'))).tokens.map(({ name }) => name)).toEqual(['longer']);
    });
  });

  describe('without the right to manage tokens', () => {
    it('should be created, listed and revoked for oneself', async () => {
      const { token, id } = await created({ actorUrn: alice.urn, name: 'mine' }, alice.token);
      expect(await userOf(token)).toBe(alice.urn);
      expect((await list(own(alice), alice.token)).tokens.map((one) => one.id)).toContain(id);
      expect((await revoke(id, alice.token)).body.data).toEqual({ revokeAccessToken: true });
      expect(await userOf(token)).toBeUndefined();
    });

    it('should not be created for others or revealed', async () => {
      const { token, id } = await created({});
      for (const actorUrn of [ROOT, bob.urn, 'urn:li:corpuser:nobody', 'nonsense'])
        expect(await create({ actorUrn }, alice.token)).toEqual(refused('createAccessToken'));
      for (const tokenId of [id, 'never-was'])
        expect(await revoke(tokenId, alice.token)).toEqual(failedWhole('revokeAccessToken', 403, REFUSAL));
      for (const text of [token, alice.token])
        expect(await metadataOf(text, alice.token)).toEqual(failedWhole('getAccessTokenMetadata', 403, REFUSAL));
      expect(await userOf(token)).toBe(ROOT);
    });

    it.each([
      ['all', {}],
      ['those of another', { filters: [{ field: 'ownerUrn', values: [ROOT] }] }],
      ['all but one’s own', { filters: [{ field: 'ownerUrn', values: ['urn:li:corpuser:alice'], negated: true }] }],
      [
        'those above',
        { filters: [{ field: 'ownerUrn', values: ['urn:li:corpuser:alice'], condition: 'GREATER_THAN' }] },
      ],
      ['those that act as oneself', { filters: [{ field: 'actorUrn', values: ['urn:li:corpuser:alice'] }] }],
    ])('should not list %s', async (_which, input) => {
      expect(await env.graphql(LIST, { input }, alice.token)).toEqual(failedWhole('listAccessTokens', 403, REFUSAL));
    });

    it('should be created for oneself only with the privilege', async () => {
      const base = 'urn:li:dataHubPolicy:7';
      const policy = await storedAspect(env, base, 'dataHubPolicyInfo');
      await ingest(env, [base, 'dataHubPolicyInfo', { ...(policy as object), state: 'INACTIVE' }]);
      expect(await create({ actorUrn: bob.urn }, bob.token)).toEqual(refused('createAccessToken'));
      expect(await env.graphql(LIST, { input: own(bob) }, bob.token)).toEqual(
        failedWhole('listAccessTokens', 403, REFUSAL),
      );
      await grant(env, bob, { privileges: ['MANAGE_ACCESS_TOKENS'] });
      const { token, id } = await created({ actorUrn: alice.urn }, bob.token);
      expect(await userOf(token)).toBe(alice.urn);
      expect((await metadataOf(token, bob.token)).body.data.getAccessTokenMetadata).toMatchObject({ id });
      await ingest(env, [base, 'dataHubPolicyInfo', policy as object]);
    });
  });

  describe('a stateless token', () => {
    const get = (input: object, by: string): Promise<GraphqlAnswer> =>
      env.graphql(
        'query ($input: GetAccessTokenInput!) { getAccessToken(input: $input) { accessToken metadata { id } } }',
        { input: { type: 'PERSONAL', duration: 'ONE_HOUR', ...input } },
        by,
      );

    it('should act as its creator', async () => {
      const before = (await list(own(alice), alice.token)).total;
      const { body } = await get({ actorUrn: alice.urn }, alice.token);
      const { accessToken, metadata } = body.data.getAccessToken;
      secrets.add(accessToken);
      expect(metadata).toBeNull();
      expect(await userOf(accessToken)).toBe(alice.urn);
      expect((await list(own(alice), alice.token)).total).toBe(before);
    });

    it('should not be for another user or a service account', async () => {
      expect(await get({ actorUrn: alice.urn }, env.token)).toEqual(refused('getAccessToken'));
      const ofAccount = { actorUrn: ROOT, type: 'SERVICE_ACCOUNT' };
      expect(await get(ofAccount, env.token)).toEqual(failed('getAccessToken', 400, 'type must be PERSONAL'));
    });
  });
});
