import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { AspectStore } from '../../aspects/index.js';
import type { JsonObject } from '../../foundation/json/json.js';
import type { EntityEditor } from '../../entities/index.js';
import type { EdgeStore } from '../../graph/index.js';
import { GroupMembershipService } from './group-membership.service.js';
import { fakeAuthorizer } from '../../../test/support/harness/fake-authorizer.js';

const GROUP = 'urn:li:corpGroup:g';
const [ANN, BOB, CY] = ['ann', 'bob', 'cy'].map((id) => `urn:li:corpuser:${id}`) as [string, string, string];
const BY = { actor: { urn: ANN, id: 'ann', isSystem: false } };

describe('GroupMembershipService', () => {
  let isAllowed: boolean;
  let exists: boolean;
  let origin: JsonObject | undefined;
  let external: readonly string[];
  let native: readonly string[];
  const write = jest.fn(async (..._args: unknown[]) => undefined);
  const requireStored = jest.fn(async (..._args: unknown[]) => undefined);
  const exist = jest.fn(async () => exists);
  const service = new GroupMembershipService(
    fakeAuthorizer({ can: async () => isAllowed }),
    fake<EntityEditor>({ write, requireStored }),
    fake<AspectStore>({
      exists: exist,
      value: async () => origin,
      values: async () => new Map(native.map((urn) => [urn, { nativeGroups: [GROUP] }])),
    }),
    fake<EdgeStore>({ relatedUrns: async () => external }),
  );

  beforeEach(() => {
    jest.clearAllMocks();
    isAllowed = true;
    exists = true;
    origin = { type: 'NATIVE' };
    external = [];
    native = [];
  });

  const nativeEdit = (op: 'add' | 'remove', urn: string) => ({
    urn,
    aspectName: 'nativeGroupMembership',
    patch: [{ op, path: `/nativeGroups/${GROUP}`, ...(op === 'add' && { value: GROUP }) }],
    keys: { nativeGroups: [] },
  });
  const leave = (urn: string) => ({
    urn,
    aspectName: 'groupMembership',
    patch: [{ op: 'remove', path: `/groups/${GROUP}` }],
    keys: { groups: [] },
  });
  const adopt = { urn: GROUP, aspectName: 'origin', value: { type: 'NATIVE' } };

  it('should add each user to the group once', async () => {
    await service.add(GROUP, [BOB, CY, BOB], BY);
    expect(requireStored).toHaveBeenCalledTimes(1);
    expect(write.mock.calls).toEqual([[[nativeEdit('add', BOB), nativeEdit('add', CY)], BY, [GROUP, BOB, CY, BOB]]]);
  });

  it('should remove only members of the group', async () => {
    native = [BOB];
    await service.remove(GROUP, [BOB, CY], BY);
    expect(write.mock.calls).toEqual([[[nativeEdit('remove', BOB)], BY, [GROUP, BOB]]]);
  });

  it.each([undefined, { type: 'UNKNOWN' }])(
    'should make a group of the origin %j and its members native',
    async (of) => {
      origin = of;
      external = [BOB];
      await service.add(GROUP, [CY], BY);
      const edits = [adopt, leave(BOB), nativeEdit('add', BOB), nativeEdit('add', CY)];
      expect(write.mock.calls).toEqual([[edits, BY, [GROUP, CY]]]);
    },
  );

  it('should make only the remaining members native when others are removed', async () => {
    origin = undefined;
    external = [BOB, CY];
    await service.remove(GROUP, [BOB], BY);
    const edits = [adopt, leave(BOB), leave(CY), nativeEdit('add', CY)];
    expect(write.mock.calls).toEqual([[edits, BY, [GROUP, BOB, CY]]]);
  });

  it.each<[string, string, readonly string[], () => void, object]>([
    ['the right is missing', GROUP, [BOB], () => (isAllowed = false), { code: 'FORBIDDEN' }],
    ['the group does not exist', GROUP, [BOB], () => (exists = false), { code: 'NOT_FOUND' }],
    [
      'another system keeps it',
      GROUP,
      [BOB],
      () => (origin = { type: 'EXTERNAL', externalType: 'AzureAD' }),
      { code: 'INVALID_ARGUMENT' },
    ],
    ['it is no group', BOB, [BOB], () => undefined, { code: 'INVALID_ARGUMENT' }],
    ['a member is no user', GROUP, [GROUP], () => undefined, { code: 'INVALID_ARGUMENT' }],
    ['a member is no urn', GROUP, ['bob'], () => undefined, { code: 'MALFORMED_URN' }],
  ])('should change nothing if %s', async (_case, group, users, arrange, error) => {
    arrange();
    await expect(service.add(group, users, BY)).rejects.toMatchObject(error);
    await expect(service.remove(group, users, BY)).rejects.toMatchObject(error);
    expect(write).not.toHaveBeenCalled();
  });

  it('should check the privilege before reading the group', async () => {
    isAllowed = false;
    await expect(service.add(GROUP, [BOB], BY)).rejects.toThrow('Unauthorized');
    expect(exist).not.toHaveBeenCalled();
  });
});
