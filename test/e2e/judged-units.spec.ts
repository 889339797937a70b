import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, type TestActor } from '../support/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../support/create-test-environment.js';
import { ingest, storedAspect } from '../support/ingest.js';

const INSIDE = 'urn:li:domain:inside';

const dataset = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;

describe('An asynchronous batch, one of whose items cannot be written', () => {
  let env: TestEnvironment;
  let actor: TestActor;

  beforeAll(async () => {
    env = await createTestEnvironment();
    actor = await createActor(env, 'insider');
    const actors = { users: [actor.urn], resourceOwners: false, allUsers: false, allGroups: false };
    const filter = { criteria: [{ field: 'DOMAIN', values: [INSIDE], condition: 'EQUALS' }] };
    const within = { displayName: 'Within', description: '', type: 'METADATA', state: 'ACTIVE', actors };
    const privileges = ['EDIT_ENTITY', 'CREATE_ENTITY'];
    await ingest(
      env,
      [INSIDE, 'domainProperties', { name: 'Inside' }],
      ['urn:li:dataHubPolicy:within', 'dataHubPolicyInfo', { ...within, privileges, resources: { filter } }],
    );
  });

  afterAll(() => env.stop());

  const headers = () => ({ authorization: `Bearer ${actor.token}`, 'x-restli-protocol-version': '2.0.0' });

  function send(path: string, body: unknown, method = 'POST'): Promise<Response> {
    return env.fetch(path, { method, headers: headers(), body: JSON.stringify(body) });
  }

  const STALE = { 'If-Version-Match': '99' };

  function batch(urn: string, condition: object): readonly object[] {
    const of = (aspectName: string, value: object, more: object = {}): object => ({
      entityType: 'dataset',
      entityUrn: urn,
      changeType: 'UPSERT',
      aspectName,
      aspect: { value: JSON.stringify(value), contentType: 'application/json' },
      ...more,
    });
    return [of('datasetProperties', { name: 'mine' }), of('domains', { domains: [INSIDE] }, { headers: condition })];
  }

  function entity(urn: string, headersOfDomains: object): object {
    return {
      urn,
      datasetProperties: { value: { name: 'mine' } },
      domains: { value: { domains: [INSIDE] }, headers: headersOfDomains },
    };
  }

  const WAYS: Readonly<Record<string, (urn: string, condition: object) => Promise<Response>>> = {
    'rest.li': (urn, condition) =>
      send('/aspects?action=ingestProposalBatch', { proposals: batch(urn, condition), async: 'true' }),
    'OpenAPI v3': (urn, condition) => send('/openapi/v3/entity/dataset?async=true', [entity(urn, condition)]),
    'OpenAPI v3, of many types': (urn, condition) =>
      send('/openapi/v3/entity/generic?async=true', { dataset: [entity(urn, condition)] }),
  };

  it.each(Object.keys(WAYS))('should leave nothing that is not allowed by itself: %s', async (way) => {
    const urn = dataset(`async.${way.replaceAll(/\W/g, '')}`);
    const answer = await WAYS[way]?.(urn, STALE);
    expect([200, 202, 403]).toContain(answer?.status);
    expect(await storedAspect(env, urn, 'datasetProperties')).toBeUndefined();
    expect(await storedAspect(env, urn, 'datasetKey')).toBeUndefined();
  });

  it.each(Object.keys(WAYS))('should be written as a whole when all of it can be: %s', async (way) => {
    const urn = dataset(`whole.${way.replaceAll(/\W/g, '')}`);
    expect([200, 202]).toContain((await WAYS[way]?.(urn, {}))?.status);
    expect(await storedAspect(env, urn, 'datasetProperties')).toMatchObject({ name: 'mine' });
  });

  it('should tell by the trace what was refused', async () => {
    const urn = dataset('async.traced');
    const answer = await send('/openapi/v3/entity/dataset?async=true', [entity(urn, STALE)]);
    const trace = answer.headers.get('traceparent')?.split('-')[1] ?? '';
    const path = `/openapi/v1/trace/write/${trace}?detailed=true`;
    const body = JSON.stringify({ [urn]: ['datasetProperties', 'domains'] });
    const told = await env.fetch(path, { method: 'POST', body });
    expect([told.status, await told.text()]).toEqual([200, expect.stringMatching(/nauthorized/)]);
  });
});
