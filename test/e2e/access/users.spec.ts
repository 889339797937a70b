import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, grant, type Grant, type TestActor } from '../../support/service/actors.js';
import {
  createTestEnvironment,
  type GraphqlAnswer,
  type TestEnvironment,
} from '../../support/service/create-test-environment.js';
import { failed, refused } from '../../support/graphql/graphql-errors.js';
import { ingest, storedAspect } from '../../support/service/ingest.js';

const ROOT = 'urn:li:corpuser:datahub';
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,db.of-somebody,PROD)';
const GROUP = 'urn:li:corpGroup:of-somebody';
const VIEW = 'urn:li:dataHubView:mine';
const TEMPLATE = 'urn:li:dataHubPageTemplate:home_default_1';

describe('users', () => {
  let env: TestEnvironment;
  let manager: TestActor;
  let nobody: TestActor;

  beforeAll(async () => {
    env = await createTestEnvironment();
    manager = await createActor(env, 'manager');
    nobody = await createActor(env, 'nobody');
    await grant(env, manager, { privileges: ['MANAGE_USERS_AND_GROUPS'] });
  });

  afterAll(() => env.stop());

  const setStatus = (urn: string, status: string, by = manager.token): Promise<GraphqlAnswer> =>
    env.graphql(
      'mutation ($urn: String!, $status: CorpUserStatus!) { updateUserStatus(urn: $urn, status: $status) }',
      { urn, status },
      by,
    );

  const remove = (urn: string, by = manager.token): Promise<GraphqlAnswer> =>
    env.graphql('mutation ($urn: String!) { removeUser(urn: $urn) }', { urn }, by);

  const update = (urn: string, input: object, by: string): Promise<GraphqlAnswer> =>
    env.graphql(
      `mutation ($urn: String!, $input: CorpUserUpdateInput!) { updateCorpUserProperties(urn: $urn, input: $input) {
        urn editableProperties { displayName title aboutMe teams skills slack phone email persona { urn } platforms { urn } } } }`,
      { urn, input },
      by,
    );

  /** A token that the service does not store. */
  async function statelessToken({ urn, token }: TestActor): Promise<string> {
    const query = 'query ($input: GetAccessTokenInput!) { getAccessToken(input: $input) { accessToken } }';
    const input = { type: 'PERSONAL', actorUrn: urn, duration: 'NO_EXPIRY' };
    const { body } = await env.graphql(query, { input }, token);
    return body.data.getAccessToken.accessToken as string;
  }

  async function isLetIn({ token }: TestActor): Promise<boolean> {
    const answers = [
      await env.graphql('{ me { corpUser { urn } } }', {}, token),
      await env.fetch('/config', { headers: { authorization: `Bearer ${token}` } }),
      await env.fetch('/entitiesV2/urn%3Ali%3Acorpuser%3Adatahub', { headers: { authorization: `Bearer ${token}` } }),
    ];
    const [graphql, config, restli] = answers.map(({ status }) => status);
    expect(config).toBe(200);
    expect(graphql === 401).toBe(restli === 401);
    return graphql === 200;
  }

  describe('the caller', () => {
    it('should see their own user and privileges', async () => {
      const { body } = await env.graphql(
        `{ me { corpUser { urn type username exists status isNativeUser properties { active displayName }
          settings { appearance { showSimplifiedHomepage } views { defaultView { urn } } }
          groups: relationships(input: { types: ["IsMemberOfGroup", "IsMemberOfNativeGroup"], direction: OUTGOING }) { total } }
          platformPrivileges { manageIdentities managePolicies generatePersonalAccessTokens manageTokens manageServiceAccounts } } }`,
        {},
        manager.token,
      );
      expect(body.data.me).toEqual({
        corpUser: {
          urn: manager.urn,
          type: 'CORP_USER',
          username: 'manager',
          exists: true,
          status: null,
          isNativeUser: false,
          properties: { active: true, displayName: 'manager' },
          settings: { appearance: { showSimplifiedHomepage: false }, views: null },
          groups: { total: 0 },
        },
        platformPrivileges: {
          manageIdentities: true,
          managePolicies: false,
          generatePersonalAccessTokens: true,
          manageTokens: false,
          manageServiceAccounts: false,
        },
      });
    });
  });

  describe('a suspended user', () => {
    it('should be refused immediately, and admitted when that is undone', async () => {
      const actor = await createActor(env, 'suspended');
      expect(await isLetIn(actor)).toBe(true);
      expect((await setStatus(actor.urn, 'SUSPENDED')).body.data).toEqual({ updateUserStatus: actor.urn });
      expect(await isLetIn(actor)).toBe(false);
      expect(await storedAspect(env, actor.urn, 'corpUserStatus')).toEqual({
        status: 'SUSPENDED',
        lastModified: { time: expect.any(Number), actor: manager.urn },
      });
      const { body } = await env.graphql(`{ corpUser(urn: "${actor.urn}") { status } }`);
      expect(body.data.corpUser).toEqual({ status: 'SUSPENDED' });
      await setStatus(actor.urn, 'ACTIVE');
      expect(await isLetIn(actor)).toBe(true);
    });

    it('should exist', async () => {
      const urn = 'urn:li:corpuser:ghost';
      expect(await setStatus(urn, 'ACTIVE')).toEqual(failed('updateUserStatus', 400, 'does not exist'));
      expect(await storedAspect(env, urn, 'corpUserKey')).toBeUndefined();
      expect(await setStatus('urn:li:tag:a', 'ACTIVE')).toEqual(
        failed('updateUserStatus', 400, 'give the urn of a corpuser'),
      );
    });
  });

  describe('a deleted user', () => {
    it('should be refused immediately, and be referenced nowhere', async () => {
      const actor = await createActor(env, 'removed');
      await ingest(
        env,
        [DATASET, 'ownership', { owners: [actor.urn, ROOT].map((owner) => ({ owner, type: 'DATAOWNER' })) }],
        [GROUP, 'corpGroupInfo', { admins: [], members: [actor.urn, ROOT], groups: [] }],
        ['urn:li:corpuser:report', 'corpUserInfo', { active: true, managerUrn: actor.urn }],
        [actor.urn, 'nativeGroupMembership', { nativeGroups: [GROUP] }],
      );
      expect(await isLetIn(actor)).toBe(true);
      expect((await remove(actor.urn)).body.data).toEqual({ removeUser: true });
      expect(await isLetIn(actor)).toBe(false);
      const { body } = await env.graphql(`{ corpUser(urn: "${actor.urn}") { exists } }`);
      expect(body.data.corpUser).toEqual({ exists: false });
      expect(await storedAspect(env, DATASET, 'ownership')).toMatchObject({ owners: [{ owner: ROOT }] });
      expect(await storedAspect(env, GROUP, 'corpGroupInfo')).toMatchObject({ members: [ROOT] });
      expect(await storedAspect(env, 'urn:li:corpuser:report', 'corpUserInfo')).toEqual({ active: true });
      const members = await env.graphql(`{ corpGroup(urn: "${GROUP}") {
        relationships(input: { types: ["IsMemberOfNativeGroup"], direction: INCOMING }) { total } } }`);
      expect(members.body.data.corpGroup.relationships.total).toBe(0);
    });

    it.each<[string, (urn: string) => Promise<unknown>]>([
      ['GraphQL', (urn) => remove(urn)],
      ['rest.li', (urn) => env.fetch('/entities?action=delete', { method: 'POST', body: JSON.stringify({ urn }) })],
      ['OpenAPI', (urn) => env.fetch(`/openapi/v3/entity/corpuser/${encodeURIComponent(urn)}`, { method: 'DELETE' })],
    ])(
      'should stay locked out after a delete over %s, when a user with the same name is created',
      async (api, erase) => {
        const actor = await createActor(env, `replaced-over-${api}`);
        const stateless = { ...actor, token: await statelessToken(actor) };
        expect(await isLetIn(stateless)).toBe(true);
        await erase(actor.urn);
        const successor = await createActor(env, `replaced-over-${api}`);
        expect(await isLetIn(successor)).toBe(true);
        expect(await isLetIn(actor)).toBe(false);
        expect(await isLetIn(stateless)).toBe(false);
        expect(await isLetIn({ ...successor, token: await statelessToken(successor) })).toBe(true);
      },
    );

    it('should not be a user that the service needs, and may already be deleted', async () => {
      expect((await remove(ROOT)).body.errors[0]).toMatchObject({
        message: expect.stringContaining('System users can not be deleted'),
        extensions: { code: 400 },
      });
      expect((await remove('urn:li:corpuser:unknown')).body.data).toEqual({ removeUser: true });
      expect(await remove('urn:li:tag:a')).toEqual(failed('removeUser', 400, 'give the urn of a corpuser'));
    });
  });

  describe('a profile', () => {
    const profile = { aboutMe: 'A', skills: ['S'], slack: 's', platformUrns: ['urn:li:dataPlatform:hive'] };

    it('should be changed by its user, field by field', async () => {
      const { urn, token } = await createActor(env, 'profile');
      await update(urn, { ...profile, personaUrn: 'urn:li:dataHubPersona:dataLeader' }, token);
      const { body } = await update(urn, { title: 'T', aboutMe: null, email: 'e@example.org' }, token);
      expect(body.data.updateCorpUserProperties).toEqual({
        urn,
        editableProperties: {
          displayName: null,
          title: 'T',
          aboutMe: 'A',
          teams: [],
          skills: ['S'],
          slack: 's',
          phone: null,
          email: 'e@example.org',
          persona: { urn: 'urn:li:dataHubPersona:dataLeader' },
          platforms: [{ urn: 'urn:li:dataPlatform:hive' }],
        },
      });
    });

    const on = (type: string, ...privileges: string[]): Grant => ({ privileges, on: { type } });

    it.each<[string, object, Grant, boolean]>([
      ['everything', { title: 'T', slack: 'S' }, on('corpuser', 'EDIT_ENTITY'), true],
      ['a title', { title: 'T' }, on('corpuser', 'EDIT_USER_PROFILE'), true],
      ['an address', { email: 'E' }, on('corpuser', 'EDIT_CONTACT_INFO'), true],
      ['a title', { title: 'T' }, on('corpuser', 'EDIT_CONTACT_INFO'), false],
      ['a title with an address', { title: 'T', email: 'E' }, on('corpuser', 'EDIT_CONTACT_INFO'), false],
      ['a title', { title: 'T' }, on('corpGroup', 'EDIT_USER_PROFILE'), false],
    ])('should let others write %s', async (_what, input, granted, isAllowed) => {
      const editor = await createActor(env, `editor-${JSON.stringify([input, granted, isAllowed]).length}`);
      await grant(env, editor, granted);
      const answer = await update(nobody.urn, input, editor.token);
      if (isAllowed) expect(answer.body.data.updateCorpUserProperties.editableProperties).toMatchObject(input);
      else expect(answer).toEqual(refused('updateCorpUserProperties'));
    });

    it.each<[string, object, number, string]>([
      ['urn:li:corpuser:ghost', { title: 'T' }, 400, 'does not exist'],
      [ROOT, { personaUrn: 'urn:li:dataHubPersona:poet' }, 404, 'is no persona'],
      [ROOT, { pictureLink: 'http://localhost/me.png' }, 400, 'pictureLink'],
    ])('should not be written, of %s by %j', async (urn, input, code, text) => {
      const before = await storedAspect(env, urn, 'corpUserEditableInfo');
      expect(await update(urn, input, env.token)).toEqual(failed('updateCorpUserProperties', code, text));
      expect(await storedAspect(env, urn, 'corpUserEditableInfo')).toEqual(before);
    });
  });

  describe('settings', () => {
    const SETTINGS =
      '{ me { corpUser { settings { appearance { showSimplifiedHomepage showThemeV2 } views { defaultView { urn } } homePage { dismissedAnnouncementUrns } locale { language } } } } }';

    it('should be stored for the caller', async () => {
      const { urn, token } = await createActor(env, 'settings');
      const stamp = { time: 1, actor: urn };
      const definition = { entityTypes: [], filter: { or: [] } };
      await ingest(env, [
        VIEW,
        'dataHubViewInfo',
        { name: 'Mine', type: 'PERSONAL', definition, created: stamp, lastModified: stamp },
      ]);
      const { body } = await env.graphql(
        `mutation {
          a: updateUserSetting(input: { name: SHOW_SIMPLIFIED_HOMEPAGE, value: true })
          b: updateUserSetting(input: { name: SHOW_THEME_V2, value: false })
          c: updateCorpUserViewsSettings(input: { defaultView: "${VIEW}" })
          d: updateUserHomePageSettings(input: { pageTemplate: "${TEMPLATE}", newDismissedAnnouncements: ["urn:li:post:a", null] })
          e: updateUserHomePageSettings(input: { newDismissedAnnouncements: ["urn:li:post:a", "urn:li:post:b"] })
          f: updateCorpUserLocaleSettings(input: { language: "de" })
        }`,
        {},
        token,
      );
      expect(body.errors).toBeUndefined();
      expect(Object.values(body.data)).toEqual([true, true, true, true, true, true]);
      const settings = await env.graphql(SETTINGS, {}, token);
      expect(settings.body.data.me.corpUser.settings).toEqual({
        appearance: { showSimplifiedHomepage: true, showThemeV2: false },
        views: { defaultView: { urn: VIEW } },
        homePage: { dismissedAnnouncementUrns: ['urn:li:post:a', 'urn:li:post:b'] },
        locale: { language: 'de' },
      });
      expect(await storedAspect(env, urn, 'corpUserSettings')).toMatchObject({ homePage: { pageTemplate: TEMPLATE } });
      const others = await env.graphql(SETTINGS, {}, nobody.token);
      expect(others.body.data.me.corpUser.settings).toMatchObject({ views: null, homePage: null, locale: null });
    });

    it('should all be stored by concurrent calls', async () => {
      const { urn, token } = await createActor(env, 'settings-at-once');
      const posts = Array.from({ length: 8 }, (_value, at) => `urn:li:post:${at}`);
      await Promise.all(
        posts.map((post) =>
          env.graphql(
            `mutation { updateUserHomePageSettings(input: { newDismissedAnnouncements: ["${post}"] }) }`,
            {},
            token,
          ),
        ),
      );
      const { homePage } = (await storedAspect(env, urn, 'corpUserSettings')) as {
        homePage: { dismissedAnnouncements: string[] };
      };
      expect(homePage.dismissedAnnouncements.sort()).toEqual(posts);
    });

    it.each([
      ['updateCorpUserViewsSettings', '{ defaultView: "urn:li:dataHubView:none" }', 'does not exist'],
      ['updateCorpUserViewsSettings', '{ defaultView: "urn:li:tag:a" }', 'give the urn of a dataHubView'],
      ['updateUserHomePageSettings', '{ pageTemplate: "urn:li:dataHubPageTemplate:none" }', 'does not exist'],
      ['updateUserHomePageSettings', `{ pageTemplate: "${TEMPLATE}", removePageTemplate: true }`, 'not both'],
    ])('should reject %s(%s)', async (field, input, text) => {
      expect(await env.graphql(`mutation { ${field}(input: ${input}) }`, {}, nobody.token)).toEqual(
        failed(field, 400, text),
      );
    });
  });

  it.each([
    ['updateUserStatus', () => setStatus(ROOT, 'SUSPENDED', nobody.token)],
    ['updateUserStatus', () => setStatus('nonsense', 'SUSPENDED', nobody.token)],
    ['removeUser', () => remove(manager.urn, nobody.token)],
    ['removeUser', () => remove('nonsense', nobody.token)],
    ['updateCorpUserProperties', () => update(manager.urn, { title: 'T' }, nobody.token)],
    ['updateCorpUserProperties', () => update('urn:li:corpuser:ghost', {}, nobody.token)],
  ])('should refuse %s to actors without the privilege', async (field, act) => {
    expect(await act()).toEqual(refused(field));
    expect(await isLetIn(manager)).toBe(true);
  });
});
