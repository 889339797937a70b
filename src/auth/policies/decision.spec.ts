import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ALICE,
  BOB,
  criteria,
  criterion,
  EVERYBODY,
  INSTANCE,
  ON_DATASET,
  ON_NEW,
  POLICY,
  policy,
  policyWorld,
  type PolicyWorld,
} from '../../../test/support/rights/policy-world.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { type Actor, SYSTEM_ACTOR, userActor } from '../actor.js';
import type { ResourceSpec } from './resource-spec.js';

const CAROL = userActor('carol');
const GRANTS = 'grants EDIT_ENTITY_TAGS';
const OWNERS = { resourceOwners: true };
const STEWARDS = { resourceOwners: true, resourceOwnersTypes: ['urn:li:ownershipType:other'] };
const TESTERS = { groups: ['urn:li:corpGroup:native'] };
const EDITORS = { roles: ['urn:li:dataHubRole:Editor'], users: ['urn:li:corpuser:dave'] };
const usersOf = (names: readonly string[]): JsonObject => ({ users: names.map((name) => userActor(name).urn) });

let world: PolicyWorld;

beforeAll(async () => {
  world = await policyWorld();
});

afterAll(() => world.close());

describe('Authorizer.decide', () => {
  it.each<[info: JsonObject, actor: Actor, resource: ResourceSpec | undefined, matches: boolean, reason: string]>([
    [policy(OWNERS), ALICE, ON_DATASET, true, 'to owners; alice is an owner'],
    [policy(OWNERS), BOB, ON_DATASET, false, 'to owners; bob is not an owner'],
    [policy(OWNERS), BOB, undefined, false, 'to owners; bob is no owner, as the question names no entity'],
    [policy(STEWARDS), ALICE, ON_DATASET, false, 'to owners of the type other; alice is an owner of another type'],
    [policy(OWNERS), CAROL, ON_DATASET, true, 'to owners; carol is a member of external, which is an owner'],
    [policy({ allGroups: true }), CAROL, undefined, true, 'to members of any group; carol is a member of external'],
    [policy({ allGroups: true }), BOB, undefined, false, 'to members of any group; bob is a member of no group'],
    [policy(usersOf(['bob'])), BOB, ON_DATASET, true, 'to bob; bob is named'],
    [policy(usersOf(['a', 'b', 'c'])), BOB, ON_DATASET, false, 'to a, b or c; bob is not named'],
    [policy(usersOf(['a', 'b', 'c', 'd', 'e'])), BOB, ON_DATASET, false, 'to a, b, c or 2 more; bob is not named'],
    [policy(TESTERS), ALICE, ON_DATASET, true, 'to members of native; alice is a member of native'],
    [policy(TESTERS), BOB, ON_DATASET, false, 'to members of native; bob is not a member of native'],
    [policy(EDITORS), ALICE, ON_DATASET, true, 'to dave or the role Editor; alice has the role Editor'],
    [
      policy(EDITORS),
      BOB,
      ON_DATASET,
      false,
      'to dave or the role Editor; bob is not named and does not have the role Editor',
    ],
    [policy(EVERYBODY), BOB, undefined, true, 'to everybody; bob is one of them'],
    [policy({}), BOB, undefined, false, 'to nobody; bob is not named'],
    [
      policy(EVERYBODY, criteria(criterion('DOMAIN', ['urn:li:domain:elsewhere']))),
      BOB,
      ON_DATASET,
      false,
      'to everybody on entities whose domain is elsewhere; the domain of the entity is leaf, middle and root',
    ],
    [
      policy(EVERYBODY, criteria(criterion('TAG', ['urn:li:tag:pii'], 'NOT_EQUALS'), criterion('TYPE', ['dataset']))),
      BOB,
      ON_DATASET,
      false,
      'to everybody on entities whose tag is not pii and type is dataset; the tag of the entity is pii',
    ],
    [
      policy(EVERYBODY, criteria(criterion('TYPE', ['dataset']))),
      BOB,
      undefined,
      false,
      'to everybody on entities whose type is dataset; the question names no entity',
    ],
    [
      policy(EVERYBODY, criteria(criterion('COLOR', ['red']))),
      BOB,
      ON_DATASET,
      false,
      'to everybody on entities whose unknown property is met by nothing; one of its conditions cannot be read, so that nothing meets it',
    ],
    [policy(EVERYBODY, criteria()), BOB, ON_DATASET, true, 'to everybody on every entity; bob is one of them'],
    [
      policy(EVERYBODY, criteria(criterion('TYPE', ['chart'])), { type: 'PLATFORM' }),
      BOB,
      ON_DATASET,
      true,
      'to everybody; bob is one of them',
    ],
    [
      policy(EVERYBODY, criteria(criterion('TAG', ['urn:li:tag:p'], 'STARTS_WITH'))),
      BOB,
      ON_NEW,
      false,
      'to everybody on entities whose tag begins with p; the entity has no tag',
    ],
    [
      policy(EVERYBODY, criteria(criterion('TYPE', []))),
      BOB,
      ON_DATASET,
      false,
      'to everybody on entities whose type is one of none; the type of the entity is dataset',
    ],
  ])('should name what decides: %#', async (info, actor, resource, matches, reason) => {
    expect(await world.answer(info, actor, resource)).toBe(matches);
    const decision = await world.authorizer.decide(actor, 'EDIT_ENTITY_TAGS', resource);
    expect(decision).toEqual({
      isAllowed: matches,
      because: matches
        ? `The policy "Tested" ${GRANTS} ${reason}.`
        : `The only policy that grants it does not apply: "Tested" ${GRANTS} ${reason}.`,
      policies: [{ urn: 'urn:li:dataHubPolicy:tested', name: 'Tested', matches, reason: `${GRANTS} ${reason}` }],
    });
  });

  it.each([
    ['URN', INSTANCE, `urn is ${INSTANCE}`],
    ['OWNER', BOB.urn, 'owner is bob'],
    ['GROUP_MEMBERSHIP', 'urn:li:corpGroup:other', 'group is other'],
    ['DATA_PLATFORM_INSTANCE', 'urn:li:dataPlatformInstance:other', 'platform instance is other'],
    ['CONTAINER', 'urn:li:container:other', 'container is other'],
    ['GLOSSARY', 'urn:li:glossaryNode:other', 'glossary term or term group is other'],
  ])('should name the property %s', async (field, value, text) => {
    await world.answer(policy(EVERYBODY, criteria(criterion(field, [value]))), BOB);
    const { because } = await world.authorizer.decide(BOB, 'EDIT_ENTITY_TAGS', ON_DATASET);
    expect(because).toContain(` to everybody on entities whose ${text}; `);
  });

  it('should list the policies that apply first, and count them if none does', async () => {
    const second = 'urn:li:dataHubPolicy:second';
    await world.write([
      [POLICY, 'dataHubPolicyInfo', policy(OWNERS)],
      [second, 'dataHubPolicyInfo', policy(usersOf(['bob', 'dave']), undefined, { displayName: 'Second' })],
    ]);
    const applying = await world.authorizer.decide(userActor('dave'), 'EDIT_ENTITY_TAGS', ON_DATASET);
    expect(applying.because).toBe(`The policy "Second" ${GRANTS} to bob or dave; dave is named.`);
    expect(applying.policies.map(({ urn, matches }) => [urn, matches])).toEqual([
      [second, true],
      [POLICY, false],
    ]);
    const { because } = await world.authorizer.decide(userActor('eve'), 'EDIT_ENTITY_TAGS', ON_DATASET);
    expect(because).toBe('None of the 2 policies that grant EDIT_ENTITY_TAGS applies.');
    await world.aspects.writer.deleteEntity(second, { audit: { time: 1, actor: BOB.urn }, source: 'SYSTEM' });
  });

  it('should explain what needs no policy', async () => {
    await world.answer(policy(EVERYBODY), BOB);
    const own = { type: 'corpuser', urn: BOB.urn };
    const decided = await Promise.all([
      world.authorizer.decide(SYSTEM_ACTOR, 'MANAGE_POLICIES'),
      world.authorizer.decide(BOB, 'VIEW_ENTITY_PAGE', own),
      world.authorizer.decide(BOB, 'MANAGE_POLICIES'),
      world.authorizer.decide(BOB, 'EDIT_ENTITY', own),
      world.authorizer.decide(BOB, 'VIEW_ENTITY_PAGE', { type: 'corpuser', urn: ALICE.urn }),
    ]);
    expect(decided.map(({ isAllowed, because }) => [isAllowed, because])).toEqual([
      [true, '__datahub_system is the system, which may do everything.'],
      [true, 'All users have VIEW_ENTITY_PAGE on themselves.'],
      [false, 'No active policy grants MANAGE_POLICIES.'],
      [false, 'No active policy grants EDIT_ENTITY.'],
      [false, 'No active policy grants VIEW_ENTITY_PAGE.'],
    ]);
  });

  it('should say that policies are disabled', async () => {
    const open = await policyWorld({ AUTH_POLICIES_ENABLED: 'false' });
    const decision = await open.authorizer.decide(BOB, 'MANAGE_POLICIES');
    await open.close();
    expect(decision).toMatchObject({ isAllowed: true, because: expect.stringContaining('AUTH_POLICIES_ENABLED') });
  });
});
