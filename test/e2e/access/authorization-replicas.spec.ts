import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { TestEnvironment } from '../../support/service/create-test-environment.js';
import { endToEndEngine } from '../../support/engines/engines.js';
import { ingest, type Write } from '../../support/service/ingest.js';
import { describeWhere } from '../../support/checkout/needs.js';
import { poll } from '../../support/measures/poll.js';
import { createReplicaPair, REPLICA_LIMIT_MS, type ReplicaPair } from '../../support/service/replica-pair.js';

const USER = 'urn:li:corpuser:someone';
const GROUP = 'urn:li:corpGroup:g';
const ROLE = 'urn:li:dataHubRole:Tester';
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,replicated,PROD)';
const POLICY = 'urn:li:dataHubPolicy:replicated';

const engine = endToEndEngine();
const onServer = describeWhere(engine !== undefined, 'sqlServer');

onServer('rights on two replicas of one database', () => {
  let replicas: ReplicaPair;
  let here: TestEnvironment;
  let there: TestEnvironment;

  beforeAll(async () => {
    if (engine === undefined) return;
    replicas = await createReplicaPair(engine);
    ({ here, there } = replicas);
    await ingest(here, [USER, 'corpUserInfo', { active: true }], [DATASET, 'datasetProperties', { name: 'D' }]);
  });

  afterAll(async () => {
    await replicas.stop();
  });

  async function holds(env: TestEnvironment): Promise<boolean> {
    const { body } = await env.graphql(
      'query ($input: GetGrantedPrivilegesInput!) { getGrantedPrivileges(input: $input) { privileges } }',
      { input: { actorUrn: USER, resourceSpec: { resourceType: 'DATASET', resourceUrn: DATASET } } },
    );
    return (body.data.getGrantedPrivileges.privileges as string[]).includes('EDIT_ENTITY_EMBED');
  }

  function policy(actors: object, criteria: readonly object[] = []): Write {
    const info = {
      displayName: 'Replicated',
      description: '',
      type: 'METADATA',
      state: 'ACTIVE',
      privileges: ['EDIT_ENTITY_EMBED'],
      actors: { allUsers: false, allGroups: false, resourceOwners: false, ...actors },
      resources: { filter: { criteria } },
    };
    return [POLICY, 'dataHubPolicyInfo', info];
  }

  const owners = (...urns: string[]): Write => [
    DATASET,
    'ownership',
    { owners: urns.map((owner) => ({ owner, type: 'DATAOWNER' })), lastModified: { time: 1, actor: USER } },
  ];
  const domains = (...urns: string[]): Write => [DATASET, 'domains', { domains: urns }];
  const domain = (parentDomain?: string): Write => [
    'urn:li:domain:d',
    'domainProperties',
    { name: 'D', ...(parentDomain !== undefined && { parentDomain }) },
  ];
  const within = [{ field: 'DOMAIN', values: ['urn:li:domain:top'], condition: 'EQUALS' }];
  const NOBODY = policy({});

  it.each<[what: string, before: readonly Write[], change: Write]>([
    ['a policy', [NOBODY], policy({ users: [USER] })],
    ['a group', [policy({ groups: [GROUP] })], [USER, 'groupMembership', { groups: [GROUP] }]],
    ['a role', [policy({ roles: [ROLE] })], [USER, 'roleMembership', { roles: [ROLE] }]],
    [
      'the role of a group',
      [
        policy({ roles: [ROLE] }),
        [USER, 'roleMembership', { roles: [] }],
        [USER, 'groupMembership', { groups: [GROUP] }],
      ],
      [GROUP, 'roleMembership', { roles: [ROLE] }],
    ],
    ['an owner', [policy({ resourceOwners: true }), owners()], owners(USER)],
    ['the domain', [policy({ users: [USER] }, within)], domains('urn:li:domain:top')],
    [
      'what the domain stands under',
      [policy({ users: [USER] }, within), domains('urn:li:domain:d'), domain()],
      domain('urn:li:domain:top'),
    ],
  ])(
    'should follow a change of %s immediately in this process, and within five seconds in others',
    async (what, before, change) => {
      await ingest(here, ...before);
      expect(await holds(here)).toBe(false);
      await poll(async () => !(await holds(there)), 'the other replica to be as this one', REPLICA_LIMIT_MS);
      await ingest(here, change);
      const since = performance.now();
      expect(await holds(here)).toBe(true);
      await poll(() => holds(there), `the other replica to see ${what}`, REPLICA_LIMIT_MS);
      expect(performance.now() - since).toBeLessThan(REPLICA_LIMIT_MS);
    },
  );

  it('should drop a deleted policy immediately in this process, and within five seconds in others', async () => {
    await ingest(here, policy({ users: [USER] }));
    await poll(() => holds(there), 'the other replica to see the policy', REPLICA_LIMIT_MS);
    await here.graphql(`mutation { deletePolicy(urn: "${POLICY}") }`);
    expect(await holds(here)).toBe(false);
    await poll(async () => !(await holds(there)), 'the other replica to lose it', REPLICA_LIMIT_MS);
  });
});
