import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SignJWT } from 'jose';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';

const WARNINGS = 'x-metadata-warnings';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests read answers of any shape
  readonly body: any;
}

async function send(env: TestEnvironment, path: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await env.fetch(path, init);
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? undefined : JSON.parse(text) };
}

const post = (env: TestEnvironment, path: string, body: unknown): Promise<Answer> =>
  send(env, path, { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });

const proposal = (value: object, id = 'warned') => ({
  entityType: 'tag',
  entityUrn: `urn:li:tag:${id}`,
  changeType: 'UPSERT',
  aspectName: 'tagProperties',
  aspect: { value: JSON.stringify(value), contentType: 'application/json' },
});

const warningsOf = ({ headers }: Answer): readonly string[] => JSON.parse(headers.get(WARNINGS) ?? '[]') as string[];

describe('an error that names the problem', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
  });

  afterAll(async () => {
    await env.stop();
  });

  describe('about credentials', () => {
    const signed = (expires: string, key: string): Promise<string> =>
      new SignJWT({ version: '1', type: 'PERSONAL', actorType: 'USER', actorId: 'datahub' })
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(expires)
        .sign(new TextEncoder().encode(key));

    const foreign = (): Promise<string> => signed('1h', 'the key of another installation, long enough');

    it.each<[string, () => Promise<string> | string, string]>([
      ['no scheme', () => env.token, 'does not begin with "Bearer "'],
      ['Basic', () => `Basic ${btoa(`datahub:${env.token}`)}`, 'Basic is for the system client alone'],
      ['Bearer twice', () => `Bearer Bearer ${env.token}`, 'says Bearer twice'],
      ['quotes', () => `Bearer "${env.token}"`, 'stands in quotes'],
      ['an escaped line break', () => `Bearer ${env.token}\\n`, 'escaped line break'],
      ['a token of another installation', async () => `Bearer ${await foreign()}`, 'not signed with the key'],
      ['a token that is none', () => 'Bearer wrong', 'not known here'],
    ])('should report %s on every API, with a challenge', async (_case, authorization, expected) => {
      const headers = { authorization: await authorization(), 'content-type': 'application/json' };
      for (const path of ['/api/graphql', '/aspects?action=getCount', '/openapi/v3/entity/tag']) {
        const { status, body, headers: told } = await send(env, path, { method: 'POST', headers, body: '{}' });
        expect([path, status, told.get('www-authenticate')]).toEqual([
          path,
          401,
          'Bearer realm="metadata-service", error="invalid_token"',
        ]);
        expect(JSON.stringify(body)).toContain(JSON.stringify(expected).slice(1, -1));
        expect(JSON.stringify(body)).not.toContain(env.token);
      }
    });

    it('should report that a token of this installation was revoked', async () => {
      const made = await env.graphql(
        'mutation { createAccessToken(input: { type: PERSONAL, actorUrn: "urn:li:corpuser:datahub", duration: ONE_HOUR, name: "t" }) { accessToken metadata { id } } }',
      );
      const { accessToken, metadata } = made.body.data.createAccessToken;
      await env.graphql(`mutation { revokeAccessToken(tokenId: "${metadata.id}") }`);
      const { status, body } = await env.graphql('{ me { corpUser { urn } } }', {}, accessToken);
      expect([status, JSON.stringify(body)]).toEqual([401, expect.stringContaining('was revoked')]);
    });

    it('should request a missing token, without calling one wrong', async () => {
      const answer = await fetch(`${env.url}/openapi/v3/entity/tag`);
      expect([answer.status, answer.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="metadata-service"']);
    });
  });

  it.each([
    ['/openapi/v3/entity/tag', { error: 'Invalid JSON format' }],
    ['/aspects?action=getCount', { status: 400 }],
  ])('should give the position of a JSON error: %s', async (path, form) => {
    const { status, body } = await post(env, path, '{"a": 1,\n "b": oops}');
    expect([status, body]).toEqual([400, expect.objectContaining(form)]);
    expect(body.message).toContain('a value must stand at line 2, column 7');
  });

  it('should give the position of a JSON error in GraphQL in a header, since the response has no body', async () => {
    const answer = await post(env, '/api/graphql', '{"query": "{ me }"');
    expect([answer.status, answer.body, warningsOf(answer)]).toEqual([
      400,
      undefined,
      ['The request body is not valid JSON: it ends where "," or "}" must follow'],
    ]);
  });

  it.each([
    ['GET', '/nothing', 404, undefined, { error: 'NOT_FOUND', message: 'No endpoint GET /nothing.' }],
    ['GET', '/openapi/nothing', 404, undefined, { error: expect.any(String), message: expect.any(String) }],
    ['GET', '/gms/nothing', 404, undefined, expect.objectContaining({ status: 404, message: expect.any(String) })],
    ['GET', '/api/graphql', 405, 'POST', { error: expect.any(String), message: expect.stringContaining('Use POST') }],
    ['DELETE', '/config', 405, 'GET, HEAD', { error: expect.any(String), message: expect.stringContaining('GET') }],
  ])('should report in JSON that %s %s does not exist', async (method, path, status, allow, body) => {
    const answer = await send(env, path, { method });
    expect([answer.status, answer.headers.get('allow') ?? undefined, answer.body]).toEqual([status, allow, body]);
  });

  it.each([
    ['POST', '/operations?action=restoreIndicies', /Actions are restoreIndices, /],
    ['POST', '/aspects?action=ingestPropsal', /Actions are ingestProposal, ingestProposalBatch, /],
    ['PUT', '/aspects/a', /Use GET \/aspects\/\{key\}/],
  ])('should list the alternatives to %s %s, most similar first', async (method, path, expected) => {
    const { status, body } = await send(env, path, { method, body: '{}' });
    expect([status, body.message]).toEqual([400, expect.stringMatching(expected)]);
  });

  it('should warn of unknown parameters', async () => {
    const answer = await post(env, '/operations?action=restoreIndices', { urn: 'urn:li:tag:none', batchsize: 5 });
    expect([answer.status, warningsOf(answer)]).toEqual([
      200,
      [
        expect.stringMatching(
          /^restoreIndices has no parameter "batchsize"\. Is "batchSize" meant\? It takes batchSize, /,
        ),
      ],
    ]);
  });

  it('should also warn of them over OpenAPI, and repeat the same name only a few times', async () => {
    const misspelt = await send(
      env,
      '/openapi/operations/elasticSearch/restoreIndices?urn=urn:li:tag:none&batchsize=5',
    );
    expect([misspelt.status, warningsOf(misspelt)]).toEqual([200, [expect.stringContaining('Is "batchSize" meant?')]]);
    const names = Array.from({ length: 5_000 }, (_item, at) => [`${'x'.repeat(90)}${at}`, 1]);
    const many = await post(env, '/aspects?action=getCount', { aspect: 'tagKey', ...Object.fromEntries(names) });
    expect([many.status, warningsOf(many)]).toEqual([200, [expect.any(String), 'There are more warnings.']]);
  });

  it('should warn of a dropped field over rest.li and OpenAPI, and write the rest', async () => {
    const warning = 'The model has no field tagProperties/descripton. Is "description" meant? It was dropped.';
    const value = { name: 'warned', descripton: 'x' };
    const restli = await post(env, '/aspects?action=ingestProposal', { proposal: proposal(value) });
    expect([restli.status, restli.body, warningsOf(restli)]).toEqual([
      200,
      { value: 'success', warnings: [warning] },
      [warning],
    ]);
    const openapi = await post(env, '/openapi/v3/entity/tag?async=false', [
      { urn: 'urn:li:tag:warned-too', tagProperties: { value } },
    ]);
    expect([openapi.status, warningsOf(openapi)]).toEqual([200, [warning]]);
  });

  it('should warn in ASCII, of a few of many fields', async () => {
    const value = { name: 'many', ...Object.fromEntries(Array.from({ length: 500 }, (_item, at) => [`ü${at}`, at])) };
    const answer = await post(env, '/aspects?action=ingestProposal', { proposal: proposal(value) });
    expect(answer.headers.get(WARNINGS)).toContain('\\u00fc0');
    expect(warningsOf(answer)).toHaveLength(11);
    expect(warningsOf(answer).at(-1)).toBe('There are more warnings.');
  });

  it('should have no warnings if nothing is dropped', async () => {
    const answer = await post(env, '/aspects?action=ingestProposal', { proposal: proposal({ name: 'fine' }) });
    expect([answer.body, answer.headers.get(WARNINGS)]).toEqual([{ value: 'success' }, null]);
  });
});

describe('STRICT_ASPECTS', () => {
  let strict: TestEnvironment;

  beforeAll(async () => {
    strict = await createTestEnvironment({ env: { STRICT_ASPECTS: 'true' } });
  });

  afterAll(() => strict.stop());

  it('should refuse fields that would be dropped, and write nothing', async () => {
    const given = proposal({ name: 'x', descripton: 'x' }, 'strict');
    const { status, body } = await post(strict, '/aspects?action=ingestProposalBatch', {
      proposals: [proposal({ name: 'first' }, 'strict-first'), given],
    });
    expect([status, body.message]).toEqual([
      422,
      expect.stringMatching(
        /The model has no field tagProperties\/descripton\. Is "description" meant\? Its record has description, .*STRICT_ASPECTS/,
      ),
    ]);
    const exists = await strict.graphql('{ entityExists(urn: "urn:li:tag:strict-first") }');
    expect(exists.body.data.entityExists).toBe(false);
  });

  it('should refuse fields that a patch would add', async () => {
    await post(strict, '/aspects?action=ingestProposal', { proposal: proposal({ name: 'p' }, 'patched') });
    const answer = await send(strict, '/openapi/v3/entity/tag?async=false', {
      method: 'PATCH',
      body: JSON.stringify([
        {
          urn: 'urn:li:tag:patched',
          tagProperties: { value: { patch: [{ op: 'add', path: '/colour', value: 'x' }], forceGenericPatch: true } },
        },
      ]),
    });
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining('tagProperties/colour')]);
  });
});
