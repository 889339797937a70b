import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { EntityEditor, EntityReferences } from '../../entities/index.js';
import { GroupService } from './group.service.js';
import { fakeAuthorizer } from '../../../test/support/harness/fake-authorizer.js';

const ME = 'urn:li:corpuser:me';
const GROUP = 'urn:li:corpGroup:g';
const BY = { actor: { urn: ME, id: 'me', isSystem: false } };

describe('GroupService', () => {
  const calls: string[] = [];
  let held: readonly string[];
  const noting = (name: string) =>
    jest.fn(async (..._args: unknown[]) => {
      calls.push(name);
    });
  const authorizer = {
    can: async (_actor: object, anyOf: readonly string[]) => anyOf.some((one) => held.includes(one)),
    canOperate: async (_actor: object, group: string, operation: string, { type }: { type: string }) =>
      held.includes([group, operation, type].join(' ')),
  };
  const write = noting('write');
  const create = noting('create');
  const stamp = () => ({ time: 5, actor: ME });
  const service = new GroupService(
    fakeAuthorizer(authorizer),
    fake<EntityEditor>({ write, create, stamp, requireStored: noting('requireStored') }),
    fake<EntityReferences>({ deleteEverywhere: noting('deleteEverywhere') }),
  );

  beforeEach(() => {
    calls.length = 0;
    write.mockClear();
    create.mockClear();
    held = ['ENTITY MANAGE corpuser', 'ENTITY MANAGE corpGroup'];
  });

  it('should create a native group', async () => {
    const urn = await service.create({ name: 'G', description: 'D' }, BY);
    expect(urn).toMatch(/^urn:li:corpGroup:[0-9a-f-]{36}$/);
    const created = { time: 5, actor: ME };
    const info = { displayName: 'G', description: 'D', admins: [], members: [], groups: [], created };
    const edits = [
      { urn, aspectName: 'corpGroupInfo', value: info },
      { urn, aspectName: 'origin', value: { type: 'NATIVE' } },
    ];
    expect(create.mock.calls).toEqual([[urn, edits, BY, `This Group already exists! (${urn})`]]);
  });

  it('should delete a group and all references to it', async () => {
    await service.remove(GROUP, BY);
    expect(calls).toEqual(['deleteEverywhere']);
  });

  it.each([[[]], [['ENTITY MANAGE corpGroup']], [['EDIT_ENTITY', 'EDIT_GROUP_MEMBERS']]])(
    'should not let actors with %j create or delete groups',
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
  ])('should decide whether %j may be written with %j: %p', async (input, privileges, isAllowed) => {
    held = privileges;
    const updated = service.updateProperties(GROUP, input, BY);
    if (isAllowed) await expect(updated).resolves.toBeUndefined();
    else await expect(updated).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(calls).toEqual(isAllowed ? ['requireStored', 'write'] : []);
  });

  it('should keep absent members unchanged', async () => {
    held = ['EDIT_ENTITY'];
    await service.updateProperties(GROUP, { description: '', slack: null, email: 'E' }, BY);
    const patch = [
      { op: 'add', path: '/description', value: '' },
      { op: 'add', path: '/email', value: 'E' },
    ];
    expect(write.mock.calls[0]).toEqual([[{ urn: GROUP, aspectName: 'corpGroupEditableInfo', patch }], BY, [GROUP]]);
  });
});
