import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  ALICE,
  BOB,
  criteria,
  criterion,
  DATASET,
  EVERYBODY,
  ON_DATASET,
  POLICY,
  policy,
  policyWorld,
  type PolicyWorld,
  WORLD,
} from '../../../test/support/rights/policy-world.js';
import type { JsonObject } from '../../foundation/json/json.js';
import { SYSTEM_ACTOR, userActor } from '../actor.js';
import { held } from '../demands/demand.js';
import { the } from '../demands/place.js';
import type { Privilege } from '../privileges.js';
import type { ApiOperation } from './operation-privileges.js';
import type { ResourceSpec } from './resource-spec.js';

const STAMP = { time: 1, actor: ALICE.urn };

const HIVE = 'urn:li:dataPlatform:hive';
const NEW_DOMAIN = 'urn:li:domain:new';
const NEW_CONTAINER = 'urn:li:container:new';
const NEW_NODE = 'urn:li:glossaryNode:new';
const NEW_INSTANCE = 'urn:li:dataPlatformInstance:(urn:li:dataPlatform:hive,new)';

let world: PolicyWorld;

beforeAll(async () => {
  world = await policyWorld();
});

afterAll(() => world.close());

describe('Authorizer', () => {
  it('should forget a deleted policy at once', async () => {
    await expect(world.answer(policy(EVERYBODY), BOB)).resolves.toBe(true);
    await world.aspects.writer.deleteEntity(POLICY, { audit: STAMP, source: 'SYSTEM' });
    await expect(world.authorizer.can(BOB, ['EDIT_ENTITY_TAGS'])).resolves.toBe(false);
  });

  it('should hear of a new membership at once', async () => {
    const dave = userActor('dave');
    const info = policy({ roles: ['urn:li:dataHubRole:Tester'] });
    await expect(world.answer(info, dave)).resolves.toBe(false);
    await world.write([[dave.urn, 'groupMembership', { groups: ['urn:li:corpGroup:testers'] }]]);
    await world.write([['urn:li:corpGroup:testers', 'roleMembership', { roles: ['urn:li:dataHubRole:Tester'] }]]);
    await expect(world.authorizer.can(dave, ['EDIT_ENTITY_TAGS'])).resolves.toBe(true);
  });

  it('should allow the system everything', async () => {
    await expect(world.authorizer.can(SYSTEM_ACTOR, ['MANAGE_POLICIES'])).resolves.toBe(true);
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
    await expect(world.authorizer.can(BOB, anyOf, { type: 'corpuser', urn })).resolves.toBe(expected);
  });

  it('should refuse with the standard text', async () => {
    await expect(world.authorizer.require(BOB, ['MANAGE_POLICIES'])).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Unauthorized to perform this action. Please contact your DataHub administrator.',
      cause: { anyOf: ['MANAGE_POLICIES'] },
    });
    await expect(world.authorizer.require(SYSTEM_ACTOR, ['MANAGE_POLICIES'])).resolves.toBeUndefined();
  });

  it('should ask nothing of the database for an answer in general', async () => {
    await world.answer(policy(EVERYBODY), BOB, ON_DATASET);
    const before = world.aspects.database.statements;
    await world.authorizer.can(BOB, ['EDIT_ENTITY', 'EDIT_ENTITY_TAGS'], ON_DATASET);
    expect(world.aspects.database.statements).toBe(before);
  });

  it.each<[string, readonly Privilege[], ResourceSpec | undefined]>([
    ['in general', ['DELETE_ENTITY', 'EDIT_ENTITY_TAGS', 'EDIT_ENTITY'], undefined],
    ['by the type', ['DELETE_ENTITY', 'EDIT_LINEAGE', 'EDIT_ENTITY'], ON_DATASET],
    ['by a tag', ['DELETE_ENTITY', 'MANAGE_TAGS', 'EDIT_ENTITY'], ON_DATASET],
    ['on the own user', ['DELETE_ENTITY', 'VIEW_ENTITY_PAGE'], { type: 'corpuser', urn: BOB.urn }],
  ])('should need one of several privileges: %s', async (_name, anyOf, resource) => {
    const granting = (privilege: string): JsonObject => ({ privileges: [privilege, 'MANAGE_DOMAINS'] });
    const typed = criteria(criterion('TYPE', ['dataset']));
    const tagged = criteria(criterion('TAG', ['urn:li:tag:pii']));
    const never = policy(EVERYBODY, criteria(criterion('TAG', ['urn:li:tag:x'])), { privileges: ['EDIT_ENTITY'] });
    const more = await policyWorld();
    await more.write([
      ['urn:li:dataHubPolicy:a', 'dataHubPolicyInfo', policy(EVERYBODY)],
      ['urn:li:dataHubPolicy:b', 'dataHubPolicyInfo', policy(EVERYBODY, typed, granting('EDIT_LINEAGE'))],
      ['urn:li:dataHubPolicy:c', 'dataHubPolicyInfo', policy(EVERYBODY, tagged, granting('MANAGE_TAGS'))],
      ['urn:li:dataHubPolicy:d', 'dataHubPolicyInfo', never],
    ]);
    await expect(more.authorizer.can(BOB, anyOf, resource)).resolves.toBe(true);
    await more.close();
  });

  it.each<[string, JsonObject, readonly JsonObject[]]>([
    ['the same user', { users: [BOB.urn] }, []],
    ['the same user and type', { users: [BOB.urn] }, [criterion('TYPE', ['dataset'])]],
    ['the same type', EVERYBODY, [criterion('TYPE', ['dataset'])]],
    ['the same resource', EVERYBODY, [criterion('URN', [DATASET])]],
    ['the same domain', EVERYBODY, [criterion('DOMAIN', ['urn:li:domain:root'])]],
  ])('should consider every policy for %s', async (_name, actors, shared) => {
    const limitedTo = (tag: string): JsonObject =>
      policy(actors, criteria(...shared, criterion('TAG', [tag], 'STARTS_WITH')));
    const tags = ['urn:li:tag:x', 'urn:li:tag:pii', 'urn:li:tag:y'];
    const several = await policyWorld();
    await several.write(tags.map((tag, at) => [`urn:li:dataHubPolicy:${at}`, 'dataHubPolicyInfo', limitedTo(tag)]));
    await expect(several.authorizer.can(BOB, ['EDIT_ENTITY_TAGS'], ON_DATASET)).resolves.toBe(true);
    await several.close();
  });

  it.each<[string, readonly Privilege[], ApiOperation, ResourceSpec | undefined, boolean]>([
    ['change by its privilege', ['EDIT_ENTITY'], 'UPDATE', ON_DATASET, true],
    ['change by that of deleting', ['DELETE_ENTITY'], 'UPDATE', ON_DATASET, false],
    ['manage by both', ['EDIT_ENTITY', 'DELETE_ENTITY'], 'MANAGE', ON_DATASET, true],
    ['manage by that of changing', ['EDIT_ENTITY'], 'MANAGE', ON_DATASET, false],
    ['manage by that of deleting', ['DELETE_ENTITY'], 'MANAGE', ON_DATASET, false],
    ['change a type by its own privilege', ['MANAGE_POLICIES'], 'UPDATE', { type: 'dataHubPolicy' }, true],
    ['change a type by the privilege of others', ['EDIT_ENTITY'], 'UPDATE', { type: 'dataHubPolicy' }, false],
    ['change anything by the privilege of a type', ['MANAGE_POLICIES'], 'UPDATE', undefined, false],
    ['change anything', ['EDIT_ENTITY'], 'UPDATE', undefined, true],
  ])('should allow operations: %s', async (_name, privileges, operation, resource, expected) => {
    await world.answer(policy(EVERYBODY, undefined, { privileges: [...privileges] }), BOB);
    await expect(world.authorizer.canOperate(BOB, 'ENTITY', operation, resource)).resolves.toBe(expected);
  });

  it('should refuse the first entity that does not meet a demand', async () => {
    await world.answer(policy(EVERYBODY, criteria(criterion('TYPE', ['dataset']))), BOB);
    const demand = held('EDIT_ENTITY_TAGS', the('entity'));
    const chart = 'urn:li:chart:(looker,1)';
    await expect(world.authorizer.requireOnEach(BOB, demand, [DATASET])).resolves.toBeUndefined();
    await expect(world.authorizer.requireOnEach(BOB, demand, [DATASET, chart])).rejects.toMatchObject({
      code: 'FORBIDDEN',
      message: 'Unauthorized to perform this action. Please contact your DataHub administrator.',
    });
    await expect(
      world.authorizer.requireOnEach(BOB, demand, [DATASET, chart], (urn) => `Not on ${urn}.`),
    ).rejects.toMatchObject({ code: 'FORBIDDEN', message: `Not on ${chart}.` });
    await expect(world.authorizer.requireOnEach(BOB, demand, ['chart'])).rejects.toMatchObject({
      code: 'MALFORMED_URN',
    });
  });

  it('should refuse what does not meet a demand, with the text of the matter', async () => {
    await world.answer(policy(EVERYBODY), BOB);
    await expect(world.authorizer.requireDemand(BOB, held('EDIT_ENTITY_TAGS'))).resolves.toBeUndefined();
    await expect(world.authorizer.requireDemand(BOB, held('MANAGE_TAGS'))).rejects.toMatchObject({
      code: 'FORBIDDEN',
      cause: { anyOf: ['MANAGE_TAGS'] },
    });
    await expect(
      world.authorizer.requireDemand(BOB, held('MANAGE_TAGS'), undefined, { refusal: 'No.' }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN', message: 'No.' });
  });

  it('should list what is held, and why the rest is not', async () => {
    const info = policy(EVERYBODY, criteria(criterion('TYPE', ['dataset'])), {
      privileges: ['EDIT_LINEAGE', 'MANAGE_TAGS', 'ODD'],
    });
    await world.answer(info, BOB);
    await expect(world.authorizer.holdings(BOB)).resolves.toMatchObject({
      privileges: [],
      inapplicable: [{ policy: { name: 'Tested' }, reason: 'OTHER_RESOURCES' }],
    });
    const held = await world.authorizer.holdings(BOB, ON_DATASET);
    expect(held).toEqual({ privileges: ['MANAGE_TAGS', 'EDIT_LINEAGE'], inapplicable: [] });
    const own = await world.authorizer.holdings(BOB, { type: 'corpuser', urn: BOB.urn });
    expect([...own.privileges].sort()).toEqual(['GET_ENTITY_PRIVILEGE', 'VIEW_ENTITY_PAGE']);
    const system = await world.authorizer.holdings(SYSTEM_ACTOR);
    expect(system.privileges).toContain('MANAGE_POLICIES');
    expect(system.inapplicable).toEqual([]);
  });

  it.each<[field: string, value: string, change: readonly [urn: string, aspect: string, value: JsonObject]]>([
    ['OWNER', BOB.urn, [DATASET, 'ownership', { owners: [{ owner: BOB.urn, type: 'NONE' }], lastModified: STAMP }]],
    ['DOMAIN', NEW_DOMAIN, [DATASET, 'domains', { domains: [NEW_DOMAIN] }]],
    ['DOMAIN', NEW_DOMAIN, ['urn:li:domain:root', 'domainProperties', { name: 'r', parentDomain: NEW_DOMAIN }]],
    ['TAG', 'urn:li:tag:new', [DATASET, 'globalTags', { tags: [{ tag: 'urn:li:tag:new' }] }]],
    ['CONTAINER', NEW_CONTAINER, ['urn:li:container:database', 'container', { container: NEW_CONTAINER }]],
    ['GLOSSARY', NEW_NODE, ['urn:li:glossaryNode:top', 'glossaryNodeInfo', { definition: '', parentNode: NEW_NODE }]],
    [
      'DATA_PLATFORM_INSTANCE',
      NEW_INSTANCE,
      [DATASET, 'dataPlatformInstance', { platform: HIVE, instance: NEW_INSTANCE }],
    ],
  ])('should see a change at once: %s becomes %s', async (field, value, change) => {
    await world.write(WORLD);
    await expect(world.answer(policy(EVERYBODY, criteria(criterion(field, [value]))), BOB, ON_DATASET)).resolves.toBe(
      false,
    );
    await world.write([change]);
    await expect(world.authorizer.can(BOB, ['EDIT_ENTITY_TAGS'], ON_DATASET)).resolves.toBe(true);
  });

  it('should see the change of another process within two seconds', async () => {
    await world.write(WORLD);
    await world.answer(policy(EVERYBODY, criteria(criterion('TAG', ['urn:li:tag:elsewhere']))), BOB);
    await expect(world.authorizer.can(BOB, ['EDIT_ENTITY_TAGS'], ON_DATASET)).resolves.toBe(false);
    await world.aspects.database.transaction((sql) =>
      sql.execute(
        "UPDATE metadata_aspect_v2 SET metadata = ? WHERE urn = ? AND aspect = 'globalTags' AND version = 0",
        [JSON.stringify({ tags: [{ tag: 'urn:li:tag:elsewhere' }] }), DATASET],
      ),
    );
    await expect(world.authorizer.can(BOB, ['EDIT_ENTITY_TAGS'], ON_DATASET)).resolves.toBe(false);
    world.clock.time += 2000;
    await expect(world.authorizer.can(BOB, ['EDIT_ENTITY_TAGS'], ON_DATASET)).resolves.toBe(true);
  });

  it('should read once what is asked at the same time, and nothing that it knows', async () => {
    await world.answer(policy(EVERYBODY, criteria(criterion('TAG', ['urn:li:tag:other']))), BOB);
    const specs = Array.from({ length: 50 }, (_, at) => ({ type: 'chart', urn: `urn:li:chart:(looker,${at})` }));
    const ask = (): Promise<boolean[]> =>
      Promise.all(specs.map((spec) => world.authorizer.can(BOB, ['EDIT_ENTITY_TAGS'], spec)));
    await ask();
    world.clock.time += 2000;
    await world.users.membershipsOf(BOB.urn);
    const before = world.aspects.database.statements;
    expect(new Set(await ask())).toEqual(new Set([false]));
    expect(world.aspects.database.statements - before).toBe(1);
    await ask();
    expect(world.aspects.database.statements - before).toBe(1);
  });

  it('should read nothing for those whom no policy may concern', async () => {
    await world.answer(policy({ users: [ALICE.urn] }, criteria(criterion('TAG', ['urn:li:tag:pii']))), BOB);
    const before = world.aspects.database.statements;
    const unknown = { type: 'chart', urn: 'urn:li:chart:(looker,unread)' };
    await expect(world.authorizer.can(BOB, ['EDIT_ENTITY_TAGS'], unknown)).resolves.toBe(false);
    expect(world.aspects.database.statements).toBe(before);
  });

  it('should allow nothing by a condition on what it cannot read', async () => {
    const broken = await policyWorld();
    await broken.answer(policy(EVERYBODY, criteria(criterion('TAG', ['urn:li:tag:pii'], 'NOT_EQUALS'))), BOB);
    await broken.close();
    const unread = { type: 'chart', urn: 'urn:li:chart:(looker,unread)' };
    await expect(broken.authorizer.can(BOB, ['EDIT_ENTITY_TAGS'], unread)).rejects.toThrow();
  });

  it('should allow everything when policies are switched off', async () => {
    const open = await policyWorld({ AUTH_POLICIES_ENABLED: 'false' });
    await expect(open.authorizer.can(BOB, ['MANAGE_POLICIES'])).resolves.toBe(true);
    await open.close();
  });
});
