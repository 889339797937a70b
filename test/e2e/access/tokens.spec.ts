import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeJwt, decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { createActor, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';
import { runCommand } from '../../support/service/run-node.js';

const ROOT = 'urn:li:corpuser:datahub';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const OTHER_KEY = 'a-signing-key-that-is-not-of-this-service';
const HOUR_S = 3600;

type Claims = Readonly<Record<string, unknown>>;

describe('access tokens', () => {
  let env: TestEnvironment;
  let adminToken: string;
  let signingKey: string;
  let salt: string;
  /** Every token and secret that the tests used, none of which may be logged. */
  const secrets = new Set<string>();

  beforeAll(async () => {
    env = await createTestEnvironment({ env: { ADMIN_TOKEN: '', LOG_LEVEL: 'trace' } });
    adminToken = readData('admin-token').trim();
    signingKey = own('DATAHUB_TOKEN_SERVICE_SIGNING_KEY');
    salt = own('DATAHUB_TOKEN_SERVICE_SALT');
    for (const secret of [adminToken, signingKey, salt]) secrets.add(secret);
  });

  afterAll(() => env.stop());

  afterEach(() => {
    for (const secret of secrets) expect(env.output()).not.toContain(secret);
  });

  function readData(file: string): string {
    return readFileSync(join(env.dataDir, 'data', file), 'utf8');
  }

  function own(variable: string): string {
    return new RegExp(`^${variable}=(.+)$`, 'm').exec(readData('signing-key'))?.[1] ?? '';
  }

  function bearer(token: string): TestEnvironment {
    return {
      ...env,
      fetch: (path, init) => env.fetch(path, { ...init, headers: { authorization: `Bearer ${token}` } }),
    };
  }

  /** The service as the root user sees it. */
  const asRoot = (): TestEnvironment => ({
    ...env,
    graphql: (query, variables) => env.graphql(query, variables, adminToken),
    fetch: (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${adminToken}`);
      return env.fetch(path, { ...init, headers });
    },
  });

  async function signed(claims: Claims, key = signingKey): Promise<string> {
    const session = { version: '1', type: 'SESSION', actorType: 'USER', actorId: 'datahub', sub: 'datahub' };
    const payload = JSON.parse(JSON.stringify({ ...session, ...claims })) as Record<string, unknown>;
    const token = await new SignJWT(payload).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(key, 'utf8'));
    secrets.add(token);
    return token;
  }

  const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

  function hashOf(token: string): string {
    return createHash('sha256').update(token, 'utf8').update(salt, 'utf8').digest('base64');
  }

  const urnOf = (token: string): string => `urn:li:dataHubAccessToken:${hashOf(token)}`;

  async function isLetIn(token: string): Promise<boolean> {
    const answers = [
      await bearer(token).fetch('/openapi/v3/entity/corpuser/urn%3Ali%3Acorpuser%3Adatahub?aspects=corpUserKey'),
      await env.fetch('/api/graphql', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: '{"query": "{ me { corpUser { urn } } }"}',
      }),
    ];
    const statuses = new Set(answers.map(({ status }) => status !== 401));
    expect(statuses.size).toBe(1);
    return [...statuses][0] === true;
  }

  async function actor(id: string): Promise<TestActor> {
    const made = await createActor(asRoot(), id);
    secrets.add(made.token);
    return made;
  }

  /** A token that the command line makes. */
  async function commanded(actor: string): Promise<string> {
    const { dataDir: cwd, databaseUrl } = env;
    const database: Record<string, string> = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
    const variables = { DATA_DIR: join(cwd, 'data'), ...database };
    const end = await runCommand('token', ['--name', 'commanded', '--actor', actor], { cwd, env: variables });
    const token = end.stdout.trim();
    secrets.add(token);
    return token;
  }

  async function remove(urn: string): Promise<void> {
    const answer = await asRoot().fetch('/entities?action=delete', { method: 'POST', body: JSON.stringify({ urn }) });
    expect(answer.status).toBe(200);
  }

  describe('a request', () => {
    const tag = encodeURIComponent('urn:li:tag:a');
    const query = JSON.stringify({ query: '{ me { corpUser { urn } } }' });
    const DOORS: readonly (readonly [door: string, path: string, body?: string])[] = [
      ['GraphQL', '/api/graphql', query],
      ['the front end’s GraphQL', '/api/v2/graphql', query],
      ['GraphQL with a broken body', '/api/graphql', '{'],
      ['a rest.li read', `/aspects/${tag}?aspect=tagProperties&version=0`],
      ['a rest.li read of entities', `/entitiesV2/${tag}`],
      ['a rest.li read behind the proxy', `/api/gms/entitiesV2/${tag}`],
      ['a rest.li write', '/aspects?action=ingestProposal', '{"proposal": {}}'],
      ['a rest.li delete', '/entities?action=delete', '{"urn": "urn:li:tag:a"}'],
      ['an OpenAPI read', `/openapi/v3/entity/tag/${tag}`],
      ['an OpenAPI read of many', '/openapi/v3/entity/tag/batchGet', '[]'],
      ['an OpenAPI write', '/openapi/v3/entity/tag', '[]'],
    ];
    const CREDENTIALS: readonly (readonly [name: string, credentials: () => Promise<string> | string])[] = [
      ['no token', () => ''],
      ['an empty token', () => 'Bearer '],
      ['a token that is none', () => 'Bearer nonsense'],
      ['another scheme', () => `Token ${adminToken}`],
      ['the admin token as a password', () => `Basic ${adminToken}`],
      ['the system client, which has no secret', () => 'Basic __datahub_system:'],
      ['an expired token', async () => `Bearer ${await signed({ exp: inSeconds(-HOUR_S) })}`],
      ['a token signed by another key', async () => `Bearer ${await signed({}, OTHER_KEY)}`],
      ['an unsigned token', () => `Bearer ${unsigned()}`],
      ['a token whose claims were changed', () => `Bearer ${tampered()}`],
      ['a token of an unknown user', async () => `Bearer ${await signed({ actorId: 'nobody' })}`],
      ['a token of the system', async () => `Bearer ${await signed({ actorId: '__datahub_system' })}`],
      ['a token without version', async () => `Bearer ${await signed({ version: undefined })}`],
      ['a token that was never stored', async () => `Bearer ${await signed({ version: '2', type: 'PERSONAL' })}`],
    ];

    function unsigned(): string {
      return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${adminToken.split('.')[1]}.`;
    }

    function tampered(): string {
      const [head, payload, signature] = adminToken.split('.');
      const claims = JSON.parse(Buffer.from(payload!, 'base64url').toString()) as Claims;
      const changed = Buffer.from(JSON.stringify({ ...claims, type: 'SESSION' })).toString('base64url');
      return [head, changed, signature].join('.');
    }

    function send(path: string, body: string | undefined, authorization: string): Promise<Response> {
      const headers = { 'content-type': 'application/json', ...(authorization !== '' && { authorization }) };
      return fetch(env.url + path, { method: body === undefined ? 'GET' : 'POST', headers, body: body ?? null });
    }

    it.each(CREDENTIALS)('should be refused at every entry point with %s', async (_name, credentials) => {
      const authorization = await credentials();
      for (const [door, path, body] of DOORS) {
        const answer = await send(path, body, authorization);
        const [type] = answer.headers.get('content-type')?.split(';') ?? [];
        expect([door, answer.status, type]).toEqual([door, 401, 'application/json']);
        const said = await answer.text();
        expect(typeof JSON.parse(said)).toBe('object');
        expect(said).toContain('Unauthorized to perform this action.');
      }
    });

    it.each(['Bearer', 'bearer'])('should pass every entry point with the admin token after "%s"', async (scheme) => {
      for (const [door, path, body] of DOORS) {
        const answer = await send(path, body, `${scheme} ${adminToken}`);
        expect([door, answer.status]).not.toEqual([door, 401]);
        await answer.arrayBuffer();
      }
    });

    it.each(['/health', '/health/live', '/config', '/api/graphiql'])('should require no token at %s', async (path) => {
      for (const authorization of ['', 'Bearer nonsense', `Bearer ${adminToken}`]) {
        const answer = await send(path, undefined, authorization);
        expect(answer.status).toBe(200);
        await answer.arrayBuffer();
      }
    });
  });

  describe('the admin token', () => {
    it('should have the claims of DataHub and no others', () => {
      expect(decodeProtectedHeader(adminToken)).toEqual({ alg: 'HS256' });
      expect(decodeJwt(adminToken)).toEqual({
        version: '2',
        type: 'PERSONAL',
        actorType: 'USER',
        actorId: 'datahub',
        sub: 'datahub',
        jti: expect.stringMatching(UUID),
        iss: 'datahub-metadata-service',
      });
    });

    it('should be signed with the bytes of the key’s text', async () => {
      await expect(jwtVerify(adminToken, Buffer.from(signingKey, 'utf8'))).resolves.toBeDefined();
    });

    it('should be stored as a hash only', async () => {
      const urn = urnOf(adminToken);
      expect(await storedAspect(asRoot(), urn, 'dataHubAccessTokenKey')).toEqual({ id: hashOf(adminToken) });
      const info = await storedAspect(asRoot(), urn, 'dataHubAccessTokenInfo');
      expect(info).toEqual({
        name: 'First token',
        description: expect.any(String),
        actorUrn: ROOT,
        ownerUrn: ROOT,
        createdAt: expect.any(Number),
      });
    });
  });

  describe('a token of the command line', () => {
    it('should expire at the time in its entity, and have the claims of DataHub', async () => {
      const { urn } = await actor('claims');
      const token = await commanded(urn);
      const info = await storedAspect(asRoot(), urnOf(token), 'dataHubAccessTokenInfo');
      const { createdAt, expiresAt } = info as { createdAt: number; expiresAt: number };
      expect(info).toMatchObject({ name: 'commanded', actorUrn: urn, ownerUrn: urn });
      expect(expiresAt - createdAt).toBe(24 * HOUR_S * 1000);
      expect(decodeJwt(token)).toEqual({
        version: '2',
        type: 'PERSONAL',
        actorType: 'USER',
        actorId: 'claims',
        sub: 'claims',
        jti: expect.stringMatching(UUID),
        iss: 'datahub-metadata-service',
        exp: Math.floor(expiresAt / 1000),
      });
    });

    it('should be revoked immediately when its entity is deleted', async () => {
      const { urn } = await actor('revoked');
      const token = await commanded(urn);
      const other = await actor('not-revoked');
      expect(await isLetIn(token)).toBe(true);
      await remove(urnOf(token));
      expect(await isLetIn(token)).toBe(false);
      expect(await storedAspect(asRoot(), urnOf(token), 'dataHubAccessTokenInfo')).toBeUndefined();
      expect(await isLetIn(other.token)).toBe(true);
    });

    it('should be revoked permanently', async () => {
      const { urn } = await actor('revoked-for-good');
      const token = await commanded(urn);
      await remove(urnOf(token));
      await env.restart();
      expect(await isLetIn(token)).toBe(false);
    });

    it('should be deleted when it is used after its expiry', async () => {
      const token = await signed({ version: '2', type: 'PERSONAL', exp: inSeconds(-1) });
      const info = { name: 'old', actorUrn: ROOT, ownerUrn: ROOT, createdAt: 0, expiresAt: inSeconds(-1) * 1000 };
      await ingest(asRoot(), [urnOf(token), 'dataHubAccessTokenInfo', info]);
      expect(await isLetIn(token)).toBe(false);
      expect(await storedAspect(asRoot(), urnOf(token), 'dataHubAccessTokenInfo')).toBeUndefined();
    });
  });

  describe('a user', () => {
    const stamp = { time: 1, actor: ROOT };
    const suspended = { status: 'SUSPENDED', lastModified: stamp };

    it.each<[string, (urn: string) => Promise<void>, (urn: string) => Promise<void>]>([
      [
        'suspended',
        (urn) => ingest(asRoot(), [urn, 'corpUserStatus', suspended]),
        (urn) => ingest(asRoot(), [urn, 'corpUserStatus', { ...suspended, status: 'ACTIVE' }]),
      ],
      [
        'soft-deleted',
        (urn) => ingest(asRoot(), [urn, 'status', { removed: true }]),
        (urn) => ingest(asRoot(), [urn, 'status', { removed: false }]),
      ],
    ])('should be locked out immediately when %s, and admitted when that is undone', async (state, bar, unbar) => {
      const { urn, token } = await actor(`user-${state}`);
      const stateless = await signed({ actorId: `user-${state}`, exp: inSeconds(HOUR_S) });
      expect([await isLetIn(token), await isLetIn(stateless)]).toEqual([true, true]);
      await bar(urn);
      expect([await isLetIn(token), await isLetIn(stateless)]).toEqual([false, false]);
      await unbar(urn);
      expect([await isLetIn(token), await isLetIn(stateless)]).toEqual([true, true]);
    });

    it('should be locked out immediately when hard-deleted, and no later user of the same name admitted', async () => {
      const { urn, token } = await actor('user-hard-deleted');
      await remove(urn);
      expect(await isLetIn(token)).toBe(false);
      await ingest(asRoot(), [urn, 'corpUserInfo', { active: true }]);
      expect(await isLetIn(token)).toBe(false);
    });
  });

  it('should be removed when a request fails halfway', async () => {
    const token = await signed({ exp: inSeconds(HOUR_S) });
    for (const body of ['{', `{"query": "${token}`, `{"urn": {"token": "${token}"}}`]) {
      await env.fetch('/entities?action=exists', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body,
      });
      await env.fetch('/api/graphql', { method: 'POST', headers: { authorization: `Bearer ${token}` }, body });
    }
    expect(env.output()).not.toContain(token);
  });
});
