import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';

/** What a probe sends beside the defaults: POST, JSON, the root user's token. */
interface Probe {
  readonly path?: string;
  readonly method?: string;
  readonly type?: string;
  readonly accept?: string;
  readonly body?: string;
}

const DOCUMENT = 'query cop { __typename }';
const CLOSED = { GRAPHQL_QUERY_INTROSPECTION_ENABLED: 'false', GRAPHQL_GRAPHIQL_ENABLED: 'false' };

const times = (count: number, text: (at: number) => string): string =>
  Array.from({ length: count }, (_none, at) => text(at)).join(' ');
const asBody = (query: string): string => JSON.stringify({ query });

/** The twelve probes of graphql-cop, each with what it takes for a weakness. docs/hardening.md lists the results. */
describe.each([
  ['that exposes its schema', {}, true],
  ['that hides its schema', CLOSED, false],
])('Probes of graphql-cop, on a service %s', (_title, variables, isOpen) => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment({ env: variables });
  });

  afterAll(() => env.stop());

  async function send(probe: Probe): Promise<{ status: number; text: string }> {
    const response = await fetch(`${env.url}${probe.path ?? '/api/graphql'}`, {
      method: probe.method ?? 'POST',
      headers: {
        authorization: `Bearer ${env.token}`,
        ...(probe.method === 'GET' ? {} : { 'content-type': probe.type ?? 'application/json' }),
        accept: probe.accept ?? 'application/json',
      },
      ...(probe.body === undefined ? {} : { body: probe.body }),
    });
    return { status: response.status, text: await response.text() };
  }

  it.each<[string, Probe, number, RegExp]>([
    [
      'Alias Overloading',
      { body: asBody(`query cop { ${times(101, (at) => `alias${at}:__typename`)} }`) },
      200,
      /alias100":/,
    ],
    [
      'Array-based Query Batching',
      { body: `[${times(10, () => `${asBody(DOCUMENT)},`)}${asBody(DOCUMENT)}]` },
      400,
      /data/,
    ],
    [
      'Directive Overloading',
      { body: asBody(`query cop { __typename ${'@aa'.repeat(10)} }`) },
      200,
      /(?:message.*){10}/,
    ],
    [
      'Circular Query using Introspection',
      {
        body: asBody(
          'query cop { __schema { types { fields { type { fields { type { fields { type { fields { type { name } } } } } } } } } } }',
        ),
      },
      200,
      /"types"/,
    ],
    ['Field Duplication', { body: asBody(`query cop { ${times(500, () => '__typename')} }`) }, 200, /"data"/],
    ['Trace Mode', { body: asBody(DOCUMENT) }, 200, /tracing/],
    ['Unhandled Errors Detection', { body: asBody('qwerty cop { abc }') }, 200, /exception|stacktrace|node_modules/i],
    [
      'GET Method Query Support',
      { method: 'GET', path: `/api/graphql?query=${encodeURIComponent(DOCUMENT)}` },
      405,
      /data/,
    ],
    [
      'POST based url-encoded query (possible CSRF)',
      { type: 'application/x-www-form-urlencoded', body: `query=${encodeURIComponent(DOCUMENT)}` },
      415,
      /data/,
    ],
    [
      'Mutation over GET (possible CSRF)',
      { method: 'GET', path: `/api/graphql?query=${encodeURIComponent('mutation cop { __typename }')}` },
      405,
      /data/,
    ],
  ])('should withstand "%s"', async (_title, probe, status, weakness) => {
    const answer = await send(probe);
    expect(answer.status).toBe(status);
    expect(answer.text).not.toMatch(weakness);
  });

  it.each<[string, Probe, RegExp]>([
    ['Introspection', { body: asBody('query cop { __schema { types { name fields { name } } } }') }, /"types"/],
    ['Field Suggestions', { body: asBody('query cop { __schema { directive } }') }, /Did you mean/],
    ['GraphQL IDE', { method: 'GET', path: '/api/graphiql', accept: 'text/html' }, /graphiql/i],
  ])('should expose the target of "%s" only if enabled', async (_title, probe, found) => {
    const { text } = await send(probe);
    if (isOpen) expect(text).toMatch(found);
    else expect(text).not.toMatch(/"types"|Did you mean|<html/i);
  });
});
