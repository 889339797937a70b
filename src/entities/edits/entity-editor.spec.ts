import { describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../../test/support/harness/fake.js';
import type { AspectStore, ChangeProposal } from '../../aspects/index.js';
import { SystemClock } from '../../foundation/common/clock.js';
import { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import type { IngestService } from '../../ingestion/index.js';
import { ModelRegistry, tagProperties } from '../../model/index.js';
import { EntityEditor } from './entity-editor.js';

const TAG = 'urn:li:tag:a';
const BY = { actor: { urn: 'urn:li:corpuser:b', id: 'b', isSystem: false }, sourceIp: '10.0.0.1' };
const OPTIONS = { source: 'GRAPHQL', searchTiming: 'prompt', authorize: false, sourceIp: '10.0.0.1' };
const registry = ModelRegistry.standard();

function setUp(options: { refusals?: number; stored?: JsonObject } = {}) {
  let refusals = options.refusals ?? 0;
  let version = 0;
  const ingest = jest.fn(async (proposals: readonly ChangeProposal[], ..._rest: unknown[]) => {
    if (refusals > 0) {
      refusals -= 1;
      throw new DomainError('PRECONDITION_FAILED', 'Expected version 1, actual version 2');
    }
    return proposals.map(() => ({}));
  });
  const latest = () => options.stored && { value: options.stored, systemMetadata: { version: String((version += 1)) } };
  const deleteEntity = jest.fn(async () => ({ rows: 1, timeseriesRows: 0 }));
  const store = {
    existing: async (urns: readonly string[]) => new Set(urns.filter((urn) => urn === TAG)),
    exists: async (urn: string) => urn === TAG,
    latestOne: async () => latest(),
    latest: async () => new Map([[TAG, new Map([['tagProperties', { aspect: 'tagProperties', ...latest() }]])]]),
  };
  const ingestion = fake<IngestService>({ ingest, deleteEntity });
  return {
    editor: new EntityEditor(ingestion, fake<AspectStore>(store), registry, new SystemClock()),
    ingest,
    deleteEntity,
  };
}

describe('EntityEditor', () => {
  it('should write patches and values as proposals of the user interface', async () => {
    const { editor, ingest } = setUp();
    const patch = [{ op: 'add', path: '/name', value: 'A' }] as const;
    await editor.write(
      [
        { urn: TAG, aspectName: 'tagProperties', patch },
        { urn: TAG, aspectName: 'globalTags', patch: [], keys: { tags: ['tag'] } },
        { urn: TAG, aspectName: 'editableSchemaMetadata', patch: [], keys: 'template' },
        { urn: TAG, aspectName: 'status', value: { removed: true } },
        { urn: TAG, aspectName: 'ownership', value: {}, onlyNewEntity: true },
      ],
      BY,
    );
    const base = { urn: TAG, entityType: 'tag', systemMetadata: { properties: { appSource: 'ui' } } };
    expect(ingest.mock.calls).toEqual([
      [
        [
          {
            ...base,
            aspectName: 'tagProperties',
            changeType: 'PATCH',
            patch: { patch, arrayPrimaryKeys: {}, forceGenericPatch: true },
          },
          {
            ...base,
            aspectName: 'globalTags',
            changeType: 'PATCH',
            patch: { patch: [], arrayPrimaryKeys: { tags: ['tag'] }, forceGenericPatch: true },
          },
          { ...base, aspectName: 'editableSchemaMetadata', changeType: 'PATCH', patch: { patch: [] } },
          { ...base, aspectName: 'status', changeType: 'UPSERT', value: { removed: true } },
          { ...base, aspectName: 'ownership', changeType: 'CREATE_ENTITY', value: {} },
        ],
        BY.actor,
        OPTIONS,
      ],
    ]);
  });

  it('should let ingestion check which entities are stored', async () => {
    const { editor, ingest } = setUp();
    const edits = ['tagProperties', 'status'].map((aspectName) => ({ urn: TAG, aspectName, value: {} }));
    await editor.write(edits, BY, [TAG]);
    await editor.create(TAG, edits, BY, 'conflict', [TAG]);
    await editor.rewrite(TAG, 'tagProperties', (value) => value, BY, { initial: {}, whileStored: [TAG] });
    expect(ingest.mock.calls.map(([proposals]) => proposals.map(({ whileStored }) => whileStored))).toEqual([
      [[TAG], undefined],
      [[TAG], undefined],
      [[TAG]],
    ]);
  });

  it('should let ingestion check that what an edit has read is unchanged, and decide again if it is not', async () => {
    const { editor, ingest } = setUp({ refusals: 1, stored: { name: 'A' } });
    const edits = ['tagProperties', 'status'].map((aspectName) => ({ urn: TAG, aspectName, value: {} }));
    const names = await editor.editByReads('place', async (reads) => {
      const value = await reads.value(TAG, tagProperties);
      await editor.write(edits, BY, [], reads.versions);
      return value?.name;
    });
    expect(names).toBe('A');
    expect(ingest.mock.calls.map(([proposals]) => proposals.map(({ whileUnchanged }) => whileUnchanged))).toEqual(
      ['1', '2'].map((version) => [[{ urn: TAG, aspectName: 'tagProperties', version }], undefined]),
    );
  });

  it('should write nothing for no edits', async () => {
    const { editor, ingest } = setUp();
    await editor.write([], BY);
    expect(ingest).not.toHaveBeenCalled();
  });

  it.each([
    [['urn:li:tag:b'], 'urn:li:tag:b does not exist'],
    [['urn:li:tag:c', 'urn:li:tag:b', 'urn:li:tag:c'], 'urn:li:tag:c, urn:li:tag:b do not exist'],
    [['tag'], 'Invalid urn!'],
    [['urn:li:dataset:(a,b)'], 'Invalid urn!'],
  ])('should refuse %j, which is not stored', async (urns, text) => {
    await expect(setUp().editor.requireStored([TAG, ...urns])).rejects.toThrow(text);
  });

  it('should rewrite against the version that was read, and retry after concurrent writes', async () => {
    const { editor, ingest } = setUp({ refusals: 2, stored: { name: 'A' } });
    await editor.rewrite(TAG, 'tagProperties', (value) => ({ ...value, description: 'D' }), BY);
    const proposals = ingest.mock.calls.map(([[proposal]]) => proposal);
    expect(proposals.map((proposal) => proposal?.headers)).toEqual(
      ['1', '2', '3'].map((version) => ({ 'If-Version-Match': version })),
    );
    expect(proposals[2]).toMatchObject({ changeType: 'UPSERT', value: { name: 'A', description: 'D' } });
  });

  it('should begin with the initial value when the aspect is not stored', async () => {
    const { editor, ingest } = setUp();
    await editor.rewrite(TAG, 'tagProperties', (value) => ({ ...value, colorHex: '#000000' }), BY, {
      initial: { name: 'A' },
    });
    expect(ingest.mock.calls[0]?.[0]).toMatchObject([
      { value: { name: 'A', colorHex: '#000000' }, headers: { 'If-Version-Match': '-1' } },
    ]);
  });

  it('should give up a rewrite after too many concurrent writes, and pass on other errors', async () => {
    const { editor, ingest } = setUp({ refusals: 1_000, stored: { name: 'A' } });
    await expect(editor.rewrite(TAG, 'tagProperties', (value) => value, BY)).rejects.toThrow('Expected version');
    expect(ingest.mock.calls.length).toBeLessThanOrEqual(100);
    ingest.mockRejectedValueOnce(new Error('broken'));
    await expect(editor.rewrite(TAG, 'tagProperties', (value) => value, BY)).rejects.toThrow('broken');
  });

  it.each([
    ['the aspect is not stored', undefined],
    ['there is nothing to change', { name: 'A' }],
  ])('should rewrite nothing when %s', async (_case, stored) => {
    const { editor, ingest } = setUp(stored === undefined ? {} : { stored });
    await editor.rewrite(TAG, 'tagProperties', () => undefined, BY);
    expect(ingest).not.toHaveBeenCalled();
  });

  it('should delete without the privileges of the REST APIs', async () => {
    const { editor, deleteEntity } = setUp();
    await editor.delete(TAG, { ...BY, traceId: 't' });
    expect(deleteEntity.mock.calls).toEqual([[TAG, BY.actor, { ...OPTIONS, traceId: 't' }]]);
  });

  describe('create', () => {
    const value = { urn: TAG, aspectName: 'tagProperties', value: { name: 'A' } };
    const NEW = 'urn:li:tag:new';

    it('should write each value for a new entity only', async () => {
      const { editor, ingest } = setUp();
      await editor.create(NEW, [{ ...value, urn: NEW }], BY, 'exists');
      expect(ingest.mock.calls[0]?.[0]).toMatchObject([
        { urn: NEW, changeType: 'CREATE_ENTITY', value: { name: 'A' } },
      ]);
    });

    it('should write values of other entities as they are', async () => {
      const { editor, ingest } = setUp();
      await editor.create(NEW, [value, { ...value, urn: NEW }], BY, 'exists');
      expect(ingest.mock.calls[0]?.[0]).toMatchObject([
        { urn: TAG, changeType: 'UPSERT' },
        { urn: NEW, changeType: 'CREATE_ENTITY' },
      ]);
    });

    it.each([
      ['with the conflict when the entity is stored', TAG, 'VALIDATION_FAILED', 'It exists'],
      ['with the reason of the write when it is not', NEW, 'VALIDATION_FAILED', 'refused'],
      ['with the reason of the write when that is another', TAG, 'FORBIDDEN', 'refused'],
    ] as const)('should fail %s', async (_name, urn, code, message) => {
      const { editor, ingest } = setUp();
      ingest.mockRejectedValueOnce(new DomainError(code, 'refused'));
      await expect(editor.create(urn, [{ ...value, urn }], BY, 'It exists')).rejects.toThrow(message);
    });
  });
});
