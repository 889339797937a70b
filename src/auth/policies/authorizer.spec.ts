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
} from '../../../test/support/policy-world.js';
import type { JsonObject } from '../../foundation/common/json.js';
import { SYSTEM_ACTOR, userActor } from '../actor.js';

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
    });
  });

  it('should ask nothing of the database for an answer in general', async () => {
    await world.answer(policy(EVERYBODY), BOB, ON_DATASET);
    const before = world.aspects.database.statements;
    await world.authorizer.can(BOB, ['EDIT_ENTITY', 'EDIT_ENTITY_TAGS'], ON_DATASET);
    expect(world.aspects.database.statements).toBe(before);
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
