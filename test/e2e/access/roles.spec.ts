import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, grant, type TestActor } from '../../support/service/actors.js';
import {
  createTestEnvironment,
  type GraphqlAnswer,
  type TestEnvironment,
} from '../../support/service/create-test-environment.js';
import { failed } from '../../support/graphql/graphql-errors.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const ADMIN = 'urn:li:dataHubRole:Admin';
const EDITOR = 'urn:li:dataHubRole:Editor';
const READER = 'urn:li:dataHubRole:Reader';
const GROUP = 'urn:li:corpGroup:holders';

describe('roles', () => {
  let env: TestEnvironment;
  let someone: TestActor;
  let nobody: TestActor;

  beforeAll(async () => {
    env = await createTestEnvironment();
    [someone, nobody] = await Promise.all([createActor(env, 'someone'), createActor(env, 'nobody')]);
    await ingest(env, [GROUP, 'corpGroupInfo', { displayName: 'H', admins: [], members: [], groups: [] }]);
  });

  afterAll(() => env.stop());

  const assign = (roleUrn: string | null, actors: readonly string[], token?: string): Promise<GraphqlAnswer> =>
    env.graphql(
      'mutation ($input: BatchAssignRoleInput!) { batchAssignRole(input: $input) }',
      { input: { roleUrn, actors } },
      token,
    );
  const rolesOf = async (urn: string): Promise<unknown> => await storedAspect(env, urn, 'roleMembership');
  const mayCreateTags = async ({ token }: TestActor): Promise<boolean> =>
    (await env.graphql('{ me { platformPrivileges { createTags } } }', {}, token)).body.data.me.platformPrivileges
      .createTags as boolean;

  it('should be listed by name, for all actors', async () => {
    const list = '{ listRoles(input: {}) { start count total roles { urn type name description } } }';
    const { body } = await poll(async () => {
      const answer = await env.graphql(list, {}, nobody.token);
      return answer.body.data.listRoles.total >= 3 && answer;
    }, 'roles to be listed');
    expect(body.data.listRoles).toMatchObject({ start: 0, count: 20, total: 3 });
    expect(body.data.listRoles.roles).toEqual(
      ['Admin', 'Editor', 'Reader'].map((name) => ({
        urn: `urn:li:dataHubRole:${name}`,
        type: 'DATAHUB_ROLE',
        name,
        description: expect.stringMatching(/./),
      })),
    );
  });

  it('should replace other roles, with immediate effect', async () => {
    expect(await mayCreateTags(someone)).toBe(false);
    expect((await assign(EDITOR, [someone.urn])).body).toEqual({ data: { batchAssignRole: true }, extensions: {} });
    expect(await mayCreateTags(someone)).toBe(true);
    await assign(READER, [someone.urn]);
    expect(await rolesOf(someone.urn)).toEqual({ roles: [READER] });
    expect(await mayCreateTags(someone)).toBe(false);
    await assign(null, [someone.urn]);
    expect(await rolesOf(someone.urn)).toEqual({ roles: [] });
  });

  it('should be assigned to groups, and apply to their members', async () => {
    await ingest(env, [someone.urn, 'nativeGroupMembership', { nativeGroups: [GROUP] }]);
    await assign(EDITOR, [GROUP]);
    expect(await mayCreateTags(someone)).toBe(true);
    await ingest(env, [someone.urn, 'nativeGroupMembership', { nativeGroups: [] }]);
    expect(await mayCreateTags(someone)).toBe(false);
    await assign(null, [GROUP]);
  });

  it('should skip urns that are not stored actors', async () => {
    const others = ['no urn', 'urn:li:corpuser:unheard-of', 'urn:li:tag:t', ADMIN];
    expect((await assign(READER, [...others, someone.urn])).body.data.batchAssignRole).toBe(true);
    expect(await rolesOf(someone.urn)).toEqual({ roles: [READER] });
    expect(await rolesOf('urn:li:corpuser:unheard-of')).toBeUndefined();
    await assign(null, [someone.urn]);
  });

  it.each([
    ['is not stored', 'urn:li:dataHubRole:Unheard', 'does not exist'],
    ['is none', 'urn:li:corpuser:datahub', 'give the urn of a dataHubRole'],
  ])('should be rejected when the role %s', async (_name, role, text) => {
    expect(await assign(role, [someone.urn])).toEqual(failed('batchAssignRole', 400, text));
  });

  it('should be assigned by actors who manage policies', async () => {
    const refusal = failed('batchAssignRole', 403, 'Unauthorized to assign roles.');
    expect(await assign(ADMIN, [nobody.urn], nobody.token)).toEqual(refusal);
    await grant(env, nobody, { privileges: ['MANAGE_USERS_AND_GROUPS', 'UPDATE_USERS', 'MANAGE_USER_CREDENTIALS'] });
    expect(await assign(ADMIN, [nobody.urn], nobody.token)).toEqual(refusal);
    await grant(env, nobody, { privileges: ['MANAGE_POLICIES'] });
    expect((await assign(READER, [nobody.urn], nobody.token)).body.data.batchAssignRole).toBe(true);
    await assign(null, [nobody.urn]);
  });

  it.each([
    [ADMIN, ['MANAGE_POLICIES', 'MANAGE_TAGS', 'MANAGE_DOMAINS'], []],
    [EDITOR, ['MANAGE_TAGS', 'MANAGE_DOMAINS'], ['MANAGE_POLICIES']],
    [READER, ['VIEW_ENTITY_PAGE'], ['MANAGE_POLICIES', 'MANAGE_TAGS', 'MANAGE_DOMAINS']],
  ])('should have the privileges of the installation: %s', async (role, held, missing) => {
    await assign(role, [someone.urn]);
    const { body } = await env.graphql(
      'query ($input: GetGrantedPrivilegesInput!) { getGrantedPrivileges(input: $input) { privileges } }',
      { input: { actorUrn: someone.urn } },
    );
    const { privileges } = body.data.getGrantedPrivileges as { privileges: string[] };
    expect(privileges).toEqual(expect.arrayContaining(held));
    expect(missing.filter((privilege) => privileges.includes(privilege))).toEqual([]);
    await assign(null, [someone.urn]);
  });
});
