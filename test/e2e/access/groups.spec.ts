import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, grant, type Grant, type TestActor } from '../../support/service/actors.js';
import {
  createTestEnvironment,
  type GraphqlAnswer,
  type TestEnvironment,
} from '../../support/service/create-test-environment.js';
import { failed, refused } from '../../support/graphql/graphql-errors.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,db.of-a-group,PROD)';
const [ANN, BOB, CY] = ['ann', 'bob', 'cy'].map((id) => `urn:li:corpuser:${id}`) as [string, string, string];

describe('groups', () => {
  let env: TestEnvironment;
  let manager: TestActor;
  let nobody: TestActor;
  let count = 0;

  beforeAll(async () => {
    env = await createTestEnvironment();
    manager = await createActor(env, 'manager');
    nobody = await createActor(env, 'nobody');
    await grant(env, manager, { privileges: ['MANAGE_USERS_AND_GROUPS'] });
    await ingest(env, ...[ANN, BOB, CY].map((urn) => [urn, 'corpUserInfo', { active: true }] as const));
  });

  afterAll(() => env.stop());

  const create = (input: object, by = manager.token): Promise<GraphqlAnswer> =>
    env.graphql('mutation ($input: CreateGroupInput!) { createGroup(input: $input) }', { input }, by);

  const add = (groupUrn: string, userUrns: readonly string[], by = env.token): Promise<GraphqlAnswer> =>
    env.graphql(
      'mutation ($input: AddGroupMembersInput!) { addGroupMembers(input: $input) }',
      { input: { groupUrn, userUrns } },
      by,
    );

  const take = (groupUrn: string, userUrns: readonly string[], by = env.token): Promise<GraphqlAnswer> =>
    env.graphql(
      'mutation ($input: RemoveGroupMembersInput!) { removeGroupMembers(input: $input) }',
      { input: { groupUrn, userUrns } },
      by,
    );

  const remove = (urn: string, by = manager.token): Promise<GraphqlAnswer> =>
    env.graphql('mutation ($urn: String!) { removeGroup(urn: $urn) }', { urn }, by);

  const update = (urn: string, input: object, by = env.token): Promise<GraphqlAnswer> =>
    env.graphql(
      `mutation ($urn: String!, $input: CorpGroupUpdateInput!) { updateCorpGroupProperties(urn: $urn, input: $input) {
        urn editableProperties { description slack email } } }`,
      { urn, input },
      by,
    );

  async function newGroup(): Promise<string> {
    const { body } = await create({ id: `group-${(count += 1)}`, name: `Group ${count}` });
    return body.data.createGroup as string;
  }

  async function membersOf(urn: string): Promise<{ readonly native: string[]; readonly external: string[] }> {
    const { body } = await env.graphql(
      `query ($urn: String!) { corpGroup(urn: $urn) {
        native: relationships(input: { types: ["IsMemberOfNativeGroup"], direction: INCOMING }) { total relationships { entity { urn } } }
        external: relationships(input: { types: ["IsMemberOfGroup"], direction: INCOMING }) { total relationships { entity { urn } } } } }`,
      { urn },
    );
    const urns = (page: { total: number; relationships: { entity: { urn: string } }[] }) => {
      expect(page.total).toBe(page.relationships.length);
      return page.relationships.map(({ entity }) => entity.urn).sort();
    };
    return { native: urns(body.data.corpGroup.native), external: urns(body.data.corpGroup.external) };
  }

  describe('a new group', () => {
    it('should be native, and be listed first', async () => {
      const { body } = await create({ id: 'made', name: 'Made here', description: 'D' });
      expect(body.data.createGroup).toBe('urn:li:corpGroup:made');
      const { body: shown } = await env.graphql(`{ corpGroup(urn: "urn:li:corpGroup:made") {
        urn type name exists properties { displayName description } info { displayName admins { urn } members { urn } groups }
        origin { type } ownership { owners { owner { ... on CorpUser { urn } } } } } }`);
      expect(shown.data.corpGroup).toEqual({
        urn: 'urn:li:corpGroup:made',
        type: 'CORP_GROUP',
        name: 'made',
        exists: true,
        properties: { displayName: 'Made here', description: 'D' },
        info: { displayName: 'Made here', admins: [], members: [], groups: [] },
        origin: { type: 'NATIVE' },
        ownership: null,
      });
      const list = (): Promise<GraphqlAnswer> =>
        env.graphql('{ listGroups(input: { count: 1 }) { groups { urn } } }', {}, manager.token);
      await poll(
        async () => (await list()).body.data.listGroups.groups[0]?.urn === 'urn:li:corpGroup:made',
        'the group to be listed first',
      );
    });

    it('should have a random id by default', async () => {
      const { body } = await create({ name: 'Random' });
      expect(body.data.createGroup).toMatch(/^urn:li:corpGroup:[0-9a-f-]{36}$/);
    });

    it.each([
      [{ id: 'twice', name: 'T' }, 'This Group already exists!'],
      [{ id: ' ', name: 'T' }, 'id must neither be empty'],
      [{ name: '' }, 'name must not be blank'],
    ])('should not be %j', async (input, text) => {
      await create({ id: 'twice', name: 'First' });
      expect(await create(input)).toEqual(failed('createGroup', 400, text));
      expect(await storedAspect(env, 'urn:li:corpGroup:twice', 'corpGroupInfo')).toMatchObject({
        displayName: 'First',
      });
    });
  });

  describe('its members', () => {
    it('should be added once, and removed', async () => {
      const group = await newGroup();
      const other = await newGroup();
      await add(other, [ANN]);
      expect((await add(group, [ANN, BOB, ANN])).body.data).toEqual({ addGroupMembers: true });
      expect((await add(group, [BOB, CY])).body.data).toEqual({ addGroupMembers: true });
      expect(await membersOf(group)).toEqual({ native: [ANN, BOB, CY], external: [] });
      expect((await take(group, [ANN, CY, 'urn:li:corpuser:unknown'])).body.data).toEqual({ removeGroupMembers: true });
      expect(await membersOf(group)).toEqual({ native: [BOB], external: [] });
      expect(await membersOf(other)).toEqual({ native: [ANN], external: [] });
      expect(await storedAspect(env, 'urn:li:corpuser:unknown', 'nativeGroupMembership')).toBeUndefined();
    });

    it('should have the privileges of the group while they are members', async () => {
      const group = await newGroup();
      const actor = await createActor(env, 'member');
      const actors = { groups: [group], allUsers: false, allGroups: false, resourceOwners: false };
      const policy = { displayName: 'P', description: '', type: 'PLATFORM', state: 'ACTIVE', editable: true };
      await ingest(env, [
        'urn:li:dataHubPolicy:of-the-group',
        'dataHubPolicyInfo',
        { ...policy, privileges: ['MANAGE_TAGS'], actors },
      ]);
      const createTag = async () =>
        (await env.graphql(`mutation { createTag(input: { name: "t${(count += 1)}" }) }`, {}, actor.token)).body.errors;
      expect(await createTag()).toBeDefined();
      await add(group, [actor.urn]);
      expect(await createTag()).toBeUndefined();
      await take(group, [actor.urn]);
      expect(await createTag()).toBeDefined();
    });

    it('should all be added by concurrent calls', async () => {
      const group = await newGroup();
      const users = Array.from({ length: 12 }, (_value, at) => `urn:li:corpuser:many-${at}`);
      await ingest(env, ...users.map((urn) => [urn, 'corpUserInfo', { active: true }] as const));
      await Promise.all([...users, ...users].map((user) => add(group, [user])));
      expect((await membersOf(group)).native).toEqual([...users].sort());
    });

    it.each<[string, readonly string[], number, string]>([
      ['urn:li:corpGroup:none', [ANN], 404, 'does not exist'],
      ['urn:li:corpGroup:group-1', [ANN, 'urn:li:corpuser:none'], 400, 'does not exist'],
      ['urn:li:corpGroup:group-1', ['urn:li:corpGroup:group-1'], 400, 'give the urn of a corpuser'],
      ['urn:li:tag:a', [ANN], 400, 'give the urn of a corpGroup'],
    ])('should not be added to %s: %j', async (group, users, code, text) => {
      await ingest(env, ['urn:li:corpGroup:group-1', 'origin', { type: 'NATIVE' }]);
      const before = await storedAspect(env, ANN, 'nativeGroupMembership');
      expect(await add(group, users)).toEqual(failed('addGroupMembers', code, text));
      expect(await storedAspect(env, ANN, 'nativeGroupMembership')).toEqual(before);
    });
  });

  describe('a group that was ingested', () => {
    const ingested = async (origin?: object): Promise<string> => {
      const urn = `urn:li:corpGroup:ingested-${(count += 1)}`;
      await ingest(env, [urn, 'corpGroupInfo', { admins: [], members: [], groups: [] }]);
      if (origin !== undefined) await ingest(env, [urn, 'origin', origin]);
      const groups = [urn, 'urn:li:corpGroup:elsewhere'];
      await ingest(env, ...[ANN, BOB].map((user) => [user, 'groupMembership', { groups }] as const));
      return urn;
    };

    it('should not be changed if another system manages it', async () => {
      const group = await ingested({ type: 'EXTERNAL', externalType: 'AzureAD' });
      expect(await add(group, [CY])).toEqual(failed('addGroupMembers', 400, 'another system keeps'));
      expect(await take(group, [ANN])).toEqual(failed('removeGroupMembers', 400, 'another system keeps'));
      expect(await membersOf(group)).toEqual({ native: [], external: [ANN, BOB] });
    });

    it('should be made native with its members if its origin is unknown', async () => {
      const group = await ingested();
      expect((await add(group, [CY])).body.data).toEqual({ addGroupMembers: true });
      expect(await membersOf(group)).toEqual({ native: [ANN, BOB, CY], external: [] });
      expect(await storedAspect(env, group, 'origin')).toEqual({ type: 'NATIVE' });
      expect(await storedAspect(env, ANN, 'groupMembership')).toEqual({ groups: ['urn:li:corpGroup:elsewhere'] });
    });

    it('should be made native without removed members', async () => {
      const group = await ingested();
      expect((await take(group, [ANN])).body.data).toEqual({ removeGroupMembers: true });
      expect(await membersOf(group)).toEqual({ native: [BOB], external: [] });
    });
  });

  describe('a group that is removed', () => {
    it('should be referenced nowhere', async () => {
      const group = await newGroup();
      await add(group, [ANN, BOB]);
      const owner = { owner: group, type: 'DATAOWNER' };
      await ingest(env, [DATASET, 'ownership', { owners: [owner, { ...owner, owner: ANN }] }]);
      expect((await remove(group)).body.data).toEqual({ removeGroup: true });
      const { body } = await env.graphql(`{ corpGroup(urn: "${group}") { exists } }`);
      expect(body.data.corpGroup).toEqual({ exists: false });
      for (const user of [ANN, BOB])
        expect(JSON.stringify(await storedAspect(env, user, 'nativeGroupMembership'))).not.toContain(`"${group}"`);
      expect(await storedAspect(env, DATASET, 'ownership')).toMatchObject({ owners: [{ owner: ANN }] });
      expect((await remove(group)).body.data).toEqual({ removeGroup: true });
    });
  });

  describe('the properties of a group', () => {
    it('should be changed one by one', async () => {
      const group = await newGroup();
      await update(group, { description: 'D', slack: '#s' });
      const { body } = await update(group, { email: 'g@example.org', slack: null });
      expect(body.data.updateCorpGroupProperties).toEqual({
        urn: group,
        editableProperties: { description: 'D', slack: '#s', email: 'g@example.org' },
      });
    });

    it('should require an existing group', async () => {
      expect(await update('urn:li:corpGroup:none', { slack: 's' })).toEqual(
        failed('updateCorpGroupProperties', 400, 'does not exist'),
      );
      expect(await storedAspect(env, 'urn:li:corpGroup:none', 'corpGroupKey')).toBeUndefined();
    });
  });

  const on = (...privileges: string[]): Grant => ({ privileges, on: { type: 'corpGroup' } });

  it.each<[string, Grant, (group: string, by: string) => Promise<GraphqlAnswer>]>([
    ['addGroupMembers', on('EDIT_GROUP_MEMBERS'), (group, by) => add(group, [ANN], by)],
    ['addGroupMembers', on('EDIT_ENTITY'), (group, by) => add(group, [ANN], by)],
    ['removeGroupMembers', on('EDIT_GROUP_MEMBERS'), (group, by) => take(group, [ANN], by)],
    ['updateCorpGroupProperties', on('EDIT_ENTITY_DOCS'), (group, by) => update(group, { description: 'D' }, by)],
    ['updateCorpGroupProperties', on('EDIT_CONTACT_INFO'), (group, by) => update(group, { slack: 'S' }, by)],
    ['createGroup', { privileges: ['MANAGE_USERS_AND_GROUPS'] }, (_group, by) => create({ name: 'G' }, by)],
    ['removeGroup', { privileges: ['MANAGE_USERS_AND_GROUPS'] }, (group, by) => remove(group, by)],
  ])('should be written by %s with %j, and not without', async (field, granted, act) => {
    const group = await newGroup();
    const actor = await createActor(env, `actor-${(count += 1)}`);
    expect(await act(group, actor.token)).toEqual(refused(field));
    expect(await act('urn:li:corpGroup:unknown', actor.token)).toEqual(refused(field));
    await grant(env, actor, granted);
    const { body } = await act(group, actor.token);
    expect(body.errors).toBeUndefined();
  });

  it('should be listed for actors who manage users and groups', async () => {
    const list = (by: string) => env.graphql('{ listGroups(input: {}) { total } }', {}, by);
    expect(await list(nobody.token)).toEqual(refused('listGroups'));
    await poll(async () => (await list(manager.token)).body.data.listGroups.total > 0, 'groups to be listed');
  });
});
