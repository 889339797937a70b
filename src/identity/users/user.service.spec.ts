import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { EntityEditor, EntityReferences } from '../../entities/index.js';
import { CorpUserStatus } from './corp-user-status.enum.js';
import { UserService } from './user.service.js';
import { fakeAuthorizer } from '../../../test/support/harness/fake-authorizer.js';

const ME = 'urn:li:corpuser:me';
const OTHER = 'urn:li:corpuser:other';
const BY = { actor: { urn: ME, id: 'me', isSystem: false } };

describe('UserService', () => {
  const calls: string[] = [];
  let held: readonly string[];
  const noting = (name: string, answer?: unknown) =>
    jest.fn(async (..._args: unknown[]) => {
      calls.push(name);
      return answer;
    });
  const authorizer = {
    can: async (_actor: object, anyOf: readonly string[]) => anyOf.some((one) => held.includes(one)),
    canOperate: async (_actor: object, group: string, operation: string, { type }: { type: string }) =>
      held.includes([group, operation, type].join(' ')),
  };
  const write = noting('write');
  const before = new Set(['urn:li:dataset:a']);
  const service = new UserService(
    fakeAuthorizer(authorizer),
    fake<EntityEditor>({
      write,
      delete: noting('delete'),
      requireStored: noting('requireStored'),
      stamp: () => ({ time: 5, actor: ME }),
    }),
    fake<EntityReferences>({ of: noting('references', before), remove: noting('clean') }),
  );

  beforeEach(() => {
    calls.length = 0;
    write.mockClear();
    held = ['ENTITY MANAGE corpuser', 'ENTITY MANAGE corpGroup'];
  });

  it('should set the status of a stored user, with the actor and the time', async () => {
    await service.setStatus(OTHER, CorpUserStatus.SUSPENDED, BY);
    expect(calls).toEqual(['requireStored', 'write']);
    const value = { status: 'SUSPENDED', lastModified: { time: 5, actor: ME } };
    expect(write.mock.calls[0]).toEqual([[{ urn: OTHER, aspectName: 'corpUserStatus', value }], BY, [OTHER]]);
  });

  it('should delete a user before the references', async () => {
    await service.remove(OTHER, BY);
    expect(calls).toEqual(['references', 'delete', 'clean']);
  });

  it.each([
    ['users alone', ['ENTITY MANAGE corpuser']],
    ['groups alone', ['ENTITY MANAGE corpGroup']],
    ['profiles', ['EDIT_ENTITY', 'EDIT_USER_PROFILE']],
  ])('should refuse actors who manage %s before it reads anything', async (_case, privileges) => {
    held = privileges;
    await expect(service.setStatus(OTHER, CorpUserStatus.ACTIVE, BY)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(service.remove('nonsense', BY)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(calls).toEqual([]);
  });

  it.each(['urn:li:corpGroup:a', 'nonsense'])(
    'should change nothing for %s, which does not name a user',
    async (urn) => {
      await expect(service.setStatus(urn, CorpUserStatus.ACTIVE, BY)).rejects.toThrow();
      await expect(service.remove(urn, BY)).rejects.toThrow();
      expect(calls).toEqual([]);
    },
  );

  it.each<[string, object, readonly string[], boolean]>([
    [ME, { title: 'T' }, [], true],
    [OTHER, { title: 'T' }, ['EDIT_ENTITY'], true],
    [OTHER, { title: 'T' }, ['EDIT_USER_PROFILE'], true],
    [OTHER, { slack: 'S' }, ['EDIT_CONTACT_INFO'], true],
    [OTHER, { slack: 'S', title: 'T' }, ['EDIT_CONTACT_INFO', 'EDIT_USER_PROFILE'], true],
    [OTHER, { slack: 'S', title: 'T' }, ['EDIT_CONTACT_INFO'], false],
    [OTHER, { title: 'T' }, ['EDIT_CONTACT_INFO'], false],
    [OTHER, { slack: 'S' }, ['EDIT_USER_PROFILE'], false],
    [OTHER, {}, ['EDIT_USER_PROFILE', 'EDIT_CONTACT_INFO'], false],
    [OTHER, { title: 'T' }, ['ENTITY MANAGE corpuser'], false],
  ])(
    'should decide whether the profile of %s may be changed by %j with %j: %p',
    async (urn, input, privileges, isAllowed) => {
      held = privileges;
      const updated = service.updateProfile(urn, input, BY);
      if (isAllowed) await expect(updated).resolves.toBeUndefined();
      else await expect(updated).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect(calls).toEqual(isAllowed ? ['requireStored', 'write'] : []);
    },
  );

  it('should write nothing if no field is given', async () => {
    await service.updateProfile(ME, {}, BY);
    expect(calls).toEqual(['requireStored']);
  });
});
