import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { authHarness, type AuthHarness } from '../../../test/support/auth-harness.js';
import type { JsonObject } from '../../common/json.js';
import { type Actor, SYSTEM_ACTOR, userActor } from '../actor.js';
import type { ResourceSpec } from './resource-spec.js';

const ALICE = userActor('alice');
const BOB = userActor('bob');
const POLICY = 'urn:li:dataHubPolicy:tested';
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,sales.orders,PROD)';
const INSTANCE = 'urn:li:dataPlatformInstance:(urn:li:dataPlatform:hive,eu)';
const ON_DATASET: ResourceSpec = { type: 'dataset', urn: DATASET };
const ON_NEW: ResourceSpec = { type: 'dataset', urn: DATASET.replace('orders', 'new') };
const ON_TYPE: ResourceSpec = { type: 'dataset' };
const STAMP = { time: 1, actor: ALICE.urn };

const term = (parentNode?: string): JsonObject => ({
  definition: '',
  termSource: 'INTERNAL',
  ...(parentNode && { parentNode }),
});
const node = (parentNode?: string): JsonObject => ({ definition: '', ...(parentNode && { parentNode }) });

const WORLD: readonly (readonly [string, string, JsonObject])[] = [
  [ALICE.urn, 'groupMembership', { groups: ['urn:li:corpGroup:external'] }],
  [ALICE.urn, 'nativeGroupMembership', { nativeGroups: ['urn:li:corpGroup:native'] }],
  [ALICE.urn, 'roleMembership', { roles: ['urn:li:dataHubRole:Editor'] }],
  ['urn:li:corpGroup:native', 'roleMembership', { roles: ['urn:li:dataHubRole:Reader'] }],
  [BOB.urn, 'corpUserInfo', { active: true }],
  [
    DATASET,
    'ownership',
    {
      owners: [
        { owner: ALICE.urn, type: 'CUSTOM', typeUrn: 'urn:li:ownershipType:steward' },
        { owner: 'urn:li:corpGroup:external', type: 'DATAOWNER' },
      ],
      lastModified: STAMP,
    },
  ],
  [DATASET, 'domains', { domains: ['urn:li:domain:leaf'] }],
  ['urn:li:domain:leaf', 'domainProperties', { name: 'leaf', parentDomain: 'urn:li:domain:middle' }],
  ['urn:li:domain:middle', 'domainProperties', { name: 'middle', parentDomain: 'urn:li:domain:root' }],
  ['urn:li:domain:root', 'domainProperties', { name: 'root' }],
  ['urn:li:domain:loop', 'domainProperties', { name: 'loop', parentDomain: 'urn:li:domain:loop' }],
  [DATASET, 'container', { container: 'urn:li:container:schema' }],
  ['urn:li:container:schema', 'container', { container: 'urn:li:container:database' }],
  [DATASET, 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] }],
  [DATASET, 'glossaryTerms', { terms: [{ urn: 'urn:li:glossaryTerm:t' }], auditStamp: STAMP }],
  ['urn:li:glossaryTerm:t', 'glossaryTermInfo', term('urn:li:glossaryNode:n')],
  ['urn:li:glossaryNode:n', 'glossaryNodeInfo', node('urn:li:glossaryNode:top')],
  [DATASET, 'dataPlatformInstance', { platform: 'urn:li:dataPlatform:hive', instance: INSTANCE }],
];

let harness: AuthHarness;

beforeAll(async () => {
  harness = await authHarness();
  await harness.write(WORLD);
});

afterAll(() => harness.close());

function policy(actors: JsonObject, resources?: JsonObject, more: JsonObject = {}): JsonObject {
  return {
    displayName: 'Tested',
    description: '',
    type: 'METADATA',
    state: 'ACTIVE',
    privileges: ['EDIT_ENTITY_TAGS'],
    actors: { resourceOwners: false, allUsers: false, allGroups: false, ...actors },
    ...(resources !== undefined && { resources }),
    ...more,
  };
}

async function answer(
  info: JsonObject,
  actor: Actor,
  resource?: ResourceSpec,
  subResources?: readonly string[],
): Promise<boolean> {
  await harness.write([[POLICY, 'dataHubPolicyInfo', info]]);
  return harness.authorizer.can(actor, ['EDIT_ENTITY_TAGS'], resource, subResources);
}

const criteria = (...list: readonly JsonObject[]): JsonObject => ({ filter: { criteria: [...list] } });
const criterion = (field: string, values: readonly string[], condition = 'EQUALS'): JsonObject => ({
  field,
  values: [...values],
  condition,
});
const EVERYBODY = { allUsers: true };

describe('the actors of a policy', () => {
  it.each<[string, JsonObject, Actor, boolean]>([
    ['a named user', { users: [ALICE.urn] }, ALICE, true],
    ['another user than the named one', { users: [ALICE.urn] }, BOB, false],
    ['every user', EVERYBODY, BOB, true],
    ['a member of a group', { groups: ['urn:li:corpGroup:external'] }, ALICE, true],
    ['a member of a native group', { groups: ['urn:li:corpGroup:native'] }, ALICE, true],
    ['nobody of the group', { groups: ['urn:li:corpGroup:native'] }, BOB, false],
    ['every group, for a member of one', { allGroups: true }, ALICE, true],
    ['every group, for a member of none', { allGroups: true }, BOB, false],
    ['a role', { roles: ['urn:li:dataHubRole:Editor'] }, ALICE, true],
    ['a role given to a group', { roles: ['urn:li:dataHubRole:Reader'] }, ALICE, true],
    ['a role that is not held', { roles: ['urn:li:dataHubRole:Admin'] }, ALICE, false],
    ['nobody', {}, ALICE, false],
  ])('should match %s', async (_name, actors, actor, expected) => {
    await expect(answer(policy(actors), actor)).resolves.toBe(expected);
    await expect(answer(policy(actors), actor, ON_DATASET)).resolves.toBe(expected);
  });

  it.each<[string, JsonObject, Actor, ResourceSpec | undefined, boolean]>([
    ['an owner', {}, ALICE, ON_DATASET, true],
    ['no owner', {}, BOB, ON_DATASET, false],
    ['an owner of another resource', {}, ALICE, ON_NEW, false],
    ['a question about the type', {}, ALICE, ON_TYPE, false],
    ['a question without a resource', {}, ALICE, undefined, false],
    ['an owner of the listed type', { resourceOwnersTypes: ['urn:li:ownershipType:steward'] }, ALICE, ON_DATASET, true],
    ['an owner of another type', { resourceOwnersTypes: ['urn:li:ownershipType:other'] }, ALICE, ON_DATASET, false],
  ])('should match owners of the resource: %s', async (_name, actors, actor, resource, expected) => {
    await expect(answer(policy({ resourceOwners: true, ...actors }), actor, resource)).resolves.toBe(expected);
  });

  it('should match the groups of an owner', async () => {
    await harness.write([['urn:li:corpuser:carol', 'groupMembership', { groups: ['urn:li:corpGroup:external'] }]]);
    await expect(answer(policy({ resourceOwners: true }), userActor('carol'), ON_DATASET)).resolves.toBe(true);
  });

  it('should ask owners for the resource too', async () => {
    const elsewhere = criteria(criterion('TYPE', ['chart']));
    await expect(answer(policy({ resourceOwners: true }, elsewhere), ALICE, ON_DATASET)).resolves.toBe(false);
  });
});

describe('the resources of a policy', () => {
  it.each<[string, JsonObject | undefined, ResourceSpec | undefined, boolean]>([
    ['none, without a resource', undefined, undefined, true],
    ['none, on a type', undefined, ON_TYPE, true],
    ['none, on a resource', undefined, ON_DATASET, true],
    ['an empty object, without a resource', {}, undefined, false],
    ['an empty object, on a resource', {}, ON_DATASET, true],
    ['no criteria', criteria(), ON_DATASET, true],
    ['the type', criteria(criterion('TYPE', ['chart', 'dataset'])), ON_DATASET, true],
    ['the type, on a type', criteria(criterion('TYPE', ['dataset'])), ON_TYPE, true],
    ['the type by its old name', criteria(criterion('RESOURCE_TYPE', ['dataset'])), ON_TYPE, true],
    ['another type', criteria(criterion('TYPE', ['chart'])), ON_DATASET, false],
    ['the urn', criteria(criterion('URN', [DATASET])), ON_DATASET, true],
    ['the urn by its old name', criteria(criterion('RESOURCE_URN', [DATASET])), ON_DATASET, true],
    ['the urn, on a type', criteria(criterion('URN', [DATASET])), ON_TYPE, false],
    [
      'the start of the urn',
      criteria(criterion('URN', ['urn:li:dataset:(urn:li:dataPlatform:hive'], 'STARTS_WITH')),
      ON_DATASET,
      true,
    ],
    ['another start', criteria(criterion('URN', ['urn:li:chart'], 'STARTS_WITH')), ON_DATASET, false],
    ['the owner', criteria(criterion('OWNER', [ALICE.urn])), ON_DATASET, true],
    ['another owner', criteria(criterion('OWNER', [BOB.urn])), ON_DATASET, false],
    ['the domain', criteria(criterion('DOMAIN', ['urn:li:domain:leaf'])), ON_DATASET, true],
    ['a domain above', criteria(criterion('DOMAIN', ['urn:li:domain:root'])), ON_DATASET, true],
    ['another domain', criteria(criterion('DOMAIN', ['urn:li:domain:loop'])), ON_DATASET, false],
    [
      'a domain, for itself',
      criteria(criterion('DOMAIN', ['urn:li:domain:leaf'])),
      { type: 'domain', urn: 'urn:li:domain:leaf' },
      true,
    ],
    [
      'a domain, for one below',
      criteria(criterion('DOMAIN', ['urn:li:domain:root'])),
      { type: 'domain', urn: 'urn:li:domain:leaf' },
      true,
    ],
    [
      'a domain, for one in a circle',
      criteria(criterion('DOMAIN', ['urn:li:domain:root'])),
      { type: 'domain', urn: 'urn:li:domain:loop' },
      false,
    ],
    [
      'a proposed domain',
      criteria(criterion('DOMAIN', ['urn:li:domain:root'])),
      { ...ON_NEW, proposedDomains: ['urn:li:domain:leaf'] },
      true,
    ],
    [
      'a proposed domain, when one is stored',
      criteria(criterion('DOMAIN', ['urn:li:domain:loop'])),
      { ...ON_DATASET, proposedDomains: ['urn:li:domain:loop'] },
      false,
    ],
    [
      'domains to judge with',
      criteria(criterion('DOMAIN', ['urn:li:domain:loop'])),
      { ...ON_DATASET, domains: ['urn:li:domain:loop'] },
      true,
    ],
    ['the container', criteria(criterion('CONTAINER', ['urn:li:container:schema'])), ON_DATASET, true],
    ['a container above', criteria(criterion('CONTAINER', ['urn:li:container:database'])), ON_DATASET, true],
    [
      'a container, for itself',
      criteria(criterion('CONTAINER', ['urn:li:container:schema'])),
      { type: 'container', urn: 'urn:li:container:schema' },
      true,
    ],
    ['a tag', criteria(criterion('TAG', ['urn:li:tag:pii'])), ON_DATASET, true],
    ['another tag', criteria(criterion('TAG', ['urn:li:tag:other'])), ON_DATASET, false],
    ['a term', criteria(criterion('GLOSSARY', ['urn:li:glossaryTerm:t'])), ON_DATASET, true],
    ['a term group above', criteria(criterion('GLOSSARY', ['urn:li:glossaryNode:top'])), ON_DATASET, true],
    [
      'a term group, for a term',
      criteria(criterion('GLOSSARY', ['urn:li:glossaryNode:top'])),
      { type: 'glossaryTerm', urn: 'urn:li:glossaryTerm:t' },
      true,
    ],
    [
      'a term group, for itself',
      criteria(criterion('GLOSSARY', ['urn:li:glossaryNode:n'])),
      { type: 'glossaryNode', urn: 'urn:li:glossaryNode:n' },
      true,
    ],
    ['the platform instance', criteria(criterion('DATA_PLATFORM_INSTANCE', [INSTANCE])), ON_DATASET, true],
    [
      'a platform instance, for itself',
      criteria(criterion('DATA_PLATFORM_INSTANCE', [INSTANCE])),
      { type: 'dataPlatformInstance', urn: INSTANCE },
      true,
    ],
    [
      'the group of a user',
      criteria(criterion('GROUP_MEMBERSHIP', ['urn:li:corpGroup:native'])),
      { type: 'corpuser', urn: ALICE.urn },
      true,
    ],
    [
      'another group of a user',
      criteria(criterion('GROUP_MEMBERSHIP', ['urn:li:corpGroup:other'])),
      { type: 'corpuser', urn: ALICE.urn },
      false,
    ],
    ['not a tag', criteria(criterion('TAG', ['urn:li:tag:other'], 'NOT_EQUALS')), ON_DATASET, true],
    [
      'not this tag',
      criteria(criterion('TAG', ['urn:li:tag:other', 'urn:li:tag:pii'], 'NOT_EQUALS')),
      ON_DATASET,
      false,
    ],
    ['not a tag, without tags', criteria(criterion('TAG', ['urn:li:tag:pii'], 'NOT_EQUALS')), ON_NEW, true],
    ['a field that does not exist', criteria(criterion('COLOR', ['red'])), ON_DATASET, false],
    [
      'all of two criteria',
      criteria(criterion('TYPE', ['dataset']), criterion('TAG', ['urn:li:tag:pii'])),
      ON_DATASET,
      true,
    ],
    [
      'one of two criteria',
      criteria(criterion('TYPE', ['dataset']), criterion('TAG', ['urn:li:tag:x'])),
      ON_DATASET,
      false,
    ],
    ['the old form: type', { type: 'dataset' }, ON_DATASET, true],
    ['the old form: another type', { type: 'chart' }, ON_DATASET, false],
    ['the old form: all of a type', { type: 'dataset', allResources: true }, ON_TYPE, true],
    ['the old form: all of another type', { type: 'chart', allResources: true }, ON_DATASET, false],
    ['the old form: urns', { resources: [DATASET] }, ON_DATASET, true],
    ['the old form: other urns', { resources: ['urn:li:dataset:other'] }, ON_DATASET, false],
    ['the old form: all beside urns', { resources: ['urn:li:dataset:other'], allResources: true }, ON_DATASET, true],
  ])('should be judged: %s', async (_name, resources, resource, expected) => {
    await expect(answer(policy(EVERYBODY, resources), BOB, resource)).resolves.toBe(expected);
  });

  it('should not limit a policy of type PLATFORM', async () => {
    const info = policy(EVERYBODY, criteria(criterion('TYPE', ['chart'])), { type: 'PLATFORM' });
    await expect(answer(info, BOB, ON_DATASET)).resolves.toBe(true);
    await expect(answer(info, BOB)).resolves.toBe(true);
  });
});

describe('the constraints of a policy', () => {
  const limited = (values: readonly string[], condition?: string): JsonObject => ({
    privilegeConstraints: { criteria: [criterion('URN', values, condition)] },
  });

  it.each<[string, JsonObject | undefined, readonly string[], boolean]>([
    ['no limit', undefined, ['urn:li:tag:a'], true],
    ['nothing changed', limited(['urn:li:tag:a']), [], true],
    ['an allowed tag', limited(['urn:li:tag:a']), ['urn:li:tag:a'], true],
    ['one tag that is not allowed', limited(['urn:li:tag:a']), ['urn:li:tag:a', 'urn:li:tag:b'], false],
    ['anything at all', limited(['urn:li:tag:a']), ['urn:li:tag:*'], true],
    ['a forbidden tag', limited(['urn:li:tag:a'], 'NOT_EQUALS'), ['urn:li:tag:a'], false],
    ['a tag that is not the forbidden one', limited(['urn:li:tag:a'], 'NOT_EQUALS'), ['urn:li:tag:b'], true],
  ])('should be judged: %s', async (_name, resources, subResources, expected) => {
    await expect(answer(policy(EVERYBODY, resources), BOB, ON_DATASET, subResources)).resolves.toBe(expected);
  });
});

describe('Authorizer', () => {
  it.each([
    ['ACTIVE', true],
    ['INACTIVE', false],
    ['DRAFT', false],
  ])('should count a policy in state %s: %s', async (state, expected) => {
    await expect(answer(policy(EVERYBODY, undefined, { state }), BOB)).resolves.toBe(expected);
  });

  it('should forget a deleted policy at once', async () => {
    await expect(answer(policy(EVERYBODY), BOB)).resolves.toBe(true);
    await harness.aspects.writer.deleteEntity(POLICY, { audit: STAMP, source: 'SYSTEM' });
    await expect(harness.authorizer.can(BOB, ['EDIT_ENTITY_TAGS'])).resolves.toBe(false);
  });

  it('should hear of a new membership at once', async () => {
    const dave = userActor('dave');
    const info = policy({ roles: ['urn:li:dataHubRole:Tester'] });
    await expect(answer(info, dave)).resolves.toBe(false);
    await harness.write([[dave.urn, 'groupMembership', { groups: ['urn:li:corpGroup:testers'] }]]);
    await harness.write([['urn:li:corpGroup:testers', 'roleMembership', { roles: ['urn:li:dataHubRole:Tester'] }]]);
    await expect(harness.authorizer.can(dave, ['EDIT_ENTITY_TAGS'])).resolves.toBe(true);
  });

  it('should allow the system everything', async () => {
    await expect(harness.authorizer.can(SYSTEM_ACTOR, ['MANAGE_POLICIES'])).resolves.toBe(true);
  });

  it.each<
    [
      string,
      readonly ('VIEW_ENTITY_PAGE' | 'GET_ENTITY_PRIVILEGE' | 'EDIT_ENTITY' | 'DELETE_ENTITY')[],
      string,
      boolean,
    ]
  >([
    ['see the own user', ['VIEW_ENTITY_PAGE'], BOB.urn, true],
    ['read the own user', ['GET_ENTITY_PRIVILEGE'], BOB.urn, true],
    ['edit or delete the own user', ['EDIT_ENTITY', 'DELETE_ENTITY'], BOB.urn, false],
    ['see another user', ['VIEW_ENTITY_PAGE'], ALICE.urn, false],
  ])('should let everybody without a policy: %s', async (_name, anyOf, urn, expected) => {
    await expect(harness.authorizer.can(BOB, anyOf, { type: 'corpuser', urn })).resolves.toBe(expected);
  });

  it('should refuse with the standard text', async () => {
    await expect(harness.authorizer.require(BOB, ['MANAGE_POLICIES'])).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Unauthorized to perform this action. Please contact your DataHub administrator.',
    });
  });

  it('should ask nothing of the database for an answer in general', async () => {
    await answer(policy(EVERYBODY), BOB, ON_DATASET);
    const before = harness.aspects.database.statements;
    await harness.authorizer.can(BOB, ['EDIT_ENTITY', 'EDIT_ENTITY_TAGS'], ON_DATASET);
    expect(harness.aspects.database.statements).toBe(before);
  });

  it('should list what is granted', async () => {
    await answer(
      policy(EVERYBODY, criteria(criterion('TYPE', ['dataset'])), {
        privileges: ['EDIT_LINEAGE', 'MANAGE_TAGS', 'ODD'],
      }),
      BOB,
    );
    await expect(harness.authorizer.granted(BOB)).resolves.toEqual([]);
    await expect(harness.authorizer.granted(BOB, ON_DATASET)).resolves.toEqual(['EDIT_LINEAGE']);
  });

  it('should allow everything when policies are switched off', async () => {
    const open = await authHarness({ AUTH_POLICIES_ENABLED: 'false' });
    await expect(open.authorizer.can(BOB, ['MANAGE_POLICIES'])).resolves.toBe(true);
    await open.close();
  });
});
