import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';

describe('config and health', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
  });

  afterAll(() => env.stop());

  it.each(['/config', '/gms/config', '/api/gms/config'])(
    'should return the configuration for clients at %s',
    async (path) => {
      const answer = await fetch(env.url + path, { headers: { 'content-type': 'application/json' } });
      expect(answer.status).toBe(200);
      const text = await answer.text();
      expect(text.endsWith('}\n')).toBe(true);
      const config = JSON.parse(text) as Record<string, unknown>;
      expect(config).toMatchObject({
        noCode: 'true',
        retention: 'true',
        statefulIngestionCapable: true,
        supportsImpactAnalysis: true,
        patchCapable: true,
        versions: { 'acryldata/datahub': { version: 'v1.7.0', commit: expect.stringMatching(/^[0-9a-f]{40}$/) } },
        datahub: { serverEnv: 'core' },
        models: {},
      });
      expect(config).not.toHaveProperty('baseUrl');
      expect(config).not.toHaveProperty('userType');
    },
  );

  it('should return the type of the caller on request', async () => {
    const answer = await fetch(`${env.url}/config?verbose=true`);
    expect(((await answer.json()) as { userType: string }).userType).toBe('anonymous');
  });

  it.each([
    ['/health', 200, ''],
    ['/health/live', 200, ''],
    ['/admin', 200, 'GOOD'],
    ['/up', 200, 'true'],
    ['/up/', 200, 'true'],
    ['/openapi/up/', 200, 'true'],
    ['/check/ready?checks=elasticsearch', 200, 'true'],
    ['/openapi/check/ready', 200, 'true'],
    ['/check/ready?checks=nothing', 503, 'false'],
    ['/check/elastic', 200, 'true'],
  ])('should respond to %s without a token', async (path, status, body) => {
    const answer = await fetch(env.url + path);
    expect([answer.status, await answer.text()]).toEqual([status, body]);
  });

  it('should report the health of each component', async () => {
    const ready = await fetch(`${env.url}/health/ready`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toMatchObject({
      ready: true,
      state: 'ready',
      components: { database: { status: 'up' } },
    });
    const detailed = await fetch(`${env.url}/health/detailed`);
    expect(await detailed.json()).toEqual({
      bootstrapped: true,
      elasticsearch: 'green',
      elasticsearch_detail: expect.any(String),
      event_loop_delay: { max: expect.any(Number), p50: expect.any(Number), p99: expect.any(Number) },
      ready: true,
      timestamp: expect.any(Number),
    });
  });

  it.each(['/debug', '/openapi/debug'])('should return the results of checks at %s', async (path) => {
    expect((await fetch(`${env.url}${path}/ready`)).status).toBe(401);
    const ready = await env.fetch(`${path}/ready?checks=elasticsearch,database`);
    expect(ready.status).toBe(200);
    const up = { statusCode: 'OK', statusCodeValue: 200, body: expect.stringContaining('green') };
    expect(await ready.json()).toMatchObject({ elasticsearch: up, database: up });
    expect((await env.fetch(`${path}/ready?checks=nothing`)).status).toBe(503);
    expect(await (await env.fetch(`${path}/elastic`)).json()).toMatchObject({ status: 'green', timed_out: false });
  });

  it.each<[string, number, string]>([
    ['/config/search/export', 200, 'entity,query_category,'],
    ['/config/search/export?format=csv', 200, 'entity,query_category,'],
    ['/config/search/export?format=xml', 400, 'format'],
  ])('should respond to %s without a token', async (path, status, text) => {
    const answer = await fetch(env.url + path);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(text)]);
    expect(answer.headers.get('content-type')).toContain(status === 200 ? 'text/csv' : 'json');
  });

  it('should respond to unknown paths with JSON', async () => {
    const answer = await env.fetch('/nothing/here');
    expect([answer.status, await answer.json()]).toEqual([
      404,
      { error: 'NOT_FOUND', message: 'No endpoint GET /nothing/here.' },
    ]);
  });
});
