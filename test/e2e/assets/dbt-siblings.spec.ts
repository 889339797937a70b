import { describe, expect, it } from '@jest/globals';
import { createTestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';

const MODEL = 'urn:li:dataset:(urn:li:dataPlatform:dbt,shop.orders,PROD)';
const TABLE = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,shop.orders,PROD)';
const LINEAGE = { upstreams: [{ dataset: MODEL, type: 'TRANSFORMED' }] };

describe('A dbt dataset and its table', () => {
  it.each([
    ['be siblings', 'true', { siblings: [TABLE], primary: true }],
    ['stay apart with the hook switched off', 'false', undefined],
  ])('should %s', async (_name, ENABLE_SIBLING_HOOK, siblings) => {
    const env = await createTestEnvironment({ env: { ENABLE_SIBLING_HOOK } });
    try {
      await ingest(env, [TABLE, 'upstreamLineage', LINEAGE]);
      expect(await storedAspect(env, MODEL, 'siblings')).toEqual(siblings);
    } finally {
      await env.stop();
    }
  });
});
