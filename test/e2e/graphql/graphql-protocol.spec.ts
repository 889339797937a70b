import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';

const JSON_TYPE = 'application/json;charset=utf-8';
const PATHS = ['/api/graphql', '/api/v2/graphql'];
const PRIVILEGES =
  'manageTags createTags manageDomains createDomains managePolicies manageIdentities manageIngestion manageSecrets manageTokens viewTests manageTests manageGlossaries manageDocuments';

describe('GraphQL over HTTP', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
  });

  afterAll(async () => {
    await env.stop();
  });

  function send(
    body: string | undefined,
    init: { path?: string; method?: string; headers?: Record<string, string> } = {},
  ): Promise<Response> {
    const headers = { authorization: `Bearer ${env.token}`, 'content-type': 'application/json', ...init.headers };
    return fetch(`${env.url}${init.path ?? '/api/graphql'}`, {
      method: init.method ?? 'POST',
      headers,
      ...(body === undefined ? {} : { body }),
    });
  }

  async function answerTo(query: string, variables?: object): Promise<Record<string, unknown>> {
    const response = await send(JSON.stringify({ query, variables }));
    expect(response.status).toBe(200);
    return (await response.json()) as Record<string, unknown>;
  }

  it.each(PATHS)('should respond at %s with data, empty extensions and no errors', async (path) => {
    const response = await send('{"query":"{ __typename }","variables":null,"operationName":null}', { path });
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      JSON_TYPE,
      '{"data":{"__typename":"Query"},"extensions":{}}',
    ]);
  });

  it.each(PATHS.flatMap((path) => ['GET', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, path])))(
    'should refuse %s %s and name POST',
    async (method, path) => {
      const response = await send(undefined, { path, method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
    },
  );

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/graphql',
    'multipart/form-data; boundary=x',
  ])('should refuse the content type %s', async (type) => {
    const response = await send('{"query":"{ __typename }"}', { headers: { 'content-type': type } });
    expect(response.status).toBe(415);
    expect(await response.json()).toEqual({ error: expect.stringContaining('application/json') });
  });

  it('should accept a charset in the content type', async () => {
    const response = await send('{"query":"{ __typename }"}', {
      headers: { 'content-type': 'application/json; charset=UTF-8' },
    });
    expect(response.status).toBe(200);
  });

  it.each(['{', 'null', '[{"query":"{ __typename }"}]', '{"variables":{}}', '{"query":1}'])(
    'should respond to %s with 400 and an empty body',
    async (body) => {
      const response = await send(body);
      expect([response.status, await response.text()]).toEqual([400, '']);
    },
  );

  it.each(['', '{"query":"{ __typename }","variables":[1]}', '{"query":"{ __typename }","variables":"x"}'])(
    'should respond to %j with 400 and a reason',
    async (body) => {
      const response = await send(body);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: expect.any(String) });
    },
  );

  it('should refuse a query text that is too long, naming the limit', async () => {
    const response = await send(JSON.stringify({ query: `{ __typename } #${'x'.repeat(600_000)}` }));
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({ error: expect.stringContaining('GRAPHQL_QUERY_BYTES_LIMIT') });
  });

  it.each([undefined, 'Bearer nonsense'])(
    'should refuse the credentials %p before it reads the body',
    async (authorization) => {
      const headers: Record<string, string> = { 'content-type': 'application/json' };
      if (authorization !== undefined) headers['authorization'] = authorization;
      const response = await fetch(`${env.url}/api/graphql`, { method: 'POST', headers, body: '{' });
      expect(response.status).toBe(401);
    },
  );

  it.each([
    ['{ __typename', 'InvalidSyntax'],
    ['{ nonsense }', 'ValidationError'],
    ['query ($urn: String!) { entityExists(urn: $urn) }', 'ValidationError'],
    ['query A { __typename } query B { __typename }', 'ValidationError'],
    ['{ entityExists(urn: 5) }', 'ValidationError'],
  ])(
    'should respond to %s with one location and the classification %s, without data',
    async (query, classification) => {
      const { data, errors, extensions } = await answerTo(query);
      expect([data, extensions]).toEqual([undefined, {}]);
      expect(errors).toEqual([
        {
          message: expect.any(String),
          locations: [{ line: 1, column: expect.any(Number) }],
          extensions: { classification },
        },
      ]);
    },
  );

  it.each([
    [
      'depth',
      `{ me { corpUser { ${'properties { manager { '.repeat(25)}urn${' } }'.repeat(25)} } } }`,
      'GRAPHQL_QUERY_DEPTH_LIMIT',
    ],
    ['aliases', `{ ${times(1_501, (at) => `a${at}: __typename`)} }`, 'GRAPHQL_QUERY_ALIAS_LIMIT'],
    ['directives', `{ __typename ${times(51, () => '@include(if: true)')} }`, 'GRAPHQL_QUERY_DIRECTIVE_LIMIT'],
    ['tokens', `{ ${times(20_001, () => 'a')} }`, 'GRAPHQL_QUERY_TOKEN_LIMIT'],
    [
      'complexity',
      `{ ${times(40, (at) => `a${at}: me { platformPrivileges { ${times(4, () => PRIVILEGES)} } }`)} }`,
      'GRAPHQL_QUERY_COMPLEXITY_LIMIT',
    ],
  ])('should refuse too much %s repeatedly, naming the limit', async (_what, query, variable) => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { data, errors } = await answerTo(query);
      expect(data).toBeUndefined();
      expect(errors).toEqual([
        {
          message: expect.stringContaining(variable),
          locations: [expect.any(Object)],
          extensions: { classification: 'ExecutionAborted' },
        },
      ]);
    }
  });

  it('should convert between numeric strings and numbers in variables, not in the query text', async () => {
    const query =
      'query ($urn: String!, $input: RelationshipsInput!) { corpUser(urn: $urn) { relationships(input: $input) { start } } }';
    const variables = {
      urn: 'urn:li:corpuser:nobody',
      input: { types: ['OwnedBy'], direction: 'INCOMING', start: '3', includeSoftDelete: 'true' },
    };
    for (let attempt = 0; attempt < 3; attempt += 1) {
      expect(await answerTo(query, variables)).toMatchObject({ data: { corpUser: { relationships: { start: 3 } } } });
    }
    const literal =
      '{ corpUser(urn: "urn:li:corpuser:a") { relationships(input: { types: ["a"], direction: INCOMING, start: "3" }) { start } } }';
    expect(await answerTo(literal)).toMatchObject({ errors: [{ extensions: { classification: 'ValidationError' } }] });
  });

  it('should reject members of an input that the schema lacks', async () => {
    const query =
      'query ($input: RelationshipsInput!) { corpUser(urn: "urn:li:corpuser:a") { relationships(input: $input) { start } } }';
    const answer = await answerTo(query, { input: { types: [], direction: 'INCOMING', nonsense: 1 } });
    expect(answer).toMatchObject({
      errors: [{ message: expect.stringContaining('nonsense'), extensions: { classification: 'ValidationError' } }],
    });
  });

  it('should execute introspection as DataHub’s command line requests it', async () => {
    const query =
      'query QueryIntrospection { __schema { queryType { name fields { name description args { name type { name kind ofType { name kind ofType { name kind } } } } } } } }';
    const { data } = await answerTo(query);
    const names = (data as { __schema: { queryType: { fields: { name: string }[] } } }).__schema.queryType.fields.map(
      ({ name }) => name,
    );
    expect(names).toEqual(
      expect.arrayContaining(['entity', 'entities', 'entityExists', 'me', 'corpUser', 'corpGroup', 'dataPlatform']),
    );
  });
});

describe('GraphQL without introspection', () => {
  it('should hide the schema', async () => {
    const closed = await createTestEnvironment({ env: { GRAPHQL_QUERY_INTROSPECTION_ENABLED: 'false' } });
    try {
      const { body } = await closed.graphql('{ __schema { queryType { name } } }');
      expect(body).toMatchObject({ errors: [{ extensions: { classification: 'ValidationError' } }] });
      const typo = await closed.graphql('{ corpUsr(urn: "a") { urn } }');
      expect(JSON.stringify(typo.body)).not.toContain('Did you mean');
    } finally {
      await closed.stop();
    }
  });
});

function times(count: number, text: (at: number) => string): string {
  return Array.from({ length: count }, (_none, at) => text(at)).join(' ');
}
