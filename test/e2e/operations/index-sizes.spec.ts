import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, grant, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';
import { dataset } from '../../support/engines/timeseries-values.js';

const PATHS = ['/operations', '/gms/operations', '/api/gms/operations'].map((path) => `${path}?action=getIndexSizes`);

interface Size {
  readonly aspectName: string;
  readonly sizeMb: number;
  readonly sizeInMb: number;
  readonly indexName: string;
  readonly entityName: string;
}

describe('getIndexSizes', () => {
  let env: TestEnvironment;
  let actor: TestActor;

  beforeAll(async () => {
    env = await createTestEnvironment();
    actor = await createActor(env, 'sizes');
  });

  afterAll(() => env.stop());

  /** As curl sends it: nothing beside the token but what is given. */
  async function ask(path: string, init: RequestInit = {}): Promise<readonly Size[]> {
    const headers = { authorization: `Bearer ${env.token}`, ...(init.headers as Record<string, string> | undefined) };
    const answer = await fetch(env.url + path, { method: 'POST', ...init, headers });
    const body = (await answer.json()) as { value: string };
    expect([answer.status, Object.keys(body), typeof body.value]).toEqual([200, ['value'], 'string']);
    const value = JSON.parse(body.value) as { indexSizes: readonly Size[] };
    expect(Object.keys(value)).toEqual(['indexSizes']);
    return value.indexSizes;
  }

  it('should list nothing while there are no time series', async () => {
    expect(await ask('/operations?action=getIndexSizes')).toEqual([]);
  });

  describe('with time series', () => {
    beforeAll(async () => {
      const topSqlQueries = Array.from({ length: 100 }, (_, at) => `select ${'x'.repeat(100)} from t${String(at)}`);
      for (let time = 1; time <= 60; time += 1)
        await ingest(env, [dataset('a'), 'datasetUsageStatistics', { timestampMillis: time, topSqlQueries }]);
      await ingest(env, [
        dataset('a'),
        'operation',
        { timestampMillis: 1, operationType: 'INSERT', lastUpdatedTimestamp: 1 },
      ]);
    });

    it.each(PATHS)('should return the sizes at %s, largest first', async (path) => {
      const sizes = await ask(path);
      const [usage, operation] = sizes;
      expect(sizes).toHaveLength(2);
      expect([usage?.entityName, usage?.aspectName, operation?.aspectName]).toEqual([
        'dataset',
        'datasetusagestatistics',
        'operation',
      ]);
      expect(usage?.indexName).toMatch(/^(\w+_)?dataset_datasetusagestatisticsaspect_v1$/);
      for (const { sizeMb, sizeInMb } of sizes) {
        expect(sizeMb).toBe(sizeInMb);
        expect(Math.round(sizeMb * 1e6)).toBeCloseTo(sizeMb * 1e6, 4);
      }
      expect(usage?.sizeMb).toBeGreaterThan(operation?.sizeMb ?? 0);
      expect(operation?.sizeMb).toBeGreaterThan(0);
      expect(usage?.sizeMb).toBeLessThan(20);
    });

    it.each<[string, RequestInit]>([
      ['no body and no type', {}],
      ['an empty body', { body: '' }],
      ['an empty object', { body: '{}', headers: { 'content-type': 'application/json' } }],
      ['an empty body called JSON', { body: '', headers: { 'content-type': 'application/json' } }],
      ['an empty form', { body: '', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
      ['an object called a form', { body: '{}', headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
      ['an object called a text', { body: '{}', headers: { 'content-type': 'text/plain' } }],
      ['nothing called bytes', { body: '', headers: { 'content-type': 'application/octet-stream' } }],
    ])('should accept %s', async (_name, init) => {
      expect(await ask('/gms/operations?action=getIndexSizes', init)).toHaveLength(2);
    });

    it('should return the same over OpenAPI, as a plain object', async () => {
      const answer = await env.fetch('/openapi/operations/elasticSearch/getIndexSizes');
      const { sizes } = (await answer.json()) as { sizes: readonly object[] };
      expect(answer.status).toBe(200);
      expect(sizes).toHaveLength(2);
      expect(Object.keys(sizes[0] ?? {}).sort()).toEqual(['aspectName', 'entityName', 'indexName', 'sizeMb']);
    });
  });

  it('should refuse actors without the privilege, and accept either of two', async () => {
    const asked = async (): Promise<unknown[]> => {
      const answer = await env.fetch('/operations?action=getIndexSizes', {
        method: 'POST',
        headers: { authorization: `Bearer ${actor.token}` },
      });
      const body = (await answer.json()) as { message?: string };
      return [answer.status, body.message];
    };
    expect(await asked()).toEqual([403, 'User is unauthorized to get index sizes.']);
    for (const privilege of ['GET_TIMESERIES_INDEX_SIZES_PRIVILEGE', 'MANAGE_SYSTEM_OPERATIONS']) {
      await grant(env, actor, { privileges: [privilege] });
      expect((await asked())[0]).toBe(200);
    }
  });

  it('should refuse requests without a token', async () => {
    const answer = await fetch(`${env.url}/api/gms/operations?action=getIndexSizes`, { method: 'POST' });
    expect(answer.status).toBe(401);
  });
});
