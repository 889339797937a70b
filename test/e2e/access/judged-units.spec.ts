import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';

const INSIDE = 'urn:li:domain:inside';

const dataset = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;

describe('An asynchronous batch with one item that cannot be written', () => {
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

  it.each(Object.keys(WAYS))('should write nothing that is not allowed separately: %s', async (way) => {
    const urn = dataset(`async.${way.replaceAll(/\W/g, '')}`);
    const answer = await WAYS[way]?.(urn, STALE);
    expect([200, 202, 403]).toContain(answer?.status);
    expect(await storedAspect(env, urn, 'datasetProperties')).toBeUndefined();
    expect(await storedAspect(env, urn, 'datasetKey')).toBeUndefined();
  });

  it.each(Object.keys(WAYS))('should be written completely if all of it is allowed: %s', async (way) => {
    const urn = dataset(`whole.${way.replaceAll(/\W/g, '')}`);
    expect([200, 202]).toContain((await WAYS[way]?.(urn, {}))?.status);
    expect(await storedAspect(env, urn, 'datasetProperties')).toMatchObject({ name: 'mine' });
  });

  it('should report refusals in the trace', async () => {
    const urn = dataset('async.traced');
    const answer = await send('/openapi/v3/entity/dataset?async=true', [entity(urn, STALE)]);
    const trace = answer.headers.get('traceparent')?.split('-')[1] ?? '';
    const path = `/openapi/v1/trace/write/${trace}?detailed=true`;
    const body = JSON.stringify({ [urn]: ['datasetProperties', 'domains'] });
    const told = await env.fetch(path, { method: 'POST', body });
    expect([told.status, await told.text()]).toEqual([200, expect.stringMatching(/nauthorized/)]);
  });

  const WRONG = 'urn:li:dataset:(wrong)';
  const tag = (name: string): string => `urn:li:tag:${name}`;

  function tagProposal(entityUrn: string, value: object): object {
    const aspect = { value: JSON.stringify(value), contentType: 'application/json' };
    const entityType = entityUrn.split(':')[2];
    return { entityType, entityUrn, changeType: 'UPSERT', aspectName: aspectOf(entityUrn), aspect };
  }

  const aspectOf = (urn: string): string => (urn === WRONG ? 'datasetProperties' : 'tagProperties');

  function sendAsAdmin(path: string, body: object): Promise<Response> {
    return env.fetch(path, { method: 'POST', body: JSON.stringify(body) });
  }

  async function toldOf(answer: Response, urn: string, aspectName: string): Promise<string> {
    const trace = answer.headers.get('traceparent')?.split('-')[1] ?? '';
    return (await sendAsAdmin(`/openapi/v1/trace/write/${trace}?detailed=true`, { [urn]: [aspectName] })).text();
  }

  it.each([
    ['a value that the model refuses', tag('bad'), { name: 1 }, /"writeStatus":"ERROR".*tagProperties/],
    ['a malformed urn', WRONG, {}, /ERROR/],
  ])('should be written except for %s over rest.li', async (_name, urn, value, expected) => {
    const good = tag(`good.${String(urn.length)}`);
    const proposals = [tagProposal(urn, value), tagProposal(good, { name: 'good' })];
    const answer = await sendAsAdmin('/aspects?action=ingestProposalBatch', { proposals, async: 'true' });
    expect([answer.status, await answer.json()]).toEqual([200, { value: 'success' }]);
    expect(await storedAspect(env, good, 'tagProperties')).toMatchObject({ name: 'good' });
    expect(await toldOf(answer, urn, aspectOf(urn))).toMatch(expected);
  });

  it('should be written except for invalid values over OpenAPI', async () => {
    const [good, bad] = [tag('good.openapi'), tag('bad.openapi')];
    const answer = await sendAsAdmin('/openapi/v3/entity/tag?async=true', [
      { urn: good, tagProperties: { value: { name: 'good' } } },
      { urn: bad, tagProperties: { value: { description: 'no name' } } },
    ]);
    expect(answer.status).toBe(202);
    expect(await storedAspect(env, good, 'tagProperties')).toMatchObject({ name: 'good' });
    expect(await storedAspect(env, bad, 'tagProperties')).toBeUndefined();
    expect(await toldOf(answer, bad, 'tagProperties')).toMatch(/ERROR/);
  });

  const DEFINITION = { qualifiedName: 'p', valueType: tag('x'), entityTypes: ['urn:li:entityType:datahub.dataset'] };
  const PROPERTY = {
    ...tagProposal('urn:li:structuredProperty:p', DEFINITION),
    aspectName: 'propertyDefinition',
  };

  const USER = 'urn:li:corpuser:pictured';
  const PICTURE = {
    ...tagProposal(USER, { pictureLink: 'http://example.com/me.png' }),
    aspectName: 'corpUserEditableInfo',
  };

  it.each([
    ['all values are invalid', [tagProposal(tag('x'), {}), tagProposal(tag('y'), {})]],
    ['all urns are malformed', [tagProposal(WRONG, {}), tagProposal(`${WRONG} `, {})]],
    ['a reference has the wrong entity type', [tagProposal(tag('x'), { name: 'x' }), PROPERTY]],
    ['a value breaks a rule of its content', [tagProposal(tag('x'), { name: 'x' }), PICTURE]],
    ['an entity type is unknown', [tagProposal(tag('x'), { name: 'x' }), tagProposal('urn:li:nothing:x', {})]],
  ])('should be refused completely if %s', async (_name, proposals) => {
    const answer = await sendAsAdmin('/aspects?action=ingestProposalBatch', { proposals, async: 'true' });
    expect(answer.status).toBe(422);
    expect(await storedAspect(env, tag('x'), 'tagProperties')).toBeUndefined();
  });
});
