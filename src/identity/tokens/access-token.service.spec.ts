import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import { type Actor, type TokenService, type UserDirectory, type RightsComparison } from '../../auth/index.js';
import { forbidden } from '../../foundation/common/errors.js';
import type { ListingService } from '../../discovery/index.js';
import type { GraphqlContext } from '../../entities/index.js';
import { AccessTokenDuration, AccessTokenType } from './access-token.enum.js';
import { AccessTokenService } from './access-token.service.js';
import { TokenRights } from './token-rights.js';
import { fakeAuthorizer } from '../../../test/support/harness/fake-authorizer.js';

const { PERSONAL, SERVICE_ACCOUNT } = AccessTokenType;
const ME = 'urn:li:corpuser:me';
const OTHER = 'urn:li:corpuser:other';
const CHIEF = 'urn:li:corpuser:chief';
const ROBOT = 'urn:li:corpuser:service_1';
const MANAGE = 'ENTITY MANAGE dataHubAccessToken';
const GENERATE = 'GENERATE_PERSONAL_ACCESS_TOKENS';
const ACTOR: Actor = { urn: ME, id: 'me', isSystem: false };
const REFUSAL = 'Unauthorized to perform this action. Please contact your DataHub administrator.';

describe('AccessTokenService', () => {
  let held: readonly string[];
  let ownerUrn: string | undefined;
  const can = (anyOf: readonly string[]): boolean => anyOf.some((one) => held.includes(one));
  const authorizer = {
    can: async (_actor: Actor, anyOf: readonly string[]) => can(anyOf),
    canOperate: async (_actor: Actor, group: string, operation: string, { type }: { type: string }) =>
      can([`${group} ${operation} ${type}`]),
  };
  const mint = jest.fn(async (_request: object) => ({ token: 't', hash: 'h' }));
  const mintStateless = jest.fn(async (..._args: unknown[]) => 's');
  const revoke = jest.fn(async (..._args: unknown[]) => ownerUrn !== undefined);
  const find = async () => (ownerUrn === undefined ? undefined : { ownerUrn });
  const list = jest.fn(async (..._args: unknown[]) => ({ start: 0, count: 20, total: 0, entities: [] }));
  const users = { stateOf: (urn: string) => ({ exists: urn !== 'urn:li:corpuser:nobody' }) };
  const entities = { value: async (urn: string) => (urn === ROBOT ? { typeNames: ['SERVICE_ACCOUNT'] } : undefined) };
  const context = fake<GraphqlContext>({ actor: ACTOR, entities });
  const comparison = {
    requireCovering: async (_actor: Actor, holder: string) => {
      if (holder === CHIEF) throw forbidden();
    },
  };
  const service = new AccessTokenService(
    new TokenRights(fakeAuthorizer(authorizer), fake<RightsComparison>(comparison)),
    fake<TokenService>({ mint, mintStateless, revoke, find, hash: () => 'h' }),
    fake<UserDirectory>(users),
    fake<ListingService>({ list }),
  );
  const create = (type: AccessTokenType, actorUrn: string) =>
    service.create({ type, actorUrn, duration: AccessTokenDuration.ONE_DAY, name: 'n', description: null }, context);

  beforeEach(() => {
    jest.clearAllMocks();
    held = [];
    ownerUrn = undefined;
  });

  it.each<[AccessTokenType, string, readonly string[]]>([
    [PERSONAL, ME, [GENERATE]],
    [PERSONAL, ME, ['MANAGE_ACCESS_TOKENS']],
    [PERSONAL, ME, [MANAGE]],
    [PERSONAL, OTHER, [MANAGE]],
    [PERSONAL, ROBOT, [MANAGE]],
    [SERVICE_ACCOUNT, ROBOT, ['MANAGE_SERVICE_ACCOUNTS']],
  ])('should create a %s token for %s with %j', async (type, actorUrn, privileges) => {
    held = privileges;
    await expect(create(type, actorUrn)).resolves.toEqual({ token: 't', hash: 'h' });
    expect(mint.mock.calls).toEqual([[{ actorUrn, ownerUrn: ME, type, durationMs: 86_400_000, name: 'n' }]]);
  });

  it.each<[AccessTokenType, string, readonly string[], string]>([
    [PERSONAL, ME, [], REFUSAL],
    [PERSONAL, OTHER, [GENERATE], REFUSAL],
    [PERSONAL, OTHER, ['MANAGE_SERVICE_ACCOUNTS'], REFUSAL],
    [SERVICE_ACCOUNT, ROBOT, [MANAGE, GENERATE], REFUSAL],
    [SERVICE_ACCOUNT, ME, [MANAGE, GENERATE], REFUSAL],
    [PERSONAL, CHIEF, [MANAGE], REFUSAL],
    [SERVICE_ACCOUNT, CHIEF, ['MANAGE_SERVICE_ACCOUNTS'], REFUSAL],
    [PERSONAL, 'urn:li:corpuser:nobody', [GENERATE], REFUSAL],
    [SERVICE_ACCOUNT, ME, ['MANAGE_SERVICE_ACCOUNTS'], 'is no service account'],
    [PERSONAL, 'urn:li:corpuser:nobody', [MANAGE], 'does not exist'],
    [PERSONAL, 'urn:li:corpGroup:me', [MANAGE], 'give the urn of a corpuser'],
    [PERSONAL, 'me', [MANAGE], 'Invalid urn'],
  ])('should not create a %s token for %s with %j', async (type, actorUrn, privileges, text) => {
    held = privileges;
    await expect(create(type, actorUrn)).rejects.toThrow(text);
    expect(mint).not.toHaveBeenCalled();
  });

  it.each<[AccessTokenType, string, readonly string[], string | undefined]>([
    [PERSONAL, ME, [GENERATE], undefined],
    [PERSONAL, ME, ['MANAGE_ACCESS_TOKENS'], undefined],
    [PERSONAL, ME, [], REFUSAL],
    [PERSONAL, OTHER, [GENERATE, MANAGE], REFUSAL],
    [SERVICE_ACCOUNT, ME, [], REFUSAL],
    [SERVICE_ACCOUNT, ME, [GENERATE], 'type must be PERSONAL'],
  ])('should create a stateless %s token for %s with %j: %p', async (type, actorUrn, privileges, text) => {
    held = privileges;
    const made = service.makeStateless({ type, actorUrn, duration: AccessTokenDuration.NO_EXPIRY }, context);
    if (text === undefined) await expect(made).resolves.toBe('s');
    else await expect(made).rejects.toThrow(text);
    expect(mintStateless.mock.calls).toEqual(text === undefined ? [[ME, 'PERSONAL', undefined]] : []);
  });

  it('should not create a personal token for a service account', async () => {
    held = [GENERATE, MANAGE];
    const robot = fake<GraphqlContext>({ actor: { urn: ROBOT, id: 'service_1', isSystem: false }, entities });
    const input = { type: PERSONAL, actorUrn: ROBOT, duration: AccessTokenDuration.ONE_DAY, name: 'n' };
    await expect(service.create(input, robot)).rejects.toThrow('no personal access tokens');
    await expect(service.makeStateless(input, robot)).rejects.toThrow('no personal access tokens');
    expect([mint, mintStateless].flatMap(({ mock }) => mock.calls)).toEqual([]);
  });

  it.each<[string, readonly string[], string | undefined, string | undefined]>([
    ['one’s own', [], ME, undefined],
    ['somebody’s', [MANAGE], OTHER, undefined],
    ['somebody’s', [GENERATE], OTHER, REFUSAL],
    ['an unknown', [], undefined, REFUSAL],
    ['an unknown', [MANAGE], undefined, 'Access token no longer exists'],
  ])('should revoke %s token with %j', async (_case, privileges, owner, text) => {
    held = privileges;
    ownerUrn = owner;
    const revoked = service.revoke('h', context);
    if (text === undefined) await expect(revoked).resolves.toBeUndefined();
    else await expect(revoked).rejects.toThrow(text);
    if (text === undefined) expect(revoke.mock.calls).toEqual([['h', ME]]);
  });

  it.each<[readonly string[], string | undefined, string | undefined]>([
    [[MANAGE], OTHER, undefined],
    [[MANAGE], undefined, 'Access token no longer exists'],
    [[GENERATE], ME, REFUSAL],
    [[], undefined, REFUSAL],
  ])('should return the hash of a token with %j', async (privileges, owner, text) => {
    held = privileges;
    ownerUrn = owner;
    const told = service.hashOf('t', context);
    if (text === undefined) await expect(told).resolves.toBe('h');
    else await expect(told).rejects.toThrow(text);
  });

  const own = { field: 'ownerUrn', values: [ME] };

  it.each<[readonly string[], readonly object[] | null, boolean]>([
    [[MANAGE], null, true],
    [[GENERATE], [own], true],
    [['MANAGE_ACCESS_TOKENS'], [{ field: 'name', values: ['x'] }, own], true],
    [[GENERATE], null, false],
    [[GENERATE], [{ ...own, negated: true }], false],
    [[], [own], false],
  ])('should list with %j for %j: %p', async (privileges, filters, isAllowed) => {
    held = privileges;
    const listed = service.list({ filters: filters as never }, context);
    if (isAllowed) await expect(listed).resolves.toMatchObject({ total: 0 });
    else await expect(listed).rejects.toThrow(REFUSAL);
    expect(list.mock.calls.length).toBe(isAllowed ? 1 : 0);
  });
});
