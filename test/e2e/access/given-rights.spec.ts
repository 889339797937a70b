import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, grant, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest, storedAspect, type Write } from '../../support/service/ingest.js';

const ROOT = 'urn:li:corpuser:datahub';
const ADMIN = 'urn:li:dataHubRole:Admin';
const READER = 'urn:li:dataHubRole:Reader';
const POWERFUL = 'urn:li:corpGroup:powerful';
const NAMED = 'urn:li:corpGroup:named';
const PLAIN = 'urn:li:corpGroup:plain';
const CHIEF = 'urn:li:corpuser:chief';
const CLERK = 'urn:li:corpuser:clerk';

const IDENTITIES = ['UPDATE_USERS', 'UPDATE_GROUPS', 'CREATE_USERS', 'MANAGE_USERS_AND_GROUPS'];

const CREATE_TOKEN = 'mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { accessToken } }';
const CREATE_INVITE = 'mutation ($role: String) { createInviteToken(input: { roleUrn: $role }) { inviteToken } }';
const GET_INVITE = 'query ($role: String) { getInviteToken(input: { roleUrn: $role }) { inviteToken } }';
const RESET = 'mutation ($urn: String!) { createNativeUserResetToken(input: { userUrn: $urn }) { resetToken } }';
const JOIN = 'mutation ($input: AddGroupMembersInput!) { addGroupMembers(input: $input) }';
const STATUS = 'mutation ($urn: String!, $status: CorpUserStatus!) { updateUserStatus(urn: $urn, status: $status) }';

describe('Aspects that grant privileges', () => {
  let env: TestEnvironment;
  let actor: TestActor;

  beforeAll(async () => {
    env = await createTestEnvironment();
    actor = await createActor(env, 'giver');
    await ingest(
      env,
      [POWERFUL, 'corpGroupInfo', { displayName: 'Powerful', admins: [], members: [], groups: [] }],
      [POWERFUL, 'roleMembership', { roles: [ADMIN] }],
      [POWERFUL, 'origin', { type: 'NATIVE' }],
      [NAMED, 'corpGroupInfo', { displayName: 'Named', admins: [], members: [], groups: [] }],
      [PLAIN, 'corpGroupInfo', { displayName: 'Plain', admins: [], members: [], groups: [] }],
      [PLAIN, 'origin', { type: 'NATIVE' }],
      [CHIEF, 'corpUserInfo', { active: true }],
      [CHIEF, 'nativeGroupMembership', { nativeGroups: [POWERFUL] }],
      [CHIEF, 'corpUserCredentials', { salt: 'a', hashedPassword: 'b' }],
      [CLERK, 'corpUserInfo', { active: true }],
      [CLERK, 'corpUserCredentials', { salt: 'a', hashedPassword: 'b' }],
      ['urn:li:dataHubPolicy:of-named', 'dataHubPolicyInfo', policy({ groups: [NAMED] }, ['MANAGE_SECRETS'])],
    );
  });

  afterAll(() => env.stop());

  function policy(actors: object, privileges: readonly string[]): object {
    const named = { resourceOwners: false, allUsers: false, allGroups: false, ...actors };
    return { displayName: 'P', description: '', type: 'PLATFORM', state: 'ACTIVE', privileges, actors: named };
  }

  function proposalOf([entityUrn, aspectName, value]: Write, changeType = 'UPSERT'): object {
    const aspect = { value: JSON.stringify(value), contentType: 'application/json' };
    return { entityType: entityUrn.split(':')[2], entityUrn, changeType, aspectName, aspect };
  }

  function send(method: string, path: string, body?: unknown): Promise<Response> {
    const headers = { authorization: `Bearer ${actor.token}` };
    return env.fetch(path, body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) });
  }

  /** Writes as the actor, over rest.li; returns the status. */
  async function write(...writes: readonly Write[]): Promise<number> {
    const proposals = writes.map((one) => proposalOf(one));
    return (await send('POST', '/aspects?action=ingestProposalBatch', { proposals, async: 'false' })).status;
  }

  async function expectUnwritten(...writes: readonly Write[]): Promise<void> {
    const stored = () => Promise.all(writes.map(([urn, aspectName]) => storedAspect(env, urn, aspectName)));
    const before = await stored();
    expect([403, 422]).toContain(await write(...writes));
    for (const isAsync of ['true', 'false'])
      for (const [urn, aspectName, value] of writes) {
        const body = [{ urn, [aspectName]: { value } }];
        const path = `/openapi/v3/entity/${urn.split(':')[2] ?? ''}?async=${isAsync}`;
        expect([202, 403]).toContain((await send('POST', path, body)).status);
      }
    expect(await stored()).toEqual(before);
  }

  const asked = async (query: string, variables: Record<string, unknown>): Promise<unknown> => {
    const { body } = await env.graphql(query, variables, actor.token);
    return body.errors?.[0]?.extensions.code ?? 'done';
  };

  describe('by actors who may only change users and groups', () => {
    beforeAll(() => grant(env, actor, { privileges: IDENTITIES }));

    it.each<[string, Write]>([
      ['membership in a group with a role', [CLERK, 'nativeGroupMembership', { nativeGroups: [POWERFUL] }]],
      ['membership that another system keeps', [CLERK, 'groupMembership', { groups: [POWERFUL] }]],
      ['membership in a group that a policy names', [CLERK, 'nativeGroupMembership', { nativeGroups: [NAMED] }]],
      ['the own membership', ['urn:li:corpuser:giver', 'groupMembership', { groups: [PLAIN, POWERFUL] }]],
      ['membership of a new user', ['urn:li:corpuser:fresh', 'groupMembership', { groups: [POWERFUL] }]],
      [
        'ownership of a group with a role',
        [POWERFUL, 'ownership', { owners: [{ owner: 'urn:li:corpuser:giver', type: 'TECHNICAL_OWNER' }] }],
      ],
      ['the kind of the root user', [ROOT, 'subTypes', { typeNames: ['SERVICE_ACCOUNT'] }]],
      ['the kind of another user', [CLERK, 'subTypes', { typeNames: ['SERVICE_ACCOUNT'] }]],
      ['credentials', [CHIEF, 'corpUserCredentials', { salt: 's', hashedPassword: 'h' }]],
    ])('should not be granted: %s', async (_name, one) => {
      await expectUnwritten(one);
    });

    it('should not be granted by a patch', async () => {
      const patch = { patch: [{ op: 'add', path: '/nativeGroups', value: [POWERFUL] }], forceGenericPatch: true };
      const proposal = proposalOf([CLERK, 'nativeGroupMembership', patch], 'PATCH');
      expect((await send('POST', '/aspects?action=ingestProposal', { proposal })).status).toBe(422);
      expect(await storedAspect(env, CLERK, 'nativeGroupMembership')).toBeUndefined();
    });

    it('should not be granted over GraphQL', async () => {
      expect(await asked(JOIN, { input: { groupUrn: POWERFUL, userUrns: [actor.urn] } })).toBe(403);
      await grant(env, actor, { privileges: ['EDIT_GROUP_MEMBERS'], on: { type: 'corpGroup' } });
      expect(await asked(JOIN, { input: { groupUrn: POWERFUL, userUrns: [actor.urn] } })).toBe(403);
      expect(await asked(JOIN, { input: { groupUrn: NAMED, userUrns: [actor.urn] } })).toBe(403);
      expect(await asked(JOIN, { input: { groupUrn: PLAIN, userUrns: [CLERK] } })).toBe('done');
      await grant(env, actor, { privileges: IDENTITIES });
    });

    it('should not restrict plain groups', async () => {
      expect(await write([CLERK, 'groupMembership', { groups: [PLAIN, 'urn:li:corpGroup:unknown'] }])).toBe(200);
      expect(await write([PLAIN, 'ownership', { owners: [{ owner: CLERK, type: 'TECHNICAL_OWNER' }] }])).toBe(200);
      expect(await write([CLERK, 'subTypes', { typeNames: ['PERSON'] }])).toBe(200);
    });

    it('should be kept by their holders when others make changes', async () => {
      expect(await write([CHIEF, 'nativeGroupMembership', { nativeGroups: [POWERFUL, PLAIN] }])).toBe(200);
    });

    it('should not be restored to a suspended user', async () => {
      const suspended = { status: 'SUSPENDED', lastModified: { time: 1, actor: ROOT } };
      const active = { ...suspended, status: 'ACTIVE' };
      await ingest(env, [CHIEF, 'corpUserStatus', suspended], [CLERK, 'corpUserStatus', suspended]);
      await expectUnwritten([CHIEF, 'corpUserStatus', active]);
      expect(await asked(STATUS, { urn: CHIEF, status: 'ACTIVE' })).toBe(403);
      const path = `/openapi/v3/entity/corpuser/${encodeURIComponent(CHIEF)}/corpUserStatus`;
      expect((await send('DELETE', path)).status).toBe(403);
      expect(await storedAspect(env, CHIEF, 'corpUserStatus')).toMatchObject({ status: 'SUSPENDED' });
      expect(await asked(STATUS, { urn: CLERK, status: 'ACTIVE' })).toBe('done');
    });
  });

  it('should be granted by their holders', async () => {
    await grant(env, actor, { privileges: [...IDENTITIES, 'MANAGE_SECRETS'] });
    expect(await write([CLERK, 'nativeGroupMembership', { nativeGroups: [NAMED] }])).toBe(200);
    await grant(env, actor, { privileges: [...IDENTITIES, 'MANAGE_POLICIES'] });
    expect(await write([CLERK, 'nativeGroupMembership', { nativeGroups: [NAMED, POWERFUL] }])).toBe(200);
    await ingest(env, [CLERK, 'nativeGroupMembership', { nativeGroups: [] }]);
  });

  describe('by actors who manage credentials', () => {
    beforeAll(() =>
      grant(env, actor, { privileges: ['MANAGE_USER_CREDENTIALS', ...IDENTITIES, 'MANAGE_ACCESS_TOKENS'] }),
    );

    it.each([CREATE_INVITE, GET_INVITE])('should not be granted by an invitation: %s', async (query) => {
      expect(await asked(query, { role: ADMIN })).toBe(403);
      expect(await asked(query, { role: READER })).toBe(403);
      expect(await asked(query, {})).toBe('done');
    });

    it('should not be granted by a password reset', async () => {
      expect(await asked(RESET, { urn: ROOT })).toBe(403);
      expect(await asked(RESET, { urn: CHIEF })).toBe(403);
      expect(await asked(RESET, { urn: 'urn:li:corpuser:__datahub_system' })).toBe(403);
      await expectUnwritten([CHIEF, 'corpUserCredentials', { salt: 's', hashedPassword: 'h' }]);
    });

    it('should not be granted by a token that acts as another user', async () => {
      const input = { type: 'PERSONAL', duration: 'ONE_HOUR', name: 't' };
      expect(await asked(CREATE_TOKEN, { input: { ...input, actorUrn: ROOT } })).toBe(403);
      expect(await asked(CREATE_TOKEN, { input: { ...input, actorUrn: CHIEF } })).toBe(403);
      expect(await asked(CREATE_TOKEN, { input: { ...input, actorUrn: CLERK } })).toBe('done');
    });

    it('should not be granted by a token that is written or restored', async () => {
      const info = { name: 't', actorUrn: ROOT, ownerUrn: actor.urn, createdAt: 1 };
      await expectUnwritten(['urn:li:dataHubAccessToken:abc', 'dataHubAccessTokenInfo', info]);
    });
  });

  describe('by actors who manage service accounts', () => {
    const CREATE = 'mutation { createServiceAccount(input: { displayName: "A" }) { urn } }';
    let account: string;

    beforeAll(async () => {
      await grant(env, actor, { privileges: ['MANAGE_SERVICE_ACCOUNTS', ...IDENTITIES] });
      const { body } = await env.graphql(CREATE, {}, actor.token);
      account = body.data.createServiceAccount.urn as string;
    });

    const token = (actorUrn: string, type = 'SERVICE_ACCOUNT') => ({
      input: { type, actorUrn, duration: 'ONE_HOUR', name: 't' },
    });

    it('should not be granted by turning the root user into a service account', async () => {
      await expectUnwritten([ROOT, 'subTypes', { typeNames: ['SERVICE_ACCOUNT'] }]);
      expect(['done', 403, 400]).toContain(await asked(CREATE_TOKEN, token(ROOT)));
      expect(await asked(CREATE_TOKEN, token(ROOT))).not.toBe('done');
    });

    it('should not be granted by a token of an account with more privileges', async () => {
      expect(await asked(CREATE_TOKEN, token(account))).toBe('done');
      await ingest(env, [account, 'roleMembership', { roles: [ADMIN] }]);
      expect(await asked(CREATE_TOKEN, token(account))).toBe(403);
      await ingest(env, [account, 'roleMembership', { roles: [] }]);
    });

    it('should not be granted to an account by itself', async () => {
      const { body } = await env.graphql(CREATE_TOKEN, token(account));
      const own = body.data.createAccessToken.accessToken as string;
      const { body: answer } = await env.graphql(CREATE_TOKEN, token(account, 'PERSONAL'), own);
      expect(answer.errors).toMatchObject([{ extensions: { code: 403 } }]);
      const stateless = `query { getAccessToken(input: { type: PERSONAL, actorUrn: "${account}", duration: ONE_HOUR }) { accessToken } }`;
      expect((await env.graphql(stateless, {}, own)).body.errors).toMatchObject([{ extensions: { code: 403 } }]);
    });
  });

  it('should not be granted by a sign-up under a name that a policy contains', async () => {
    const named = 'urn:li:corpuser:named@example.com';
    const other = 'urn:li:corpuser:other@example.com';
    await ingest(env, [
      'urn:li:dataHubPolicy:of-name',
      'dataHubPolicyInfo',
      policy({ users: [named] }, ['MANAGE_POLICIES']),
    ]);
    const { body } = await env.graphql(CREATE_INVITE);
    const person = { fullName: 'N', password: 'a long enough passw0rd', title: 'T' };
    const inviteToken = body.data.createInviteToken.inviteToken as string;
    const signUp = async (email: string): Promise<number> => {
      const headers = { 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify({ ...person, email, inviteToken }) };
      return (await fetch(`${env.url}/signUp`, init)).status;
    };
    expect(await signUp('named@example.com')).toBe(400);
    expect(await storedAspect(env, named, 'corpUserKey')).toBeUndefined();
    expect(await signUp('other@example.com')).toBe(200);
    expect(await storedAspect(env, other, 'corpUserKey')).toBeDefined();
  });

  it('should not be granted by the settings of single sign-on', async () => {
    await grant(env, actor, { privileges: ['MANAGE_GLOBAL_SETTINGS'] });
    const stored = (await storedAspect(env, 'urn:li:globalSettings:0', 'globalSettingsInfo')) ?? {};
    const sso = { baseUrl: 'https://evil.example' };
    await expectUnwritten(['urn:li:globalSettings:0', 'globalSettingsInfo', { ...stored, sso }]);
  });
});
