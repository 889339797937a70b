import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { AspectStore } from '../../aspects/index.js';
import { anyOf, condition, held, the } from '../../auth/index.js';
import type { Columns, EntityEditor } from '../../entities/index.js';
import { SubResourceType } from '../../entities/shared/sub-resource-type.enum.js';
import { DocumentationService } from './documentation.service.js';
import type { TextTarget } from './text-target.js';
import { TextTargets } from './text-targets.js';
import { fakeAuthorizer } from '../../../test/support/harness/fake-authorizer.js';

const TAG = 'urn:li:tag:a';
const ACTOR = { urn: 'urn:li:corpuser:b', id: 'b', isSystem: false };
const BY = { actor: ACTOR };
const STAMP = { time: 5, actor: ACTOR.urn };
const TARGET: TextTarget = {
  entityType: 'tag',
  aspectName: 'tagProperties',
  field: 'name',
  demand: held('EDIT_ENTITY', the('tag')),
};
const OTHER_WAY = condition('another way');
const BOTH_WAYS = { demand: anyOf(held('EDIT_ENTITY', the('tag')), OTHER_WAY) };

describe('DocumentationService', () => {
  let stored: object | undefined;
  let holds: boolean;
  const write = jest.fn(async (_edits: unknown, _by: unknown) => undefined);
  const requireStored = jest.fn(async () => undefined);
  const orOfSibling = jest.fn(async (column: { resourceUrn: string }) => column);
  const authorizer = fakeAuthorizer({ can: async () => holds });

  function serviceWith(target: Partial<TextTarget>): DocumentationService {
    const targets = new TextTargets();
    targets.addNames({ ...TARGET, ...target });
    return new DocumentationService(
      targets,
      authorizer,
      fake<EntityEditor>({ write, requireStored, stamp: () => STAMP }),
      fake<Columns>({ require: async () => undefined, orOfSibling }),
      fake<AspectStore>({ latestOne: async () => stored }),
    );
  }

  const written = () => write.mock.calls[0]?.[0];

  beforeEach(() => {
    jest.clearAllMocks();
    stored = { value: {} };
    holds = true;
  });

  it('should change only the name', async () => {
    await serviceWith({}).updateName({ urn: TAG, name: 'N' }, BY);
    expect(written()).toEqual([
      { urn: TAG, aspectName: 'tagProperties', patch: [{ op: 'add', path: '/name', value: 'N' }] },
    ]);
  });

  it('should create a missing aspect with its initial value and audit stamps', async () => {
    stored = undefined;
    await serviceWith({ initial: () => ({ colorHex: '#0' }), stamped: true }).updateName({ urn: TAG, name: 'N' }, BY);
    expect(written()).toMatchObject([
      {
        patch: [
          { path: '/colorHex', value: '#0' },
          { path: '/created', value: STAMP },
          { path: '/lastModified', value: STAMP },
          { path: '/name', value: 'N' },
        ],
      },
    ]);
  });

  it('should reject a missing aspect that has no initial value', async () => {
    stored = undefined;
    await expect(serviceWith({}).updateName({ urn: TAG, name: 'N' }, BY)).rejects.toThrow('has no tagProperties yet');
  });

  it.each<[string, boolean, Partial<TextTarget>, boolean]>([
    ['a privilege', true, {}, true],
    ['no privilege', false, {}, false],
    ['another way', false, { ...BOTH_WAYS, allows: async () => true }, true],
    ['no other way either', false, { ...BOTH_WAYS, allows: async () => false }, false],
    ['a privilege that does not count', true, { demand: OTHER_WAY, allows: async () => false }, false],
  ])('should decide by %s', async (_case, held, target, allowed) => {
    holds = held;
    const attempt = serviceWith(target).updateName({ urn: TAG, name: 'N' }, BY);
    if (allowed) return expect(attempt).resolves.toBeUndefined();
    await expect(attempt).rejects.toThrow('Unauthorized');
    expect(requireStored).not.toHaveBeenCalled();
  });

  it('should let a target reject a text', async () => {
    const check = async (): Promise<void> => Promise.reject(new Error('taken'));
    await expect(serviceWith({ check }).updateName({ urn: TAG, name: 'N' }, BY)).rejects.toThrow('taken');
    expect(write).not.toHaveBeenCalled();
  });

  it('should reject entity types without a registered target', async () => {
    const service = serviceWith({});
    await expect(service.updateName({ urn: 'urn:li:post:p', name: 'N' }, BY)).rejects.toThrow('type post');
    await expect(service.updateDescription({ resourceUrn: TAG, description: 'D' }, BY)).rejects.toThrow('type tag');
  });

  it("should describe a column with the aspect's keys", async () => {
    const column = { subResource: 'a/b', subResourceType: SubResourceType.DATASET_FIELD };
    await serviceWith({}).updateDescription({ resourceUrn: 'urn:li:dataset:(a,b,c)', description: 'D', ...column }, BY);
    const path = '/editableSchemaFieldInfo/a~1b/description';
    expect(written()).toMatchObject([{ keys: 'template', patch: [{ op: 'add', path, value: 'D' }] }]);
  });
});
