import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createActor, grant, type TestActor } from '../../support/service/actors.js';
import { createTestEnvironment, type TestEnvironment } from '../../support/service/create-test-environment.js';
import { ingest, storedAspect, type Write } from '../../support/service/ingest.js';
import { poll } from '../../support/measures/poll.js';

const ADMIN = 'urn:li:dataHubRole:Admin';
const POWERFUL = 'urn:li:corpGroup:powerful';
const USER = 'urn:li:corpuser:helper';
const POLICY = 'urn:li:dataHubPolicy:taken';
const STAMP = { time: 1, actor: USER };
const ROLL_BACK = 'mutation ($run: String!) { rollbackIngestion(input: { runId: $run }) }';

const owners = (...named: readonly string[]) => ({
  owners: named.map((owner) => ({ owner, type: 'TECHNICAL_OWNER' })),
});

const policy = (state: string) => ({
  displayName: 'P',
  description: '',
  type: 'PLATFORM',
  state,
  privileges: ['MANAGE_POLICIES'],
  actors: { users: [USER], resourceOwners: false, allUsers: false, allGroups: false },
  editable: true,
});

/** What once gave rights, and what a run wrote in its place. */
const TAKEN: readonly (readonly [urn: string, aspect: string, before: object, after: object])[] = [
  [USER, 'nativeGroupMembership', { nativeGroups: [POWERFUL] }, { nativeGroups: [] }],
  [USER, 'groupMembership', { groups: [POWERFUL] }, { groups: [] }],
  [USER, 'roleMembership', { roles: [ADMIN] }, { roles: [] }],
  [USER, 'subTypes', { typeNames: ['SERVICE_ACCOUNT'] }, { typeNames: ['PERSON'] }],
  [POWERFUL, 'ownership', owners(USER), owners()],
  [POLICY, 'dataHubPolicyInfo', policy('ACTIVE'), policy('INACTIVE')],
  [
    'urn:li:corpuser:chief',
    'corpUserStatus',
    { status: 'ACTIVE', lastModified: STAMP },
    { status: 'SUSPENDED', lastModified: STAMP },
  ],
  ['urn:li:corpuser:chief', 'status', { removed: false }, { removed: true }],
];

describe('A rollback of a run that removed privileges', () => {
  let env: TestEnvironment;
  let actor: TestActor;

  beforeAll(async () => {
    env = await createTestEnvironment();
    actor = await createActor(env, 'helper');
    await grant(env, actor, { privileges: ['MANAGE_INGESTION', 'UPDATE_USERS', 'UPDATE_GROUPS'] });
    await ingest(
      env,
      ['urn:li:dataHubPolicy:deleting', 'dataHubPolicyInfo', deleting()],
      [POWERFUL, 'corpGroupInfo', { displayName: 'Powerful', admins: [], members: [], groups: [] }],
      [POWERFUL, 'roleMembership', { roles: [ADMIN] }],
      ['urn:li:corpuser:chief', 'corpUserInfo', { active: true }],
      ['urn:li:corpuser:chief', 'roleMembership', { roles: [ADMIN] }],
    );
  });

  afterAll(() => env.stop());

  /** The right to delete anything. */
  function deleting(): object {
    const actors = { users: [actor.urn], resourceOwners: false, allUsers: false, allGroups: false };
    const resources = { allResources: true };
    return { ...policy('ACTIVE'), type: 'METADATA', privileges: ['DELETE_ENTITY'], actors, resources };
  }

  async function write([urn, aspectName, value]: Write, runId: string, token = env.token): Promise<void> {
    const aspect = { value: JSON.stringify(value), contentType: 'application/json' };
    const systemMetadata = { runId, lastObserved: 1 };
    const target = { entityType: urn.split(':')[2], entityUrn: urn, aspectName };
    const body = JSON.stringify({ proposal: { ...target, changeType: 'UPSERT', aspect, systemMetadata } });
    const headers = { authorization: `Bearer ${token}` };
    const answer = await env.fetch('/aspects?action=ingestProposal', { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(await answer.text());
  }

  /** Gives the right, and takes it away by a run of its own. */
  async function take([urn, aspect, before, after]: (typeof TAKEN)[number], run: string): Promise<void> {
    await write([urn, aspect, before], `${run}-before`);
    await write([urn, aspect, after], run);
  }

  const rollBack = async (runId: string, token: string, how: object): Promise<number> => {
    const headers = { authorization: `Bearer ${token}` };
    const body = JSON.stringify({ runId, dryRun: false, ...how });
    return (await env.fetch('/runs?action=rollback', { method: 'POST', headers, body })).status;
  };

  // Rows of what is marked as removed are taken back only together with deletes.
  const ways = TAKEN.flatMap((one) => [
    ...(one[1] === 'status' ? [] : [[...one, {}] as const]),
    [...one, { hardDelete: true, safe: false }] as const,
  ]);

  it.each(ways)(
    'should not restore them for actors who could not grant them: %s %s',
    async (urn, aspect, before, after, how) => {
      const run = `run-${aspect}-${String('safe' in how)}`;
      await take([urn, aspect, before, after], run);
      expect([403, 422]).toContain(await rollBack(run, actor.token, how));
      expect(await storedAspect(env, urn, aspect)).toMatchObject(after);
      expect(await rollBack(run, env.token, how)).toBe(200);
      expect(await storedAspect(env, urn, aspect)).toMatchObject(before);
      await write([urn, aspect, after], 'put-back');
    },
  );

  it('should not restore them over GraphQL, where the task fails', async () => {
    const [one] = TAKEN;
    if (one === undefined) throw new Error('nothing was taken');
    await take(one, 'run-graphql');
    const { body } = await env.graphql(ROLL_BACK, { run: 'run-graphql' }, actor.token);
    expect(body.errors).toBeUndefined();
    await poll(
      () => Promise.resolve(env.output().includes('it needs all rights of')),
      'the refusal in the log',
      20_000,
    );
    expect(await storedAspect(env, one[0], one[1])).toMatchObject(one[3]);
  });

  it('should roll back everything else', async () => {
    const tag = 'urn:li:tag:plain';
    for (const description of ['before', 'after'])
      await write([tag, 'tagProperties', { name: 'T', description }], description);
    expect(await rollBack('after', actor.token, {})).toBe(200);
    expect(await storedAspect(env, tag, 'tagProperties')).toMatchObject({ description: 'before' });
  });
});
