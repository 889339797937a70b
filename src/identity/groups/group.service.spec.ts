import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AspectStore } from '../../aspects/index.js';
import { DomainError } from '../../foundation/common/errors.js';
import type { EntityEditor, EntityReferences } from '../../entities/index.js';
import { GroupService } from './group.service.js';
import { fakeAuthorizer } from '../../../test/support/fake-authorizer.js';

const ME = 'urn:li:corpuser:me';
const GROUP = 'urn:li:corpGroup:g';
const BY = { actor: { urn: ME, id: 'me', isSystem: false } };

describe('GroupService', () => {
  const calls: string[] = [];
  let held: readonly string[];
  let stored: boolean;
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
  const service = new GroupService(
    fakeAuthorizer(authorizer),
    { write, delete: noting('delete'), requireStored: noting('requireStored') } as unknown as EntityEditor,
    { exists: async () => stored } as unknown as AspectStore,
    { of: noting('references', new Set()), remove: noting('clean') } as unknown as EntityReferences,
    { now: () => 5, elapsed: () => 5 },
  );

  beforeEach(() => {
    calls.length = 0;
    write.mockClear();
    stored = false;
    held = ['ENTITY MANAGE corpuser', 'ENTITY MANAGE corpGroup'];
  });

  it('should create a group whose members are kept here', async () => {
    const urn = await service.create({ name: 'G', description: 'D' }, BY);
    expect(urn).toMatch(/^urn:li:corpGroup:[0-9a-f-]{36}$/);
    const created = { time: 5, actor: ME };
    const info = { displayName: 'G', description: 'D', admins: [], members: [], groups: [], created };
    expect(write.mock.calls[0]?.[0]).toEqual([
      { urn, aspectName: 'corpGroupInfo', value: info, onlyNewEntity: true },
      { urn, aspectName: 'origin', value: { type: 'NATIVE' }, onlyNewEntity: true },
    ]);
  });

  it.each([
    [true, 'This Group already exists!'],
    [false, 'refused'],
  ])('should say why a group cannot be created, stored or not: %p', async (isStored, text) => {
    write.mockImplementationOnce(async () => {
      stored = isStored;
      throw new DomainError('VALIDATION_FAILED', 'refused');
    });
    await expect(service.create({ id: 'g', name: 'G' }, BY)).rejects.toThrow(text);
  });

  it('should take a deleted group from everything that names it', async () => {
    await service.remove(GROUP, BY);
    expect(calls).toEqual(['references', 'delete', 'clean']);
  });

  it.each([[[]], [['ENTITY MANAGE corpGroup']], [['EDIT_ENTITY', 'EDIT_GROUP_MEMBERS']]])(
    'should refuse those who hold %j to create and to delete',
    async (privileges) => {
      held = privileges;
      await expect(service.create({ name: 'G' }, BY)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(service.remove('nonsense', BY)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect(calls).toEqual([]);
    },
  );

  it.each<[object, readonly string[], boolean]>([
    [{ description: 'D', slack: 'S', pictureLink: 'P' }, ['EDIT_ENTITY'], true],
    [{ description: 'D' }, ['EDIT_ENTITY_DOCS'], true],
    [{ description: 'D', pictureLink: 'P' }, ['EDIT_ENTITY_DOCS'], true],
    [{ slack: 'S', email: 'E' }, ['EDIT_CONTACT_INFO'], true],
    [{ description: 'D', email: 'E' }, ['EDIT_ENTITY_DOCS', 'EDIT_CONTACT_INFO'], true],
    [{ description: 'D', email: 'E' }, ['EDIT_ENTITY_DOCS'], false],
    [{ description: 'D' }, ['EDIT_CONTACT_INFO'], false],
    [{ slack: 'S' }, ['EDIT_ENTITY_DOCS'], false],
    [{ pictureLink: 'P' }, ['EDIT_ENTITY_DOCS', 'EDIT_CONTACT_INFO'], false],
    [{}, ['EDIT_ENTITY_DOCS', 'EDIT_CONTACT_INFO'], false],
  ])('should let %j be written with %j: %p', async (input, privileges, isAllowed) => {
    held = privileges;
    const updated = service.updateProperties(GROUP, input, BY);
    if (isAllowed) await expect(updated).resolves.toBeUndefined();
    else await expect(updated).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(calls).toEqual(isAllowed ? ['requireStored', 'write'] : []);
  });

  it('should leave what is not given as it is', async () => {
    held = ['EDIT_ENTITY'];
    await service.updateProperties(GROUP, { description: '', slack: null, email: 'E' }, BY);
    const patch = [
      { op: 'add', path: '/description', value: '' },
      { op: 'add', path: '/email', value: 'E' },
    ];
    expect(write.mock.calls[0]).toEqual([[{ urn: GROUP, aspectName: 'corpGroupEditableInfo', patch }], BY]);
  });
});
