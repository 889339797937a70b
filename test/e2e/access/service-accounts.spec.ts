import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { createActor, grant, type TestActor } from '../../support/service/actors.js';
import {
  createTestEnvironment,
  type GraphqlAnswer,
  type TestEnvironment,
} from '../../support/service/create-test-environment.js';
import { failed, failedWhole } from '../../support/graphql/graphql-errors.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const FIELDS = 'urn type name displayName description createdBy createdAt updatedAt defaultView { urn name }';
const REFUSAL = 'Unauthorized to manage service accounts.';
const VIEWS = ['GLOBAL', 'PERSONAL'].map((type) => `urn:li:dataHubView:${type}`) as [string, string];

describe('service accounts', () => {
  let env: TestEnvironment;
  let manager: TestActor;
  let nobody: TestActor;

  beforeAll(async () => {
    env = await createTestEnvironment();
    manager = await createActor(env, 'manager');
    nobody = await createActor(env, 'nobody');
    await grant(env, manager, { privileges: ['MANAGE_SERVICE_ACCOUNTS'] });
    for (const urn of VIEWS) {
      const stamp = { time: 1, actor: manager.urn };
      const definition = { entityTypes: ['dataset'], filter: { or: [] } };
      const type = urn.split(':').at(-1);
      const view = { name: type, type, definition, created: stamp, lastModified: stamp };
      await ingest(env, [urn, 'dataHubViewInfo', view]);
    }
  });

  afterAll(() => env.stop());

  const query = (text: string, by = manager.token): Promise<GraphqlAnswer> => env.graphql(text, {}, by);

  async function create(input: string): Promise<{ urn: string; name: string }> {
    const { body } = await query(`mutation { createServiceAccount(input: { ${input} }) { ${FIELDS} } }`);
    expect(body.errors).toBeUndefined();
    return body.data.createServiceAccount;
  }

  const get = (urn: string): Promise<GraphqlAnswer> =>
    query(`{ getServiceAccount(urn: ${JSON.stringify(urn)}) { ${FIELDS} } }`);

  async function tokenOf(actorUrn: string, by = manager.token): Promise<GraphqlAnswer> {
    return env.graphql(
      'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { accessToken metadata { id ownerUrn } } }',
      { input: { type: 'SERVICE_ACCOUNT', actorUrn, duration: 'ONE_DAY', name: 'robot' } },
      by,
    );
  }

  it('should be users with their own subtype', async () => {
    const made = await create('displayName: "Robot", description: "Moves metadata"');
    expect(made).toEqual({
      urn: expect.stringMatching(/^urn:li:corpuser:service_[0-9a-f-]{36}$/),
      type: 'CORP_USER',
      name: made.urn.slice('urn:li:corpuser:'.length),
      displayName: 'Robot',
      description: 'Moves metadata',
      createdBy: manager.urn,
      createdAt: expect.any(Number),
      updatedAt: expect.any(Number),
      defaultView: null,
    });
    const { body } = await get(made.urn);
    expect(body.data.getServiceAccount).toEqual({ ...made, name: made.name.slice('service_'.length) });
    expect(await storedAspect(env, made.urn, 'subTypes')).toEqual({ typeNames: ['SERVICE_ACCOUNT'] });
  });

  it('should be named by their id by default', async () => {
    const made = await create('');
    expect(made).toMatchObject({ displayName: made.name, description: null });
  });

  it('should be listed immediately, and not as users', async () => {
    const { urn } = await create('displayName: "Zebracrossing"');
    const list = (text: string) =>
      query(
        `{ listServiceAccounts(input: { query: "${text}", count: 5 }) { start count total serviceAccounts { urn } } }`,
      );
    expect((await list('Zebracrossing')).body.data.listServiceAccounts).toEqual({
      start: 0,
      count: 5,
      total: 1,
      serviceAccounts: [{ urn }],
    });
    const { body } = await query('{ listServiceAccounts(input: {}) { count total serviceAccounts { urn } } }');
    expect(body.data.listServiceAccounts.count).toBe(10);
    expect(body.data.listServiceAccounts.serviceAccounts).toContainEqual({ urn });
    const people = `{
      listUsers(input: { count: 1000 }) { users { urn } }
      searchUsers(input: { query: "*", count: 1000 }) { searchResults { entity { urn } } }
      searchOr: searchUsers(input: { query: "*", count: 1000, orFilters: [{ and: [{ field: "active", values: ["true"] }] }] }) {
        searchResults { entity { urn } } }
    }`;
    const listed = await poll(async () => {
      const { body } = await env.graphql(people);
      expect(body.errors).toBeUndefined();
      return Object.values(body.data).every((list) => JSON.stringify(list).includes(manager.urn)) && body.data;
    }, 'the people to be listed');
    expect(JSON.stringify(listed)).not.toContain('service_');
  });

  it('should use tokens of their own', async () => {
    const { urn } = await create('displayName: "Worker"');
    const { accessToken, metadata } = (await tokenOf(urn)).body.data.createAccessToken;
    expect(metadata.ownerUrn).toBe(manager.urn);
    expect(decodeJwt(accessToken)).toMatchObject({ type: 'SERVICE_ACCOUNT', version: '2', sub: urn.split(':').at(-1) });
    const me = () => env.graphql('{ me { corpUser { urn } } }', {}, accessToken);
    expect((await me()).body.data.me.corpUser.urn).toBe(urn);
    expect(await tokenOf(manager.urn)).toEqual(failed('createAccessToken', 400, 'is no service account'));
    expect((await tokenOf(urn, nobody.token)).body.errors[0].extensions.code).toBe(403);
    const { body } = await query(`mutation { deleteServiceAccount(urn: "${urn}") }`);
    expect(body.data).toEqual({ deleteServiceAccount: true });
    expect((await me()).status).toBe(401);
    expect(await storedAspect(env, urn, 'corpUserInfo')).toBeUndefined();
    expect(
      await storedAspect(env, `urn:li:dataHubAccessToken:${metadata.id}`, 'dataHubAccessTokenInfo'),
    ).toBeUndefined();
    expect((await get(urn)).body.data).toEqual({ getServiceAccount: null });
  });

  it('should have a global default view', async () => {
    const { urn } = await create('');
    const set = (view: string | null) =>
      query(
        `mutation { updateServiceAccountDefaultView(input: { urn: "${urn}", defaultView: ${JSON.stringify(view)} }) }`,
      );
    const [global, personal] = VIEWS;
    expect((await set(global)).body.data).toEqual({ updateServiceAccountDefaultView: true });
    expect((await get(urn)).body.data.getServiceAccount.defaultView).toEqual({ urn: global, name: 'GLOBAL' });
    const field = 'updateServiceAccountDefaultView';
    expect(await set(personal)).toEqual(failedWhole(field, 400, 'is a personal view'));
    expect(await set('urn:li:dataHubView:none')).toEqual(failedWhole(field, 400, 'does not exist'));
    expect(await set('urn:li:tag:a')).toEqual(failedWhole(field, 400, 'give the urn of a dataHubView'));
    expect((await set(null)).body.data).toEqual({ updateServiceAccountDefaultView: true });
    expect((await get(urn)).body.data.getServiceAccount.defaultView).toBeNull();
  });

  it.each(['urn:li:corpuser:manager', 'urn:li:corpuser:unknown', 'urn:li:corpGroup:a', 'nonsense'])(
    'should not be confused with %s',
    async (urn) => {
      const { body } = await query(`mutation { deleteServiceAccount(urn: "${urn}") }`);
      expect([body.data, body.errors[0].extensions.code]).toEqual([null, 400]);
      expect(await storedAspect(env, 'urn:li:corpuser:manager', 'corpUserInfo')).toBeDefined();
    },
  );

  it.each<[string, boolean, string]>([
    ['createServiceAccount', true, 'mutation { createServiceAccount(input: {}) { urn } }'],
    ['listServiceAccounts', true, '{ listServiceAccounts(input: {}) { total } }'],
    ['getServiceAccount', false, '{ getServiceAccount(urn: "nonsense") { urn } }'],
    ['deleteServiceAccount', true, 'mutation { deleteServiceAccount(urn: "urn:li:corpuser:unknown") }'],
    [
      'updateServiceAccountDefaultView',
      true,
      'mutation { updateServiceAccountDefaultView(input: { urn: "urn:li:corpuser:unknown" }) }',
    ],
  ])('should refuse %s to actors who do not manage them', async (field, isWhole, text) => {
    const expected = isWhole ? failedWhole(field, 403, REFUSAL) : failed(field, 403, REFUSAL);
    expect(await query(text, nobody.token)).toEqual(expected);
  });
});
