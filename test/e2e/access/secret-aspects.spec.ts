import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, grant } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest } from '../../support/service/ingest.js';

const USER = 'urn:li:corpuser:with-password';
const ENCODED = encodeURIComponent(USER);
const HASH = 'bm90LWZvci1leWVz';

describe('aspects that contain secrets', () => {
  let env: TestEnvironment;

  beforeAll(async () => {
    env = await createTestEnvironment();
    const value = JSON.stringify({ salt: 'c2FsdA==', hashedPassword: HASH });
    const proposal = {
      entityType: 'corpuser',
      entityUrn: USER,
      changeType: 'UPSERT',
      aspectName: 'corpUserCredentials',
      aspect: { value, contentType: 'application/json' },
    };
    const body = JSON.stringify({ proposal });
    const answer = await env.fetch('/aspects?action=ingestProposal', { method: 'POST', body });
    expect(answer.status).toBe(200);
  });

  afterAll(() => env.stop());

  it.each([
    ['an aspect over rest.li', `/aspects/${ENCODED}?aspect=corpUserCredentials&version=0`, undefined, 404],
    ['an entity over rest.li', `/entitiesV2/${ENCODED}`, undefined, 200],
    ['a named aspect of an entity', `/entitiesV2/${ENCODED}?aspects=List(corpUserCredentials)`, undefined, 200],
    ['entities over rest.li', `/entitiesV2?ids=List(${ENCODED})`, undefined, 200],
    ['a version over rest.li', `/entitiesVersionedV2?ids=List((urn:${ENCODED}))&entityType=corpuser`, undefined, 200],
    ['a snapshot', `/entities/${ENCODED}`, undefined, 200],
    ['an entity over OpenAPI', `/openapi/v3/entity/corpuser/${ENCODED}`, undefined, 200],
    ['an aspect over OpenAPI', `/openapi/v3/entity/corpuser/${ENCODED}/corpUserCredentials`, undefined, 404],
    ['entities over OpenAPI', '/openapi/v3/entity/corpuser/batchGet', [{ urn: USER, corpUserCredentials: {} }], 200],
  ])('should not be read as %s', async (_way, path, body, status) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const answer = await env.fetch(path, init);
    expect(answer.status).toBe(status);
    expect(await answer.text()).not.toContain(HASH);
  });

  it('should not be read over GraphQL, which only shows that the user has a password', async () => {
    const query = `{ corpUser(urn: "${USER}") { isNativeUser aspects(input: {}) { aspectName } } }`;
    const { body } = await env.graphql(query);
    expect(body.data.corpUser.isNativeUser).toBe(true);
    const names = (body.data.corpUser.aspects as { aspectName: string }[]).map(({ aspectName }) => aspectName);
    expect(names).toContain('corpUserKey');
    expect(names).not.toContain('corpUserCredentials');
  });

  it.each([
    [
      'PATCH',
      { patch: [{ op: 'add', path: '/passwordResetTokenExpirationTimeMillis', value: 1 }], forceGenericPatch: true },
    ],
    ['POST', { value: { salt: 'c2FsdA==', hashedPassword: HASH, passwordResetToken: 't' } }],
  ])('should not be shown in the response to a %s', async (method, body) => {
    const path = `/openapi/v3/entity/corpuser/${ENCODED}/corpUserCredentials?createIfNotExists=false`;
    const answer = await env.fetch(path, { method, body: JSON.stringify(body) });
    expect([answer.ok, await answer.text()]).toEqual([true, expect.not.stringContaining(HASH)]);
  });

  it.each([
    { op: 'copy', from: '/json/encryptedBlob', path: '/name' },
    { op: 'move', from: '/json/encryptedBlob', path: '/name' },
    { op: 'copy', from: '/json', path: '/name' },
    { op: 'test', path: '/json/encryptedBlob', value: HASH },
  ])('should not be read by a patch of actors who may only write: %j', async (operation) => {
    const urn = 'urn:li:dataHubConnection:patched';
    const [type, platform] = ['JSON', 'urn:li:dataPlatform:hive'];
    await ingest(
      env,
      [urn, 'dataHubConnectionDetails', { type, name: 'N', json: { encryptedBlob: HASH } }],
      [urn, 'dataPlatformInstance', { platform }],
    );
    const writer = await createActor(env, 'patcher');
    await grant(env, writer, { privileges: ['EDIT_ENTITY'], on: { type: 'dataHubConnection' } });
    const value = JSON.stringify({ patch: [operation], arrayPrimaryKeys: {} });
    const aspect = { value, contentType: 'application/json-patch+json' };
    const named = { entityType: 'dataHubConnection', entityUrn: urn, aspectName: 'dataHubConnectionDetails' };
    const body = JSON.stringify({ proposal: { ...named, changeType: 'PATCH', aspect } });
    const headers = { authorization: `Bearer ${writer.token}` };
    const answer = await env.fetch('/aspects?action=ingestProposal', { method: 'POST', headers, body });
    const text = await answer.text();
    expect([answer.status, text]).toEqual([403, expect.stringContaining('encryptedBlob')]);
    const read = await env.fetch(`/openapi/v3/entity/dataHubConnection/${encodeURIComponent(urn)}`, { headers });
    expect(await read.text()).not.toContain(HASH);
  });

  it('should read as empty where a record requires them, and stay stored when that is written', async () => {
    const urn = 'urn:li:dataHubConnection:emptied';
    const details = (name: string, encryptedBlob: string) => ({ type: 'JSON', name, json: { encryptedBlob } });
    await ingest(env, [urn, 'dataHubConnectionDetails', details('N', HASH)]);
    const writer = await createActor(env, 'emptier');
    await grant(env, writer, { privileges: ['EDIT_ENTITY'], on: { type: 'dataHubConnection' } });
    const headers = { authorization: `Bearer ${writer.token}` };
    const path = `/openapi/v3/entity/dataHubConnection/${encodeURIComponent(urn)}/dataHubConnectionDetails`;
    const read = async (): Promise<unknown> => (await env.fetch(path, { headers })).json();
    expect(await read()).toEqual({ value: details('N', '') });
    const write = async (body: object, method = 'POST'): Promise<number> =>
      (await env.fetch(`${path}?createIfNotExists=false`, { method, headers, body: JSON.stringify(body) })).status;
    expect(await write({ value: details('M', '') })).toBe(403);
    const patch = [{ op: 'add', path: '/name', value: 'M' }];
    expect(await write({ patch, forceGenericPatch: true }, 'PATCH')).toBe(200);
    await grant(env, writer, { privileges: ['MANAGE_CONNECTIONS'] });
    expect(await read()).toEqual({ value: details('M', HASH) });
  });

  it.each([
    ['inviteToken', 'inviteToken', { token: HASH }],
    ['dataHubSecret', 'dataHubSecretValue', { name: 'n', value: HASH }],
  ])('should not reveal the secret of an entity of type %s', async (type, aspect, value) => {
    const urn = encodeURIComponent(`urn:li:${type}:t`);
    const path = `/openapi/v3/entity/${type}/${urn}`;
    const made = await env.fetch(`${path}/${aspect}?createIfNotExists=false`, {
      method: 'POST',
      body: JSON.stringify({ value }),
    });
    expect(made.ok).toBe(true);
    for (const read of [path, `/entitiesV2/${urn}`, `/aspects/${urn}?aspect=${aspect}&version=0`])
      expect(await (await env.fetch(read)).text()).not.toContain(HASH);
  });
});
