import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ALICE,
  BOB,
  criteria,
  criterion,
  DATASET,
  EVERYBODY,
  INSTANCE,
  ON_DATASET,
  ON_NEW,
  ON_TYPE,
  policy,
  policyWorld,
  type PolicyWorld,
} from '../../../test/support/rights/policy-world.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { type Actor, userActor } from '../actor.js';
import { ANY_SUB_RESOURCE, type ResourceSpec } from './resource-spec.js';

const CAROL = userActor('carol');

let world: PolicyWorld;

beforeAll(async () => {
  world = await policyWorld();
});

afterAll(() => world.close());

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
    await expect(world.answer(policy(actors), actor)).resolves.toBe(expected);
    await expect(world.answer(policy(actors), actor, ON_DATASET)).resolves.toBe(expected);
  });

  it.each<[string, JsonObject, Actor, ResourceSpec | undefined, boolean]>([
    ['an owner', {}, ALICE, ON_DATASET, true],
    ['no owner', {}, BOB, ON_DATASET, false],
    ['an owner of another resource', {}, ALICE, ON_NEW, false],
    ['a question about the type', {}, ALICE, ON_TYPE, false],
    ['a question without a resource', {}, ALICE, undefined, false],
    ['an owner of the listed type', { resourceOwnersTypes: ['urn:li:ownershipType:steward'] }, ALICE, ON_DATASET, true],
    ['an owner of another type', { resourceOwnersTypes: ['urn:li:ownershipType:other'] }, ALICE, ON_DATASET, false],
    ['an owner, when no type counts', { resourceOwnersTypes: [] }, ALICE, ON_DATASET, false],
    [
      'an owner by a group that says no type',
      { resourceOwnersTypes: ['urn:li:ownershipType:steward'] },
      CAROL,
      ON_DATASET,
      false,
    ],
    ['one who is named, of what others own', { users: [BOB.urn] }, BOB, ON_DATASET, true],
  ])('should match owners of the resource: %s', async (_name, actors, actor, resource, expected) => {
    await expect(world.answer(policy({ resourceOwners: true, ...actors }), actor, resource)).resolves.toBe(expected);
  });

  it('should match the groups of an owner', async () => {
    await expect(world.answer(policy({ resourceOwners: true }), CAROL, ON_DATASET)).resolves.toBe(true);
  });

  it('should ask owners for the resource too', async () => {
    const elsewhere = criteria(criterion('TYPE', ['chart']));
    await expect(world.answer(policy({ resourceOwners: true }, elsewhere), ALICE, ON_DATASET)).resolves.toBe(false);
  });
});

describe('the state and type of a policy', () => {
  it.each([
    ['ACTIVE', true],
    ['INACTIVE', false],
    ['DRAFT', false],
    ['active', false],
  ])('should count in state %s: %s', async (state, expected) => {
    await expect(world.answer(policy(EVERYBODY, undefined, { state }), BOB)).resolves.toBe(expected);
  });

  it('should not count for a privilege that it does not list', async () => {
    const info = policy(EVERYBODY, undefined, { privileges: ['EDIT_ENTITY_TAG', 'edit_entity_tags', 'ODD'] });
    await expect(world.answer(info, BOB, ON_DATASET)).resolves.toBe(false);
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
    ['not a field that does not exist', criteria(criterion('COLOR', ['red'], 'NOT_EQUALS')), ON_DATASET, false],
    ['a field in small letters', criteria(criterion('tag', ['urn:li:tag:pii'])), ON_DATASET, true],
    ['no value at all', criteria(criterion('TYPE', [])), ON_DATASET, false],
    ['not no value at all', criteria(criterion('TYPE', [], 'NOT_EQUALS')), ON_DATASET, true],
    ['not another type, on a type', criteria(criterion('TYPE', ['chart'], 'NOT_EQUALS')), ON_TYPE, true],
    ['not an owner, on a type', criteria(criterion('OWNER', [ALICE.urn], 'NOT_EQUALS')), ON_TYPE, true],
    ['a domain, on a type', criteria(criterion('DOMAIN', ['urn:li:domain:leaf'])), ON_TYPE, false],
    [
      'the start of a domain above',
      criteria(criterion('DOMAIN', ['urn:li:domain:ro'], 'STARTS_WITH')),
      ON_DATASET,
      true,
    ],
    ['not a domain above', criteria(criterion('DOMAIN', ['urn:li:domain:root'], 'NOT_EQUALS')), ON_DATASET, false],
    ['a criterion without condition', criteria({ field: 'TYPE', values: ['dataset'] }), ON_DATASET, true],
    ['criteria, without a resource', criteria(criterion('TYPE', ['dataset'])), undefined, false],
    ['no criteria, on a type', criteria(), ON_TYPE, true],
    ['no criteria, without a resource', criteria(), undefined, false],
    ['the new form beside the old', { ...criteria(criterion('TYPE', ['dataset'])), type: 'chart' }, ON_DATASET, true],
    ['the old form: no urns', { resources: [] }, ON_DATASET, false],
    ['the old form: no urns of a type', { type: 'dataset', resources: [] }, ON_DATASET, false],
    ['the old form: all beside no urns', { resources: [], allResources: true }, ON_DATASET, true],
    ['the old form: urns of a type', { type: 'dataset', resources: [DATASET] }, ON_DATASET, true],
    ['the old form: urns, on a type', { type: 'dataset', resources: [DATASET] }, ON_TYPE, false],
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
    await expect(world.answer(policy(EVERYBODY, resources), BOB, resource)).resolves.toBe(expected);
  });

  it('should be limited when it cannot be resolved who is above', async () => {
    const above = criteria(criterion('DOMAIN', ['urn:li:domain:root']));
    await expect(world.answer(policy(EVERYBODY, above), BOB, { ...ON_NEW, proposedDomains: [] })).resolves.toBe(false);
    await expect(
      world.answer(policy(EVERYBODY, above), BOB, { type: 'dataset', domains: ['urn:li:domain:root'] }),
    ).resolves.toBe(false);
  });

  it('should not limit a policy of type PLATFORM', async () => {
    const info = policy(EVERYBODY, criteria(criterion('TYPE', ['chart'])), { type: 'PLATFORM' });
    await expect(world.answer(info, BOB, ON_DATASET)).resolves.toBe(true);
    await expect(world.answer(info, BOB)).resolves.toBe(true);
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
    ['anything at all', limited(['urn:li:tag:a']), [ANY_SUB_RESOURCE], true],
    ['anything at all beside a forbidden tag', limited(['urn:li:tag:a']), [ANY_SUB_RESOURCE, 'urn:li:tag:b'], false],
    ['a tag that is called like anything', limited(['urn:li:tag:a']), ['urn:li:tag:*'], false],
    ['no condition at all', { privilegeConstraints: { criteria: [] } }, ['urn:li:tag:a'], true],
    ['a kind of tags', limited(['urn:li:tag:pii.'], 'STARTS_WITH'), ['urn:li:tag:pii.mail'], true],
    [
      'the type of what is added',
      { privilegeConstraints: { criteria: [criterion('TYPE', ['tag'])] } },
      ['urn:li:tag:a'],
      true,
    ],
    [
      'the owner of what is added',
      { privilegeConstraints: { criteria: [criterion('OWNER', [ALICE.urn])] } },
      ['urn:li:tag:owned'],
      true,
    ],
    [
      'another owner of what is added',
      { privilegeConstraints: { criteria: [criterion('OWNER', [BOB.urn])] } },
      ['urn:li:tag:owned'],
      false,
    ],
    ['a forbidden tag', limited(['urn:li:tag:a'], 'NOT_EQUALS'), ['urn:li:tag:a'], false],
    ['a tag that is not the forbidden one', limited(['urn:li:tag:a'], 'NOT_EQUALS'), ['urn:li:tag:b'], true],
  ])('should be judged: %s', async (_name, resources, subResources, expected) => {
    await expect(world.answer(policy(EVERYBODY, resources), BOB, ON_DATASET, subResources)).resolves.toBe(expected);
  });
});

describe('the constraints of a policy of type PLATFORM', () => {
  it.each<[string, ResourceSpec | undefined, readonly string[], boolean]>([
    ['nothing changed', undefined, [], true],
    ['an allowed tag, without a resource', undefined, ['urn:li:tag:a'], true],
    ['another tag, without a resource', undefined, ['urn:li:tag:b'], false],
    ['an allowed tag', ON_DATASET, ['urn:li:tag:a'], true],
    ['another tag', ON_DATASET, ['urn:li:tag:b'], false],
  ])('should be judged: %s', async (_name, resource, subResources, expected) => {
    const constraints = { privilegeConstraints: { criteria: [criterion('URN', ['urn:li:tag:a'])] } };
    const info = policy(EVERYBODY, constraints, { type: 'PLATFORM' });
    await expect(world.answer(info, BOB, resource, subResources)).resolves.toBe(expected);
  });
});
