import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createProcessEnvironment, type ProcessEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';

const TAG = 'urn:li:tag:stopped';

describe('The audit trail of a service that stops', () => {
  let env: ProcessEnvironment;

  beforeAll(async () => {
    env = await createProcessEnvironment();
  });

  afterAll(() => env.stop());

  it('should have what was done just before the stop', async () => {
    await ingest(env, [TAG, 'tagProperties', { name: 'a' }]);
    await env.restart();
    const init = { method: 'POST', body: JSON.stringify({ entityUrns: [TAG] }) };
    const answer = await env.fetch('/openapi/v1/events/audit/search?size=100', init);
    expect(await answer.json()).toMatchObject({ total: 2 });
  });
});
