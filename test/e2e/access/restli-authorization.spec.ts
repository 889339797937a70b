import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, grant, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';

const TAG = 'urn:li:tag:guarded';
const TIMESERIES_OWNER = 'urn:li:dataset:(urn:li:dataPlatform:hive,guarded,PROD)';

const proposal = {
  entityType: 'tag',
  entityUrn: TAG,
  changeType: 'UPSERT',
  aspectName: 'tagProperties',
  aspect: { value: '{"name": "changed"}', contentType: 'application/json' },
};

type Case = readonly [method: string, path: string, body: unknown, refusedWith: number, text: string];

const CASES: readonly Case[] = [
  [
    'POST',
    '/aspects?action=ingestProposal',
    { proposal },
    403,
    `unauthorized to modify entity: HttpStatus: 403 Urn: ${TAG}`,
  ],
  ['POST', '/entities?action=delete', { urn: TAG }, 403, 'User is unauthorized to delete entity'],
  [
    'POST',
    '/entities?action=delete',
    { urn: TIMESERIES_OWNER, aspectName: 'datasetProfile' },
    403,
    'User is unauthorized to',
  ],
  [
    'POST',
    '/openapi/v3/entity/tag?async=true',
    [{ urn: TAG, tagProperties: { value: { name: 'x' } } }],
    403,
    'is unauthorized to write entities. [HttpStatus: 403',
  ],
  ['PATCH', `/openapi/v3/entity/tag/${TAG}/tagProperties`, { patch: [] }, 403, 'is unauthorized to write entities'],
  ['DELETE', `/openapi/v3/entity/tag/${TAG}`, [], 403, 'unauthorized'],
];

describe('privileges over rest.li and OpenAPI', () => {
  let env: TestEnvironment;
  let actor: TestActor;

  beforeAll(async () => {
    env = await createTestEnvironment();
    await ingest(env, [TAG, 'tagProperties', { name: 'as it was' }], [TIMESERIES_OWNER, 'status', { removed: false }]);
    actor = await createActor(env, 'guest');
  });

  afterAll(() => env.stop());

  function send(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { authorization: `Bearer ${actor.token}` };
    return env.fetch(path, body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) });
  }

  it.each(CASES)('should refuse %s %s to a user without them', async (method, path, body, status, text) => {
    const answer = await send(method, path, body);
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { message: string }).message).toContain(text);
  });

  it('should not name the entities of a run that the actor may not read', async () => {
    const secret = 'urn:li:dataHubSecret:unknown-to-guests';
    await ingest(env, [secret, 'dataHubSecretValue', { name: 'unknown-to-guests', value: 'x' }]);
    const answer = await send('POST', '/runs?action=describe', { runId: 'no-run-id-provided', start: 0, count: 1000 });
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      403,
      'User is unauthorized to get entity',
    ]);
  });

  it('should not have changed anything', async () => {
    const answer = await env.fetch(`/aspects/${TAG}?aspect=tagProperties`);
    expect(await answer.text()).toContain('as it was');
  });

  it('should let a user write only what was granted', async () => {
    await grant(env, actor, { privileges: ['EDIT_ENTITY'], on: { type: 'tag', urns: [TAG] } });
    const other = { ...proposal, entityUrn: 'urn:li:tag:other' };
    expect((await send('POST', '/aspects?action=ingestProposal', { proposal })).status).toBe(200);
    const batch = await send('POST', '/aspects?action=ingestProposalBatch', { proposals: [proposal, other] });
    expect([batch.status, ((await batch.json()) as { message: string }).message]).toEqual([
      403,
      expect.stringContaining('urn:li:tag:other'),
    ]);
    expect((await send('DELETE', `/openapi/v3/entity/tag/${TAG}`, [])).status).toBe(403);
  });
});
