import { randomBytes } from 'node:crypto';
import { createConnection } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';

const ORIGIN = 'https://catalog.example.org';
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
};
const TAG_PROPOSAL = (value: string) => ({
  proposal: {
    entityType: 'tag',
    entityUrn: 'urn:li:tag:hardening',
    changeType: 'UPSERT',
    aspectName: 'tagProperties',
    aspect: { contentType: 'application/json', value },
  },
});

function send(env: TestEnvironment, path: string, init: RequestInit = {}): Promise<Response> {
  return env.fetch(path, { method: 'POST', ...init });
}

/** Sends bytes as they are, and answers what came back until the server closed the connection. */
function sendRaw(env: TestEnvironment, text: string): Promise<string> {
  const { hostname, port } = new URL(env.url);
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host: hostname, port: Number(port) }, () => socket.write(text));
    const chunks: string[] = [];
    socket.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
    socket.on('close', () => resolve(chunks.join(''))).on('error', reject);
  });
}

describe('Every response', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment({ env: { BASE_URL: 'https://metadata.example.org' } });
  });

  afterAll(async () => {
    await env.stop();
  });

  it.each<[string, string, RequestInit, number]>([
    ['GraphQL', '/api/graphql', { body: '{"query":"{ __typename }"}' }, 200],
    ['GraphQL at the path of the front end', '/api/v2/graphql', { body: '{"query":"{ __typename }"}' }, 200],
    ['a refused request', '/api/graphql', { body: '{', headers: { authorization: 'Bearer x' } }, 401],
    ['rest.li', '/entities?action=exists', { body: '{"urn":"urn:li:tag:none"}' }, 200],
    ['OpenAPI', '/openapi/v3/entity/tag/batchGet', { body: '[]' }, 200],
    ['an unknown path', '/openapi/nothing', { method: 'GET' }, 404],
    ['a path that cannot be read', '/openapi/v3/entity/%E2%9', { method: 'GET' }, 400],
    ['health', '/health', { method: 'GET' }, 200],
    ['configuration', '/config', { method: 'GET' }, 200],
    ['metrics', '/metrics', { method: 'GET' }, 200],
  ])('should have security headers: %s', async (_name, path, init, status) => {
    const response = await send(env, path, init);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      ...ALWAYS,
      'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
      'cache-control': 'no-store',
      'strict-transport-security': 'max-age=31536000',
    });
    for (const banner of ['server', 'x-powered-by', 'access-control-allow-origin'])
      expect(response.headers.get(banner)).toBeNull();
  });

  it('should let the explorer run only its own scripts', async () => {
    const page = await fetch(`${env.url}/api/graphiql`);
    expect(Object.fromEntries(page.headers)).toMatchObject({
      ...ALWAYS,
      'content-type': 'text/html;charset=UTF-8',
      'content-security-policy': expect.stringMatching(/script-src 'self'.*frame-ancestors 'none'/),
    });
    await page.body?.cancel();
  });

  it.each(['/api/graphql', '/openapi/v3/entity/tag', '/entities'])(
    'should allow no other origin at %s',
    async (path) => {
      const preflight = await fetch(env.url + path, {
        method: 'OPTIONS',
        headers: { origin: ORIGIN, 'access-control-request-method': 'POST' },
      });
      expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
      expect(preflight.status).toBeGreaterThanOrEqual(400);
    },
  );
});

describe('Limits of requests', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment({
      env: {
        CORS_ALLOWED_ORIGINS: ORIGIN,
        GRAPHQL_BODY_LIMIT_BYTES: '20000',
        HTTP_BODY_LIMIT_BYTES: '4000000',
        HTTP_HEADERS_TIMEOUT_MS: '3000',
        TRUST_PROXY: 'loopback',
      },
    });
  });

  afterAll(async () => {
    await env.stop();
  });

  it('should let only pages of allowed origins send tokens', async () => {
    const preflight = await fetch(`${env.url}/api/graphql`, {
      method: 'OPTIONS',
      headers: {
        origin: ORIGIN,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, ORIGIN]);
    expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization');
    expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    const other = await send(env, '/api/graphql', {
      body: '{"query":"{ __typename }"}',
      headers: { origin: 'https://evil.example.org' },
    });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
    const get = await send(env, '/api/graphql', { method: 'GET' });
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it.each([
    ['/api/graphql', 30_000, 'GRAPHQL_BODY_LIMIT_BYTES'],
    ['/auth/verifyNativeUserCredentials', 70_000, ''],
    ['/aspects?action=ingestProposal', 4_100_000, ''],
    ['/openapi/v3/entity/tag', 4_100_000, ''],
  ])('should refuse a body that is too long at %s', async (path, bytes, text) => {
    const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${env.token}\r\nContent-Type: application/json`;
    const answer = await sendRaw(env, `${head}\r\nConnection: close\r\nContent-Length: ${bytes}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toContain(text);
  });

  it.each([
    ['/api/graphql', `{"query":"{ __typename }","variables":${'['.repeat(5_000)}${']'.repeat(5_000)}}`, 400, ''],
    [
      '/aspects?action=ingestProposal',
      `{"proposal":${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}}`,
      400,
      'Cannot parse request entity',
    ],
    [
      '/aspects?action=ingestProposal',
      JSON.stringify(TAG_PROPOSAL('['.repeat(1_000_000))),
      422,
      'nested deeper than 256 levels',
    ],
    ['/openapi/v3/entity/tag', '['.repeat(3_000_000), 400, 'nested deeper than 256 levels'],
  ])('should refuse JSON at %s that is nested too deeply', async (path, body, status, text) => {
    const response = await send(env, path, { body });
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(text);
  });

  it.each(['{"__proto__":{"description":"x"}}', '{"constructor":{"prototype":{"a":1}}}'])(
    'should refuse members that modify prototypes: %s',
    async (value) => {
      const body = JSON.stringify(TAG_PROPOSAL(value));
      const refused = await send(env, '/aspects?action=ingestProposal', { body });
      expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('__proto__')]);
    },
  );

  it('should refuse headers beyond their limit', async () => {
    const answer = await sendRaw(env, `GET /health HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });

  it('should not wait for slow headers', async () => {
    expect(await sendRaw(env, 'POST /api/graphql HTTP/1.1\r\nHost: x\r\n')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it.each([
    ['no body of JSON', '/api/graphql', 'application/x-www-form-urlencoded', 'query={__typename}', 415],
    ['a body of parts', '/api/v2/graphql', 'multipart/form-data; boundary=x', '--x--', 415],
    ['a body of text', '/entities?action=exists', 'text/plain', '{"urn":"urn:li:tag:a"}', 415],
    ['XML', '/openapi/v3/entity/tag', 'application/xml', '<tag/>', 415],
  ])('should refuse %s', async (_name, path, type, body, status) => {
    const response = await send(env, path, { body, headers: { 'content-type': type } });
    expect(response.status).toBe(status);
    await response.body?.cancel();
  });
});

describe('A response that takes too long', () => {
  it('should be 503 with the time of a retry', async () => {
    const env = await createTestEnvironment({ env: { DATAHUB_GMS_ASYNC_REQUEST_TIMEOUT_MS: '1' } });
    try {
      const search = { input: { query: '*', start: 0, count: 100 } };
      const query =
        'query ($input: SearchAcrossEntitiesInput!) { searchAcrossEntities(input: $input) { total searchResults { entity { urn } } } }';
      const statuses = new Set<number>();
      for (let attempt = 0; attempt < 50 && !statuses.has(503); attempt += 1) {
        const response = await send(env, '/api/graphql', { body: JSON.stringify({ query, variables: search }) });
        statuses.add(response.status);
        if (response.status !== 503) continue;
        expect(response.headers.get('retry-after')).toBe('30');
        expect(await response.json()).toEqual({
          error: 'Request timed out. The operation may still be completing in the background.',
        });
      }
      expect(statuses).toContain(503);
      await env.restart('SIGTERM', { DATAHUB_GMS_ASYNC_REQUEST_TIMEOUT_MS: '0' });
      expect((await env.graphql(query, search)).status).toBe(200);
    } finally {
      await env.stop();
    }
  });
});

describe('Rate limits', () => {
  let env: TestEnvironment;
  const QUERY = { body: '{"query":"{ __typename }"}' };

  beforeAll(async () => {
    env = await createTestEnvironment({
      env: {
        RATE_LIMITS_ENABLED: 'true',
        RATE_LIMITS_SCOPED_ENABLED: 'true',
        RATE_LIMITS_SCOPED_ACTOR_CAPACITY: '5',
        RATE_LIMITS_SCOPED_ACTOR_REFILL_PERIOD_SECONDS: '86400',
        DATAHUB_SYSTEM_CLIENT_SECRET: 'a-secret-of-the-system',
      },
    });
  });

  afterAll(async () => {
    await env.stop();
  });

  it('should refuse one actor on every API, and nobody else', async () => {
    for (let request = 0; request < 5; request += 1) expect((await send(env, '/api/graphql', QUERY)).status).toBe(200);
    for (const [path, source, init] of [
      ['/api/graphql', 'graphql-gate', QUERY],
      ['/entities?action=exists', 'servlet-filter', { body: '{"urn":"urn:li:tag:a"}' }],
      ['/openapi/v3/entity/tag/batchGet', 'servlet-filter', { body: '[]' }],
    ] as const) {
      const response = await send(env, path, init);
      expect([response.status, await response.json()]).toEqual([429, { error: 'Rate limit exceeded' }]);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'x-datahub-ratelimit-rule': 'scoped:actor',
        'x-datahub-ratelimit-type': 'endpoint',
        'x-datahub-ratelimit-source': source,
        'retry-after': expect.stringMatching(/^\d+$/),
      });
    }
    const system = { authorization: 'Basic __datahub_system:a-secret-of-the-system' };
    for (let request = 0; request < 10; request += 1)
      expect((await send(env, '/api/graphql', { ...QUERY, headers: system })).status).toBe(200);
    expect((await fetch(`${env.url}/health`)).status).toBe(200);
  });

  it('should show its configuration and state to operators', async () => {
    const config = await send(env, '/openapi/v1/rate-limits/config', { method: 'GET' });
    expect(await config.json()).toMatchObject({ enabled: true, scoped: { actor: { capacity: 5 } } });
    const status = await send(env, '/openapi/v1/rate-limits/status', { method: 'GET' });
    expect(await status.json()).toMatchObject({
      scopedEnabled: true,
      capacityEnabled: false,
      scoped: { global: { capacity: 20_000 } },
    });
    const stranger = await send(env, '/openapi/v1/rate-limits/status', {
      method: 'GET',
      headers: { authorization: '' },
    });
    expect(stranger.status).toBe(401);
  });
});

describe('Long bodies', () => {
  it('should not be parsed for strangers', async () => {
    const env = await createTestEnvironment();
    try {
      const [body, headers] = ['['.repeat(300_000), { authorization: 'Bearer x' }];
      for (const path of ['/aspects?action=ingestProposal', '/openapi/v3/entity/tag', '/api/graphql', '/logIn']) {
        const statuses = [await send(env, path, { body, headers }), await send(env, path, { body: '[', headers })];
        expect([path, statuses[0]?.status]).toEqual([path, path === '/logIn' ? 413 : 401]);
        expect(statuses[1]?.status).not.toBe(500);
      }
      expect((await send(env, '/aspects?action=ingestProposal', { body })).status).toBe(400);
    } finally {
      await env.stop();
    }
  });
});

describe('Secrets', () => {
  it('should appear neither in responses nor in the log', async () => {
    const secret = `hunter2${randomBytes(12).toString('hex')}`;
    const webToken = `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.${secret}`;
    const env = await createTestEnvironment({
      env: { LOG_LEVEL: 'trace', DATAHUB_SYSTEM_CLIENT_SECRET: `system-${secret}`, ADMIN_PASSWORD: `admin-${secret}` },
    });
    try {
      const query = (text: string, variables: object = {}): RequestInit => ({
        body: JSON.stringify({ query: text, variables }),
      });
      const requests: readonly (readonly [string, RequestInit])[] = [
        ['/api/graphql', { body: '{}', headers: { authorization: `Bearer ${secret}` } }],
        ['/api/graphql', { body: '{}', headers: { authorization: `Bearer ${webToken}` } }],
        ['/api/graphql', { body: '{}', headers: { authorization: `Basic __datahub_system:${secret}` } }],
        ['/api/graphql', { body: '{}', headers: { authorization: '', cookie: `PLAY_SESSION=${webToken}; actor=x` } }],
        ['/openapi/v3/entity/tag', { method: 'GET', headers: { authorization: `Bearer ${webToken}` } }],
        [`/openapi/v3/entity/tag?count=x&access_token=${secret}`, { method: 'GET' }],
        [`/entities?action=nothing&token=${secret}`, { body: '{}' }],
        [`/entities/urn%3Ali%3Atag%3Aa?password=${secret}`, { method: 'PATCH', body: '{}' }],
        [`/openapi/nothing?password=${secret}`, { method: 'GET' }],
        ['/aspects?action=ingestProposal', { body: `{"password":"${secret}"` }],
        ['/aspects?action=ingestProposal', { body: `{"proposal":{"password":"${secret}"}}` }],
        ['/aspects?action=ingestProposal', { body: JSON.stringify(TAG_PROPOSAL(`{"password": ${secret}}`)) }],
        ['/openapi/v3/entity/tag', { body: `[{"urn":"urn:li:tag:a","nothing":{"value":{"secret":"${secret}"}}}]` }],
        [
          '/api/graphql',
          query('mutation M($input: CreateTagInput!) { createTag(input: $input) }', { input: { password: secret } }),
        ],
        ['/api/graphql', query('query Q($urn: String!) { tag(urn: $urn) { urn } }', { urn: [secret] })],
        ['/api/graphql', query('query Q($urn: String!) { tag(urn: $urn) { nothing } }', { urn: secret })],
        ['/api/graphql', { body: `{"query":"{ __typename }","variables":{"password":"${secret}"` }],
        ['/auth/verifyNativeUserCredentials', { body: `{"userUrn":"urn:li:corpuser:datahub","password":"${secret}"}` }],
        ['/auth/signUp', { body: `{"userUrn":"urn:li:corpuser:a","password":"${secret}","inviteToken":"${secret}"}` }],
        [
          '/auth/resetNativeUserCredentials',
          { body: `{"userUrn":"urn:li:corpuser:datahub","password":"${secret}","resetToken":"${secret}"}` },
        ],
        ['/logIn', { body: `{"username":"datahub","password":"${secret}"}` }],
        ['/logIn', { body: `{"username":"datahub","password":"${secret}` }],
      ];
      for (const [path, init] of requests) {
        const response = await send(env, path, init);
        const answer = JSON.stringify([...response.headers]) + (await response.text());
        expect([path, answer]).toEqual([path, expect.not.stringContaining(secret)]);
        expect(answer).not.toMatch(/node_modules|\.[jt]s:\d+|SQLITE|at \w+ \(/);
      }
      expect(env.output()).not.toContain(secret);
      expect(env.output()).not.toContain(env.token);
    } finally {
      await env.stop();
    }
  });
});
