import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { AspectStore } from '../../aspects/index.js';
import type { EntityEditor, EntityReferences } from '../../entities/index.js';
import { TagService } from './tag.service.js';
import { fakeAuthorizer } from '../../../test/support/harness/fake-authorizer.js';

const TAG = 'urn:li:tag:a';
const ACTOR = { urn: 'urn:li:corpuser:b', id: 'b', isSystem: false };
const BY = { actor: ACTOR };

describe('TagService', () => {
  const calls: string[] = [];
  const noting = <Answer>(name: string, answer: (...args: never[]) => Answer) =>
    jest.fn(async (...args: unknown[]) => {
      calls.push(name);
      return answer(...(args as never[]));
    });
  let stored: boolean;
  let held: readonly string[];
  const write = noting('write', () => undefined);
  const authorizer = {
    can: noting('can', (_actor: object, anyOf: readonly string[]) => anyOf.some((one) => held.includes(one))),
  };
  const create = noting('create', () => undefined);
  const editor = {
    write,
    create,
    delete: noting('delete', () => undefined),
    requireStored: noting('requireStored', () => undefined),
  };
  const store = {
    value: noting('value', () => (stored ? { name: 'A' } : undefined)),
  };
  const references = {
    deleteEverywhere: noting('deleteEverywhere', () => undefined),
  };
  const service = new TagService(
    fakeAuthorizer(authorizer),
    fake<EntityEditor>(editor),
    fake<AspectStore>(store),
    fake<EntityReferences>(references),
    { now: () => 5, elapsed: () => 5 },
  );

  beforeEach(() => {
    calls.length = 0;
    write.mockClear();
    stored = false;
    held = ['MANAGE_TAGS', 'EDIT_ENTITY'];
  });

  it('should create a tag and its owner together', async () => {
    const urn = await service.create({ name: 'A', description: null }, BY);
    expect(urn).toMatch(/^urn:li:tag:[0-9a-f-]{36}$/);
    expect(calls).toEqual(['create']);
    expect(create.mock.calls[0]).toEqual([
      urn,
      [
        { urn, aspectName: 'tagProperties', value: { name: 'A' } },
        {
          urn,
          aspectName: 'ownership',
          value: {
            owners: [
              {
                owner: ACTOR.urn,
                type: 'TECHNICAL_OWNER',
                typeUrn: 'urn:li:ownershipType:__system__technical_owner',
                source: { type: 'MANUAL' },
              },
            ],
            lastModified: { time: 5, actor: ACTOR.urn },
          },
        },
      ],
      BY,
      `This Tag already exists! (${urn})`,
    ]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['update', () => service.update(TAG, { urn: TAG, name: 'A' }, BY)],
    ['setColor', () => service.setColor(TAG, '#000000', BY)],
    ['delete', () => service.delete(TAG, BY)],
  ])('should refuse to %s before it reads anything', async (_name, act) => {
    held = [];
    await expect(act()).rejects.toThrow('Unauthorized to perform this action.');
    expect(calls.filter((call) => call !== 'can')).toEqual([]);
  });

  it('should use the id as the name when a tag without properties gets a colour', async () => {
    await service.setColor(TAG, '#000000', BY);
    expect(write.mock.calls[0]?.[0]).toEqual([
      {
        urn: TAG,
        aspectName: 'tagProperties',
        patch: [
          { op: 'add', path: '/name', value: 'a' },
          { op: 'add', path: '/colorHex', value: '#000000' },
        ],
      },
    ]);
  });

  it('should remove a description that an update omits', async () => {
    await service.update(TAG, { urn: TAG, name: 'A' }, BY);
    expect(write.mock.calls[0]?.[0]).toEqual([
      {
        urn: TAG,
        aspectName: 'tagProperties',
        patch: [
          { op: 'add', path: '/name', value: 'A' },
          { op: 'remove', path: '/description' },
        ],
      },
    ]);
  });

  it('should delete a tag and all references to it', async () => {
    await service.delete(TAG, BY);
    expect(calls).toEqual(['can', 'deleteEverywhere']);
    expect(references.deleteEverywhere.mock.calls[0]).toEqual([TAG, BY]);
  });
});
