import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../support/create-test-environment.js';

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
describe('Probes of graphql-cop', () => {
  let open: TestEnvironment;
  let closed: TestEnvironment;

  beforeAll(async () => {
    [open, closed] = await Promise.all([createTestEnvironment(), createTestEnvironment({ env: CLOSED })]);
  });

  afterAll(async () => {
    await Promise.all([open.stop(), closed.stop()]);
  });

  async function send(env: TestEnvironment, probe: Probe): Promise<{ status: number; text: string }> {
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
    for (const env of [open, closed]) {
      const answer = await send(env, probe);
      expect(answer.status).toBe(status);
      expect(answer.text).not.toMatch(weakness);
    }
  });

  it.each<[string, Probe, RegExp, string]>([
    ['Introspection', { body: asBody('query cop { __schema { types { name fields { name } } } }') }, /"types"/, 'open'],
    ['Field Suggestions', { body: asBody('query cop { __schema { directive } }') }, /Did you mean/, 'open'],
    ['GraphQL IDE', { method: 'GET', path: '/api/graphiql', accept: 'text/html' }, /graphiql/i, 'open'],
  ])('should expose the target of "%s" only if enabled', async (_title, probe, found) => {
    expect((await send(open, probe)).text).toMatch(found);
    const answer = await send(closed, probe);
    expect(answer.text).not.toMatch(/"types"|Did you mean|<html/i);
  });
});
