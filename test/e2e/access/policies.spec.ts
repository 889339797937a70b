import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, type TestActor } from '../../support/service/actors.js';
import {
  createTestEnvironment,
  type GraphqlAnswer,
  type TestEnvironment,
} from '../../support/service/create-test-environment.js';
import { failed, failedWhole, refused } from '../../support/graphql/graphql-errors.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,db.ruled,PROD)';
const ROOT = 'urn:li:corpuser:datahub';
const FIELDS = `urn type name state description privileges editable
  resources { type resources allResources
    filter { criteria { field condition values { value entity { urn } } } }
    privilegeConstraints { criteria { field condition values { value } } } }
  actors { users groups roles resourceOwners resourceOwnersTypes allUsers allGroups
    resolvedUsers { urn username } resolvedGroups { urn } resolvedRoles { urn name } resolvedOwnershipTypes { urn } }`;

describe('policies', () => {
  let env: TestEnvironment;
  let someone: TestActor;
  let nobody: TestActor;

  beforeAll(async () => {
    env = await createTestEnvironment();
    [someone, nobody] = await Promise.all([createActor(env, 'someone'), createActor(env, 'nobody')]);
    await ingest(
      env,
      [DATASET, 'datasetProperties', { name: 'D' }],
      ['urn:li:tag:t', 'tagProperties', { name: 'T' }],
      ['urn:li:domain:d', 'domainProperties', { name: 'D' }],
      ['urn:li:corpGroup:g', 'corpGroupInfo', { displayName: 'G', admins: [], members: [], groups: [] }],
    );
  });

  afterAll(() => env.stop());

  const NO_ACTORS = { resourceOwners: false, allUsers: false, allGroups: false };
  const input = (more: object = {}): object => ({
    type: 'METADATA',
    name: 'Taggers',
    state: 'ACTIVE',
    description: 'Who tags',
    privileges: ['EDIT_ENTITY_TAGS'],
    actors: { users: [someone.urn], ...NO_ACTORS },
    resources: { filter: { criteria: [{ field: 'TYPE', values: ['dataset'], condition: 'EQUALS' }] } },
    ...more,
  });

  const create = (value: object, token?: string): Promise<GraphqlAnswer> =>
    env.graphql('mutation ($input: PolicyUpdateInput!) { createPolicy(input: $input) }', { input: value }, token);
  const update = (urn: string, value: object, token?: string): Promise<GraphqlAnswer> =>
    env.graphql(
      'mutation ($urn: String!, $input: PolicyUpdateInput!) { updatePolicy(urn: $urn, input: $input) }',
      { urn, input: value },
      token,
    );
  const remove = (urn: string, token?: string): Promise<GraphqlAnswer> =>
    env.graphql('mutation ($urn: String!) { deletePolicy(urn: $urn) }', { urn }, token);
  const list = (value: object, token?: string): Promise<GraphqlAnswer> =>
    env.graphql(
      `query ($input: ListPoliciesInput!) { listPolicies(input: $input) { start count total policies { ${FIELDS} } } }`,
      { input: value },
      token,
    );
  const listed = async (value: object): Promise<readonly { urn: string; name: string }[]> =>
    (await list(value)).body.data.listPolicies.policies;
  const mayTag = async (actor: TestActor): Promise<boolean> => {
    const tag = `mutation { addTag(input: { tagUrn: "urn:li:tag:t", resourceUrn: "${DATASET}" }) }`;
    return (await env.graphql(tag, {}, actor.token)).body.data.addTag === true;
  };
  const createdUrn = async (value: object): Promise<string> => (await create(value)).body.data.createPolicy;

  it('should be in effect from their creation until their deletion', async () => {
    expect(await mayTag(someone)).toBe(false);
    const urn = await createdUrn(input());
    expect(urn).toMatch(/^urn:li:dataHubPolicy:[0-9a-f-]{36}$/);
    expect(await mayTag(someone)).toBe(true);
    expect(await mayTag(nobody)).toBe(false);
    expect((await update(urn, input({ state: 'INACTIVE' }))).body.data.updatePolicy).toBe(urn);
    expect(await mayTag(someone)).toBe(false);
    await update(urn, input());
    expect(await mayTag(someone)).toBe(true);
    expect((await remove(urn)).body).toEqual({ data: { deletePolicy: urn }, extensions: {} });
    expect(await mayTag(someone)).toBe(false);
    expect(await storedAspect(env, urn, 'dataHubPolicyInfo')).toBeUndefined();
  });

  it('should be in effect as soon as they are written over REST', async () => {
    const urn = 'urn:li:dataHubPolicy:over-rest';
    const info = {
      displayName: 'Over REST',
      description: '',
      type: 'METADATA',
      state: 'ACTIVE',
      privileges: ['EDIT_ENTITY_TAGS'],
      actors: { users: [someone.urn], ...NO_ACTORS },
    };
    await ingest(env, [urn, 'dataHubPolicyInfo', info]);
    expect(await mayTag(someone)).toBe(true);
    await ingest(env, [urn, 'dataHubPolicyInfo', { ...info, state: 'DRAFT' }]);
    expect(await mayTag(someone)).toBe(false);
    await remove(urn);
  });

  it('should show no entity for a value that is only the beginning of a urn', async () => {
    const values = ['urn:li:dataset:(urn:li:dataPlatform:hive,db.', DATASET];
    const filter = { criteria: [{ field: 'URN', values, condition: 'STARTS_WITH' }] };
    const urn = await createdUrn(input({ name: 'Beginnings', resources: { filter } }));
    const shown = `{ listPolicies(input: { query: "Beginnings" }) { policies { resources { filter { criteria {
      values { value entity { ... on Dataset { name origin } } } } } } } } }`;
    const { body } = await env.graphql(shown);
    expect(body.errors).toBeUndefined();
    expect(body.data.listPolicies.policies[0].resources.filter.criteria).toEqual([
      {
        values: [
          { value: values[0], entity: null },
          { value: DATASET, entity: { name: 'D', origin: 'PROD' } },
        ],
      },
    ]);
    await remove(urn);
  });

  it('should be stored as given, and shown with resolved references', async () => {
    const resources = {
      type: 'dataset',
      resources: [DATASET],
      allResources: false,
      filter: { criteria: [{ field: 'DOMAIN', values: ['urn:li:domain:d'], condition: 'NOT_EQUALS' }] },
      privilegeConstraints: { criteria: [{ field: 'URN', values: ['urn:li:tag:'], condition: 'STARTS_WITH' }] },
    };
    const actors = {
      users: [someone.urn],
      groups: ['urn:li:corpGroup:g'],
      resourceOwners: true,
      resourceOwnersTypes: ['urn:li:ownershipType:__system__dataowner'],
      allUsers: false,
      allGroups: true,
    };
    const urn = await createdUrn(
      input({ name: 'Shown whole', resources, actors, privileges: ['EDIT_LINEAGE', 'UNHEARD_OF'] }),
    );
    expect(await storedAspect(env, urn, 'dataHubPolicyInfo')).toMatchObject({
      displayName: 'Shown whole',
      resources,
      actors,
      privileges: ['EDIT_LINEAGE', 'UNHEARD_OF'],
      editable: true,
      lastUpdatedTimestamp: expect.any(Number),
    });
    const shown = await poll(async () => (await listed({ query: 'Shown whole' }))[0], 'the policy to be found');
    const { urn: shownUrn, ...policy } = shown;
    expect(shownUrn).toBe(urn);
    expect(policy).toEqual({
      type: 'METADATA',
      name: 'Shown whole',
      state: 'ACTIVE',
      description: 'Who tags',
      privileges: ['EDIT_LINEAGE', 'UNHEARD_OF'],
      editable: true,
      resources: {
        ...resources,
        filter: {
          criteria: [
            {
              field: 'DOMAIN',
              condition: 'NOT_EQUALS',
              values: [{ value: 'urn:li:domain:d', entity: { urn: 'urn:li:domain:d' } }],
            },
          ],
        },
        privilegeConstraints: {
          criteria: [{ field: 'URN', condition: 'STARTS_WITH', values: [{ value: 'urn:li:tag:' }] }],
        },
      },
      actors: {
        ...actors,
        roles: null,
        resolvedUsers: [{ urn: someone.urn, username: 'someone' }],
        resolvedGroups: [{ urn: 'urn:li:corpGroup:g' }],
        resolvedRoles: null,
        resolvedOwnershipTypes: [{ urn: 'urn:li:ownershipType:__system__dataowner' }],
      },
    });
    const entity = await env.graphql(
      `{ entities(urns: ["${urn}"]) { urn type ... on DataHubPolicy { policyType name state editable } } }`,
    );
    expect(entity.body.data.entities).toEqual([
      { urn, type: 'DATAHUB_POLICY', policyType: 'METADATA', name: 'Shown whole', state: 'ACTIVE', editable: true },
    ]);
  });

  it('should keep their roles in an update, and drop other absent members', async () => {
    const urn = await createdUrn(input({ name: 'With roles' }));
    const stored = (await storedAspect(env, urn, 'dataHubPolicyInfo')) as { actors: object };
    const roles = ['urn:li:dataHubRole:Reader'];
    await ingest(env, [urn, 'dataHubPolicyInfo', { ...stored, actors: { ...stored.actors, roles } }]);
    await update(urn, input({ name: 'Renamed', actors: NO_ACTORS, resources: null }));
    const updated = (await storedAspect(env, urn, 'dataHubPolicyInfo')) as { actors: object };
    expect(updated).toMatchObject({ displayName: 'Renamed', actors: { roles, ...NO_ACTORS } });
    expect(updated).not.toHaveProperty('resources');
    expect(updated.actors).not.toHaveProperty('users');
  });

  it('should be created by an update of a urn that is not stored', async () => {
    const urn = 'urn:li:dataHubPolicy:chosen';
    expect((await update(urn, input({ name: 'Chosen' }))).body.data.updatePolicy).toBe(urn);
    expect(await storedAspect(env, urn, 'dataHubPolicyInfo')).toMatchObject({ displayName: 'Chosen', editable: true });
  });

  it.each(['filter', 'privilegeConstraints'])('should reject an unknown field in %s by its name', async (part) => {
    const resources = { [part]: { criteria: [{ field: 'COLOR', values: ['red'], condition: 'EQUALS' }] } };
    expect(await create(input({ resources }))).toEqual(failed('createPolicy', 400, "Invalid field type 'COLOR'"));
  });

  it.each([
    ['a urn of something else', 'urn:li:tag:t', 'give the urn of a dataHubPolicy'],
    ['no urn', 'policy', 'policy'],
  ])('should refuse to change %s', async (_name, urn, text) => {
    expect(await update(urn, input())).toEqual(failed('updatePolicy', 400, text));
    expect(await remove(urn)).toEqual(failed('deletePolicy', 400, text));
  });

  it.each(['0', '1', 'admin-platform-policy', 'reader-metadata-policy'])(
    'should not be editable if the installation forbids it: %s',
    async (id) => {
      const urn = `urn:li:dataHubPolicy:${id}`;
      const before = await storedAspect(env, urn, 'dataHubPolicyInfo');
      expect(await update(urn, input())).toEqual(failed('updatePolicy', 400, 'is not editable'));
      expect(await remove(urn)).toEqual(failed('deletePolicy', 400, 'System policies can not be deleted'));
      expect(await storedAspect(env, urn, 'dataHubPolicyInfo')).toEqual(before);
    },
  );

  it('should be editable but not deletable if the installation allows it', async () => {
    const urn = 'urn:li:dataHubPolicy:view-dataset-sensitive';
    expect(await remove(urn)).toEqual(failed('deletePolicy', 400, 'System policies can not be deleted'));
    expect((await update(urn, input({ name: 'Edited' }))).body.data.updatePolicy).toBe(urn);
  });

  it('should require the privilege to manage them', async () => {
    expect(await create(input(), nobody.token)).toEqual(refused('createPolicy'));
    expect(await update('urn:li:dataHubPolicy:none', input(), nobody.token)).toEqual(refused('updatePolicy'));
    expect(await update('urn:li:tag:t', input(), nobody.token)).toEqual(refused('updatePolicy'));
    expect(await remove('urn:li:dataHubPolicy:none', nobody.token)).toEqual(refused('deletePolicy'));
    expect(await list({}, nobody.token)).toEqual(refused('listPolicies'));
    const manager = { type: 'PLATFORM', privileges: ['MANAGE_POLICIES'], resources: null };
    const urn = await createdUrn(input(manager));
    expect((await list({ count: 1 }, someone.token)).body.errors).toBeUndefined();
    await remove(urn);
    expect(await list({}, someone.token)).toEqual(refused('listPolicies'));
  });

  it('should be listed by text, conditions and pages, newest first', async () => {
    for (const [name, state] of [
      ['Zebra one', 'ACTIVE'],
      ['Zebra two', 'INACTIVE'],
      ['Zebra three', 'ACTIVE'],
    ] as const)
      await createdUrn(input({ name, state }));
    const all = await poll(async () => {
      const found = await listed({ query: 'Zebra' });
      return found.length === 3 && found;
    }, 'the policies to be found');
    expect(all.map(({ name }) => name)).toEqual(['Zebra three', 'Zebra two', 'Zebra one']);
    const active = [{ and: [{ field: 'state', values: ['ACTIVE'] }] }];
    expect((await listed({ query: 'Zebra', orFilters: active })).map(({ name }) => name)).toEqual([
      'Zebra three',
      'Zebra one',
    ]);
    const both = [...active, { and: [{ field: 'type', values: ['PLATFORM'] }] }];
    expect(await listed({ query: 'Zebra', orFilters: both })).toEqual([]);
    const page = (await list({ query: 'Zebra', start: 1, count: 1 })).body.data.listPolicies;
    expect(page).toMatchObject({ start: 1, count: 1, total: 3, policies: [{ name: 'Zebra two' }] });
  });

  describe('getGrantedPrivileges', () => {
    const granted = (value: object, token?: string): Promise<GraphqlAnswer> =>
      env.graphql(
        'query ($input: GetGrantedPrivilegesInput!) { getGrantedPrivileges(input: $input) { privileges evaluationDetails { policyName reason } } }',
        { input: value },
        token,
      );
    const onDataset = { resourceSpec: { resourceType: 'DATASET', resourceUrn: DATASET } };

    it("should return the caller's privileges", async () => {
      const { body } = await granted({ actorUrn: nobody.urn, includeEvaluationDetails: true }, nobody.token);
      expect(body.data.getGrantedPrivileges.privileges).toEqual(
        expect.arrayContaining(['VIEW_ANALYTICS', 'GENERATE_PERSONAL_ACCESS_TOKENS', 'VIEW_ENTITY_PAGE']),
      );
      expect(body.data.getGrantedPrivileges.privileges).not.toContain('MANAGE_POLICIES');
      expect(body.data.getGrantedPrivileges.evaluationDetails).toBeNull();
    });

    it("should return a user's privileges on an entity, to actors who manage policies", async () => {
      const urn = await createdUrn(input({ name: 'Granting', privileges: ['EDIT_ENTITY_EMBED', 'UNHEARD_OF'] }));
      const { privileges } = (await granted({ actorUrn: someone.urn, ...onDataset })).body.data.getGrantedPrivileges;
      expect(privileges).toContain('EDIT_ENTITY_EMBED');
      expect(privileges).not.toContain('UNHEARD_OF');
      const chart = { resourceSpec: { resourceType: 'CHART', resourceUrn: 'urn:li:chart:(looker,1)' } };
      const other = (await granted({ actorUrn: someone.urn, ...chart, includeEvaluationDetails: true })).body.data;
      expect(other.getGrantedPrivileges.privileges).not.toContain('EDIT_ENTITY_EMBED');
      expect(other.getGrantedPrivileges.evaluationDetails).toContainEqual({
        policyName: 'Granting',
        reason: 'It is for other resources.',
      });
      await remove(urn);
    });

    it('should return nothing about others to other actors', async () => {
      expect(await granted({ actorUrn: ROOT }, nobody.token)).toEqual(
        failed('getGrantedPrivileges', 403, 'Unauthorized to get privileges of another actor.'),
      );
    });
  });

  describe('debugAccess', () => {
    const debug = (userUrn: string, token?: string): Promise<GraphqlAnswer> =>
      env.graphql(
        'query ($userUrn: String!) { debugAccess(userUrn: $userUrn) { roles groups groupsWithRoles rolesViaGroups allRoles policies privileges } }',
        { userUrn },
        token,
      );

    it('should show the origins of privileges', async () => {
      const member = 'urn:li:corpuser:member';
      await ingest(
        env,
        [member, 'groupMembership', { groups: ['urn:li:corpGroup:g'] }],
        [member, 'nativeGroupMembership', { nativeGroups: ['urn:li:corpGroup:n'] }],
        [member, 'roleMembership', { roles: ['urn:li:dataHubRole:Editor'] }],
        ['urn:li:corpGroup:n', 'roleMembership', { roles: ['urn:li:dataHubRole:Reader'] }],
      );
      const { debugAccess } = (await debug(member)).body.data;
      expect(debugAccess).toMatchObject({
        roles: ['urn:li:dataHubRole:Editor'],
        groups: ['urn:li:corpGroup:g', 'urn:li:corpGroup:n'],
        groupsWithRoles: ['urn:li:corpGroup:n'],
        rolesViaGroups: ['urn:li:dataHubRole:Reader'],
        allRoles: ['urn:li:dataHubRole:Editor', 'urn:li:dataHubRole:Reader'],
      });
      expect(debugAccess.policies).toEqual(
        expect.arrayContaining(['urn:li:dataHubPolicy:7', 'urn:li:dataHubPolicy:editor-platform-policy']),
      );
      expect(debugAccess.policies).not.toContain('urn:li:dataHubPolicy:admin-platform-policy');
      expect(debugAccess.privileges).toContain('MANAGE_TAGS');
    });

    it('should require the privilege to manage users and groups', async () => {
      expect(await debug(nobody.urn, nobody.token)).toEqual(failedWhole('debugAccess', 403, 'Unauthorized'));
    });
  });

  it('should be described by appConfig', async () => {
    const { body } = await env.graphql(
      '{ appConfig { appVersion authConfig { tokenAuthEnabled } policiesConfig { enabled platformPrivileges { type displayName description } resourcePrivileges { resourceType resourceTypeDisplayName entityType privileges { type } } } } }',
      {},
      nobody.token,
    );
    const { policiesConfig, ...others } = body.data.appConfig;
    expect(others).toEqual({ appVersion: 'v1.7.0', authConfig: { tokenAuthEnabled: true } });
    expect(policiesConfig.enabled).toBe(true);
    expect(policiesConfig.platformPrivileges).toHaveLength(44);
    expect(policiesConfig.platformPrivileges[0]).toMatchObject({
      type: 'MANAGE_POLICIES',
      displayName: 'Manage Policies',
    });
    const resources = policiesConfig.resourcePrivileges as { resourceType: string; entityType: string | null }[];
    expect(resources[0]).toMatchObject({
      resourceType: 'dataset',
      resourceTypeDisplayName: 'Datasets',
      entityType: 'DATASET',
    });
    expect(resources.at(-1)).toMatchObject({ resourceType: 'all', entityType: null });
  });
});
