import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { AspectStore } from '../../aspects/index.js';
import { held, the } from '../../auth/index.js';
import type { Columns } from '../edits/columns.js';
import type { Editor } from '../edits/editor.js';
import type { EntityEditor } from '../edits/entity-editor.js';
import { SubResourceType } from '../shared/sub-resource-type.enum.js';
import type { LabelKind } from './label-kind.js';
import { LabelService } from './label.service.js';
import { fakeAuthorizer } from '../../../test/support/harness/fake-authorizer.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const COLUMN = { resourceUrn: DATASET, subResource: 'f', subResourceType: SubResourceType.DATASET_FIELD };
const OF_SIBLING = { ...COLUMN, resourceUrn: 'urn:li:dataset:(urn:li:dataPlatform:dbt,t,PROD)' };
const TAG = 'urn:li:tag:a';
const BY = { actor: { urn: 'urn:li:corpuser:b', id: 'b', isSystem: false } };

const TAGS: LabelKind = {
  entityType: 'tag',
  input: 'tagUrns',
  aspectName: 'globalTags',
  list: 'tags',
  key: 'tag',
  demand: held(['EDIT_ENTITY', 'EDIT_ENTITY_TAGS'], the('entity')),
  columnDemand: held(['EDIT_ENTITY', 'EDIT_DATASET_COL_TAGS'], the('dataset')),
  isStamped: false,
};

describe('LabelService', () => {
  const calls: unknown[][] = [];
  const noting = (name: string) =>
    jest.fn(async (...args: unknown[]) => {
      calls.push([name, ...args]);
    });
  const write = noting('write');
  const authorize = async (...args: unknown[]): Promise<boolean> => calls.push(['authorize', ...args]) > 0;
  const latest = jest.fn(async (_urns: readonly string[], _names: readonly string[]) => new Map());
  const stamp = ({ actor }: Editor) => ({ time: 5, actor: actor.urn });
  const service = new LabelService(
    fakeAuthorizer({ can: authorize }),
    fake<EntityEditor>({ write, requireStored: noting('requireStored'), stamp }),
    fake<Columns>({ require: noting('requireColumns'), orOfSibling: async () => OF_SIBLING }),
    fake<AspectStore>({ latest }),
  );

  beforeEach(() => {
    calls.length = 0;
    latest.mockClear();
  });

  const names = () => calls.map(([name]) => name);

  it('should authorize before it reads tags and targets', async () => {
    await service.add(TAGS, [TAG], { resourceUrn: DATASET }, BY);
    expect(names()).toEqual(['authorize', 'requireStored', 'requireStored', 'requireColumns', 'write']);
    expect(calls[0]).toEqual([
      'authorize',
      BY.actor,
      ['EDIT_ENTITY', 'EDIT_ENTITY_TAGS'],
      { type: 'dataset', urn: DATASET },
      [TAG],
    ]);
  });

  it('should authorize every target of a batch, then read the tags, and write once', async () => {
    await service.batchAdd(TAGS, [TAG], [{ resourceUrn: DATASET }, COLUMN], BY);
    expect(names()).toEqual(['authorize', 'authorize', 'requireStored', 'requireStored', 'requireColumns', 'write']);
    expect(calls[1]?.[2]).toEqual(['EDIT_ENTITY', 'EDIT_DATASET_COL_TAGS']);
    expect(latest.mock.calls).toEqual([
      [
        [DATASET, DATASET],
        ['globalTags', 'editableSchemaMetadata'],
      ],
    ]);
    expect(write.mock.calls.at(-1)?.[0]).toHaveLength(2);
  });

  it('should tag the column of a sibling dataset if the dataset lacks a single column', async () => {
    await service.batchAdd(TAGS, [TAG], [COLUMN], BY);
    expect(calls[0]?.[3]).toEqual({ type: 'dataset', urn: OF_SIBLING.resourceUrn });
    expect(calls.at(-2)).toEqual(['requireColumns', [OF_SIBLING]]);
  });

  it('should not require a removed tag to exist', async () => {
    await service.remove(TAGS, [TAG], [COLUMN], BY);
    expect(names()).toEqual(['authorize', 'requireStored', 'requireColumns', 'write']);
    expect(calls[1]).toEqual(['requireStored', [DATASET]]);
  });

  it('should refuse too many tags of too many targets before it does anything', async () => {
    const tags = Array.from({ length: 1_000 }, (_, at) => `${TAG}${String(at)}`);
    const targets = Array.from({ length: 51 }, () => ({ resourceUrn: DATASET }));
    await expect(service.batchAdd(TAGS, tags, targets, BY)).rejects.toThrow('tagUrns and resources');
    await expect(service.remove(TAGS, tags, targets, BY)).rejects.toThrow('tagUrns and resources');
    expect(calls).toEqual([]);
  });

  it('should write nothing when no tags are removed', async () => {
    await service.remove(TAGS, [], [COLUMN], BY);
    expect(names()).not.toContain('write');
  });

  it.each(['urn:li:corpuser:b', 'tag'])('should refuse %s as a tag', async (urn) => {
    await expect(service.batchAdd(TAGS, [urn], [], BY)).rejects.toThrow(urn);
    await expect(service.remove(TAGS, [urn], [], BY)).rejects.toThrow(urn);
    expect(names()).toEqual([]);
  });
});
