import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, grant, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest, storedAspect, type Write } from '../../support/service/ingest.js';

const ADMIN = 'urn:li:dataHubRole:Admin';
const OUTSIDE = 'urn:li:domain:outside';
const INSIDE = 'urn:li:domain:inside';
const BELOW = 'urn:li:domain:below';
const SYSTEM_UPDATE = { properties: { appSource: 'systemUpdate' } };
const ROLES = { roles: [ADMIN] };

const dataset = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;

/** How one proposal of a test differs from a plain UPSERT. */
interface ProposalOptions {
  readonly changeType?: string;
  readonly systemMetadata?: object;
}

describe('authorization bugs that DataHub has or had', () => {
  let env: TestEnvironment;
  let actor: TestActor;

  beforeAll(async () => {
    env = await createTestEnvironment();
    actor = await createActor(env, 'someone');
  });

  afterAll(() => env.stop());

  function proposalOf(
    [entityUrn, aspectName, value]: Write,
    { changeType = 'UPSERT', ...more }: ProposalOptions,
  ): object {
    const aspect = { value: JSON.stringify(value), contentType: 'application/json' };
    return { entityType: entityUrn.split(':')[2], entityUrn, changeType, aspectName, aspect, ...more };
  }

  /** Writes as the actor, over rest.li; answers the status and the text. */
  async function write(writes: readonly Write[], options: ProposalOptions = {}): Promise<readonly [number, string]> {
    const proposals = writes.map((one) => proposalOf(one, options));
    const answer = await send('POST', '/aspects?action=ingestProposalBatch', { proposals, async: 'false' });
    return [answer.status, await answer.text()];
  }

  function send(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { authorization: `Bearer ${actor.token}` };
    return env.fetch(path, body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) });
  }

  const isRefused = [expect.any(Number), expect.stringMatching(/nauthorized|not allowed/)];
  const isAllowed = [200, expect.anything()];

  async function expectRefused(answer: Promise<readonly [number, string]>): Promise<void> {
    const [status, text] = await answer;
    expect([status, text]).toEqual(isRefused);
    expect([403, 422]).toContain(status);
  }

  describe('roles assigned by actors who may only change users', () => {
    beforeAll(() => grant(env, actor, { privileges: ['UPDATE_USERS', 'UPDATE_GROUPS', 'MANAGE_USERS_AND_GROUPS'] }));

    it.each<[string, ProposalOptions]>([
      ['a plain write', {}],
      ['a write that claims to come from the service', { systemMetadata: SYSTEM_UPDATE }],
    ])('should not be assigned by %s', async (_name, options) => {
      await expectRefused(write([[actor.urn, 'roleMembership', ROLES]], options));
      await expectRefused(write([['urn:li:corpGroup:g', 'roleMembership', ROLES]], options));
      expect(await storedAspect(env, actor.urn, 'roleMembership')).toBeUndefined();
    });

    it('should not be assigned by a patch', async () => {
      const patch = { patch: [{ op: 'add', path: '/roles', value: [ADMIN] }], forceGenericPatch: true };
      await expectRefused(write([[actor.urn, 'roleMembership', patch]], { changeType: 'PATCH' }));
      expect(await storedAspect(env, actor.urn, 'roleMembership')).toBeUndefined();
    });

    it('should not be assigned over OpenAPI', async () => {
      const body = [{ urn: actor.urn, roleMembership: { value: ROLES } }];
      expect((await send('POST', '/openapi/v3/entity/corpuser?async=false', body)).status).toBe(403);
      expect(await storedAspect(env, actor.urn, 'roleMembership')).toBeUndefined();
    });

    it('should be removed by them', async () => {
      await ingest(env, ['urn:li:corpuser:former', 'roleMembership', ROLES]);
      expect(await write([['urn:li:corpuser:former', 'roleMembership', { roles: [] }]])).toEqual(isAllowed);
    });
  });

  it('should not let actors choose an invite token that grants a role', async () => {
    await grant(env, actor, { privileges: ['EDIT_ENTITY', 'CREATE_ENTITY'], on: { type: 'inviteToken' } });
    await expectRefused(write([['urn:li:inviteToken:chosen', 'inviteToken', { token: 'chosen', role: ADMIN }]]));
  });

  it('should not trust a write that claims to come from the service', async () => {
    await grant(env, actor, { privileges: ['MANAGE_POLICIES'] });
    const claimed = { systemMetadata: SYSTEM_UPDATE };
    const before = await storedAspect(env, 'urn:li:dataHubPolicy:0', 'dataHubPolicyInfo');
    const [status] = await write([['urn:li:dataHubPolicy:0', 'dataHubPolicyInfo', before as object]], claimed);
    expect([400, 422]).toContain(status);
    await grant(env, actor, { privileges: ['UPDATE_USERS'] });
    const system = { active: true, system: true };
    await expectRefused(write([[actor.urn, 'corpUserInfo', system]], claimed));
  });

  describe("the caller's own user", () => {
    beforeAll(() => grant(env, actor, { privileges: [] }));

    it('should be readable for all actors', async () => {
      const path = `/openapi/v3/entity/corpuser/${encodeURIComponent(actor.urn)}`;
      expect((await send('GET', path)).status).toBe(200);
    });

    it.each<[string, string, object]>([
      ['corpUserInfo', 'corpUserInfo', { active: true, displayName: 'Changed' }],
      ['tags', 'globalTags', { tags: [] }],
      ['status', 'status', { removed: true }],
      ['groups', 'groupMembership', { groups: ['urn:li:corpGroup:admins'] }],
    ])('should not be changed without a privilege: %s', async (_name, aspectName, value) => {
      await expectRefused(write([[actor.urn, aspectName, value]]));
    });

    it('should not be deleted without a privilege', async () => {
      const path = `/openapi/v3/entity/corpuser/${encodeURIComponent(actor.urn)}`;
      expect((await send('DELETE', path)).status).toBe(403);
      expect((await send('POST', '/entities?action=delete', { urn: actor.urn })).status).toBe(403);
      expect(await storedAspect(env, actor.urn, 'corpUserInfo')).toBeDefined();
    });
  });

  describe('actors who may only create', () => {
    const OLD = dataset('created.before');
    const props = (urn: string, name = 'mine'): Write => [urn, 'datasetProperties', { name }];

    beforeAll(async () => {
      await ingest(env, props(OLD, 'theirs'));
      await grant(env, actor, { privileges: ['CREATE_ENTITY'], on: { type: 'dataset' } });
    });

    it.each(['UPSERT', 'CREATE_ENTITY', 'CREATE', 'UPDATE'])(
      'should not change existing entities by %s',
      async (changeType) => {
        await expectRefused(write([props(OLD)], { changeType }));
        expect(await storedAspect(env, OLD, 'datasetProperties')).toMatchObject({ name: 'theirs' });
      },
    );

    it('should have each urn of a batch authorized separately', async () => {
      const fresh = dataset('created.fresh');
      const [status, text] = await write([props(fresh), props(OLD)]);
      expect([status, text]).toEqual([403, expect.stringContaining(OLD)]);
      expect(text).not.toContain(fresh);
      expect(await storedAspect(env, fresh, 'datasetProperties')).toBeUndefined();
      expect(await write([props(fresh)])).toEqual(isAllowed);
    });

    it('should have each urn of a batch authorized separately over OpenAPI', async () => {
      const fresh = dataset('created.openapi');
      const body = [fresh, OLD].map((urn) => ({ urn, datasetProperties: { value: { name: 'mine' } } }));
      expect((await send('POST', '/openapi/v3/entity/dataset?async=false', body)).status).toBe(403);
      expect(await storedAspect(env, fresh, 'datasetProperties')).toBeUndefined();
    });
  });

  describe('actors who may edit within one domain', () => {
    const domains = (urn: string, ...list: string[]): Write => [urn, 'domains', { domains: list }];
    const props = (urn: string): Write => [urn, 'datasetProperties', { name: 'd' }];
    const patchTo = (domain: string): object => ({
      patch: [{ op: 'add', path: '/domains', value: [domain] }],
      forceGenericPatch: true,
    });
    const patchOverOpenapi = (urn: string, domain: string): Promise<Response> =>
      send('PATCH', `/openapi/v3/entity/dataset/${encodeURIComponent(urn)}/domains`, patchTo(domain));
    const rule = {
      displayName: 'Within',
      description: '',
      type: 'METADATA',
      state: 'ACTIVE',
      privileges: ['EDIT_ENTITY', 'CREATE_ENTITY'],
      resources: { filter: { criteria: [{ field: 'DOMAIN', values: [INSIDE], condition: 'EQUALS' }] } },
    };

    beforeAll(async () => {
      await grant(env, actor, { privileges: [] });
      const actors = { users: [actor.urn], resourceOwners: false, allUsers: false, allGroups: false };
      await ingest(
        env,
        ['urn:li:dataHubPolicy:within', 'dataHubPolicyInfo', { ...rule, actors }],
        [INSIDE, 'domainProperties', { name: 'Inside' }],
        [BELOW, 'domainProperties', { name: 'Below', parentDomain: INSIDE }],
        [OUTSIDE, 'domainProperties', { name: 'Outside' }],
        props(dataset('domains.outside')),
        domains(dataset('domains.outside'), OUTSIDE),
        props(dataset('domains.inside')),
        domains(dataset('domains.inside'), INSIDE),
      );
    });

    afterAll(async () => {
      await env.graphql('mutation { deletePolicy(urn: "urn:li:dataHubPolicy:within") }');
    });

    it('should not add an entity of another domain to it', async () => {
      await expectRefused(write([domains(dataset('domains.outside'), INSIDE)]));
      await expectRefused(write([domains(dataset('domains.outside'), INSIDE), props(dataset('domains.outside'))]));
    });

    it('should not do so by a patch', async () => {
      const urn = dataset('domains.outside');
      await expectRefused(write([[urn, 'domains', patchTo(INSIDE)]], { changeType: 'PATCH' }));
      expect((await patchOverOpenapi(urn, INSIDE)).status).toBe(403);
      expect(await storedAspect(env, urn, 'domains')).toMatchObject({ domains: [OUTSIDE] });
    });

    it('should not move one of their entities to another domain by a patch', async () => {
      const urn = dataset('domains.patched');
      await ingest(env, props(urn), domains(urn, INSIDE));
      await expectRefused(write([[urn, 'domains', patchTo(OUTSIDE)]], { changeType: 'PATCH' }));
      expect((await patchOverOpenapi(urn, OUTSIDE)).status).toBe(403);
      expect(await storedAspect(env, urn, 'domains')).toMatchObject({ domains: [INSIDE] });
      expect(await write([[urn, 'domains', patchTo(BELOW)]], { changeType: 'PATCH' })).toEqual(isAllowed);
      expect(await storedAspect(env, urn, 'domains')).toMatchObject({ domains: [BELOW] });
    });

    it('should not move one of their entities to another domain', async () => {
      await expectRefused(write([domains(dataset('domains.inside'), OUTSIDE)]));
    });

    it('should create entities only within it and below it', async () => {
      const [within, below, beside] = ['within', 'below', 'beside'].map((name) => dataset(`domains.new.${name}`));
      if (within === undefined || below === undefined || beside === undefined) throw new Error('three urns');
      expect(await write([props(within), domains(within, INSIDE)])).toEqual(isAllowed);
      expect(await write([props(below), domains(below, BELOW)])).toEqual(isAllowed);
      await expectRefused(write([props(beside), domains(beside, OUTSIDE)]));
      await expectRefused(write([props(beside)]));
    });
  });

  describe('actors who may only view the page of a dataset', () => {
    const PROFILED = dataset('profiled');

    beforeAll(async () => {
      await ingest(env, [PROFILED, 'datasetProfile', { timestampMillis: 1_700_000_000_000, rowCount: 4711 }]);
      await ingest(env, [
        PROFILED,
        'datasetUsageStatistics',
        { timestampMillis: 1_700_000_000_000, eventGranularity: { unit: 'DAY', multiple: 1 }, totalSqlQueries: 4711 },
      ]);
      for (const id of ['view-entity-page-all', 'view-dataset-sensitive']) {
        const urn = `urn:li:dataHubPolicy:${id}`;
        const info = (await storedAspect(env, urn, 'dataHubPolicyInfo')) as object;
        const privileges = id === 'view-entity-page-all' ? ['VIEW_ENTITY_PAGE', 'GET_ENTITY_PRIVILEGE'] : [];
        await ingest(env, [urn, 'dataHubPolicyInfo', { ...info, privileges }]);
      }
      await grant(env, actor, { privileges: [] });
    });

    it.each(['datasetProfile', 'datasetUsageStatistics'])('should not read %s over REST', async (aspect) => {
      const urn = encodeURIComponent(PROFILED);
      const answers = await Promise.all([
        send('POST', '/aspects?action=getTimeseriesAspectValues', { urn: PROFILED, entity: 'dataset', aspect }),
        send('GET', `/openapi/v3/entity/dataset/${urn}/${aspect}`),
        send('GET', `/openapi/v3/entity/dataset/${urn}`),
        send('GET', `/entitiesV2/${urn}`),
        send('GET', `/aspects/${urn}?aspect=${aspect}&version=0`),
        send('POST', '/openapi/v3/entity/dataset/batchGet', [{ urn: PROFILED, [aspect]: {} }]),
      ]);
      const texts = await Promise.all(answers.map((answer) => answer.text()));
      expect(texts.filter((text) => text.includes('4711'))).toEqual([]);
      expect(answers[0].status).toBe(403);
    });

    it('should not read them over GraphQL', async () => {
      const query = `{ dataset(urn: "${PROFILED}") { urn datasetProfiles(limit: 1) { rowCount } usageStats(range: ALL) { aggregations { totalSqlQueries } } } }`;
      const { body } = await env.graphql(query, {}, actor.token);
      expect(JSON.stringify(body)).toContain(PROFILED);
      expect(JSON.stringify(body)).not.toContain('4711');
    });
  });

  it.each([
    '/health/x',
    '/healthy',
    '/openapi/check/x',
    '/openapi/up/x',
    '/actuator/health/x',
    '/openapi/up/../v3/entity/tag/x',
  ])('should not grant access because of a path prefix: %s', async (path) => {
    const answer = await fetch(`${env.url}${path}`);
    expect([401, 404]).toContain(answer.status);
  });

  it.each([
    ['listUsers', 'listUsers(input: {}) { total }'],
    ['searchUsers', 'searchUsers(input: { query: "*" }) { total }'],
    ['listGroups', 'listGroups(input: {}) { total }'],
    ['debugAccess', 'debugAccess(userUrn: "urn:li:corpuser:datahub") { roles }'],
  ])('should not return %s to actors who do not manage users and groups', async (_name, call) => {
    await grant(env, actor, { privileges: ['MANAGE_USERS_AND_GROUPS'] });
    expect((await env.graphql(`{ ${call} }`, {}, actor.token)).body.errors).toBeUndefined();
    await grant(env, actor, { privileges: ['UPDATE_USERS_AND_GROUPS'] });
    const { body } = await env.graphql(`{ ${call} }`, {}, actor.token);
    expect(body.errors[0].extensions.code).toBe(403);
  });

  it('should not return raw usage events to all actors who may view analytics', async () => {
    const body = { query: { match_all: {} } };
    const answer = await send('POST', '/openapi/v2/analytics/datahub_usage_events/_search', body);
    expect([403, 404]).toContain(answer.status);
  });
});
