import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type AuthHarness, authHarness } from '../../../test/support/harness/auth-harness.js';

const ADA = 'urn:li:corpuser:ada';
const [TEAM, OTHERS] = ['urn:li:corpGroup:team', 'urn:li:corpGroup:others'];
const LONG = `urn:li:corpGroup:${'a'.repeat(600)}`;

let harness: AuthHarness;

beforeAll(async () => {
  harness = await authHarness();
});

afterEach(() => {
  jest.restoreAllMocks();
});

afterAll(() => harness.close());

const names = (...groups: readonly string[]) => new Map(groups.map((group) => [group, group]));

async function groupsOf(urn: string): Promise<unknown> {
  return (await harness.aspects.store.latestOne(urn, 'groupMembership'))?.value;
}

describe('groups of another system', () => {
  it('should be created once, so that log-ins do not wait for each other at the groups that they share', async () => {
    const { creation, aspects } = harness;
    await creation.replaceGroups(ADA, names(TEAM));
    const write = jest.spyOn(aspects.writer, 'write');
    await creation.replaceGroups(ADA, names(TEAM, OTHERS));
    const written = write.mock.calls.flatMap(([proposals]) => proposals.map(({ urn }) => urn));
    expect([...new Set(written)]).toEqual([OTHERS, ADA]);
    expect(await groupsOf(ADA)).toEqual({ groups: [TEAM, OTHERS] });
    expect((await aspects.store.latestOne(OTHERS, 'corpGroupInfo'))?.value).toMatchObject({ displayName: OTHERS });
  });

  it('should be created in several transactions if they are many, and then be the groups of the user', async () => {
    const many = Array.from({ length: 1_100 }, (_, at) => `urn:li:corpGroup:many-${at}`);
    const write = jest.spyOn(harness.aspects.writer, 'write');
    await harness.creation.replaceGroups(ADA, names(...many));
    const sizes = write.mock.calls.map(([proposals]) => proposals.length);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(1_000);
    expect(await groupsOf(ADA)).toEqual({ groups: many });
    expect((await harness.aspects.store.latestOne(many[1_099]!, 'corpGroupInfo'))?.value).toBeDefined();
  });

  it('should be left out if no API would accept their urns', async () => {
    await harness.creation.replaceGroups(ADA, names(LONG, TEAM));
    expect(await groupsOf(ADA)).toEqual({ groups: [TEAM] });
  });
});

describe('users of another system', () => {
  const urn = `urn:li:corpuser:${'a'.repeat(600)}`;

  it.each<[string, () => Promise<void>]>([
    ['a sign-up', () => harness.creation.add(urn, { corpUserInfo: { active: true } })],
    ['a log-in', () => harness.creation.complete(urn, { corpUserInfo: { active: true } })],
    ['a token', () => harness.creation.addService(urn, 'a')],
  ])('should not be created by %s if no API would accept their urns', async (_name, create) => {
    await expect(create()).rejects.toMatchObject({ code: 'MALFORMED_URN' });
  });
});
