import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serverAudits } from 'graphql-http';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';

/** Recommendations that the service does not follow; docs/hardening.md says why. */
const KNOWN: Readonly<Record<string, string>> = {
  '5A70': 'notice',
  D6D5: 'notice',
  '6A70': 'notice',
  '58B0': 'notice',
  '58B1': 'notice',
  '58B2': 'notice',
  '58B3': 'notice',
};

describe('GraphQL over HTTP, by the audits of graphql-http', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
  });

  afterAll(async () => {
    await env.stop();
  });

  const audits = serverAudits({
    url: () => `${env.url}/api/graphql`,
    fetchFn: (url: string, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('authorization', `Bearer ${env.token}`);
      return fetch(url, { ...init, headers });
    },
  });

  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('%s: %s', async (id, _name, audit) => {
    const result = await audit.fn();
    if ('response' in result) await result.response.body?.cancel();
    expect([id, result.status, 'reason' in result ? result.reason : '']).toEqual([
      id,
      KNOWN[id] ?? 'ok',
      expect.any(String),
    ]);
  });
});
