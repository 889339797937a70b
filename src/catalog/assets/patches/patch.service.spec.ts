import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ALICE, type IngestHarness, ingestHarness } from '../../../../test/support/harness/ingest-harness.js';
import { ModelRegistry } from '../../../model/index.js';
import { type PatchEntityInput, type PatchOperationInput, PatchOperationType } from './patch.input.js';
import { PatchService } from './patch.service.js';
import { fakeAuthorizer } from '../../../../test/support/harness/fake-authorizer.js';

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,t,PROD)';
const TERM = 'urn:li:glossaryTerm:t';
const { ADD, REMOVE, REPLACE, TEST, MOVE } = PatchOperationType;

/** The members of an input, without its class. */
type Input = Pick<PatchEntityInput, keyof PatchEntityInput>;

const op = (name: PatchOperationType, path: string, value?: string): PatchOperationInput => ({
  op: name,
  path,
  value: value ?? null,
});
const onDataset = (...patch: PatchOperationInput[]): Input => ({
  urn: DATASET,
  aspectName: 'datasetProperties',
  patch,
});

describe('PatchService', () => {
  let harness: IngestHarness;
  let patches: PatchService;
  let isEditor: boolean;

  beforeEach(async () => {
    harness = await ingestHarness();
    isEditor = true;
    const authorizer = fakeAuthorizer({ can: () => Promise.resolve(isEditor) });
    patches = new PatchService(harness.service, authorizer, ModelRegistry.standard());
  });

  afterEach(() => harness.close());

  const patch = (...inputs: Input[]) => patches.patch(inputs, { actor: ALICE });

  it('should patch and return the name', async () => {
    const input = onDataset(op(ADD, '/name', 'N'), op(ADD, '/customProperties/k', '"v"'));
    expect(await patch(input)).toEqual([{ urn: DATASET, name: 'N', success: true, error: null }]);
    expect(await harness.value(DATASET, 'datasetProperties')).toMatchObject({
      name: 'N',
      customProperties: { k: 'v' },
    });
  });

  it.each<[string, string, unknown]>([
    ['text', 'a b', 'a b'],
    ['text in quotes', '"a b"', 'a b'],
    ['an empty text', '', ''],
    ['an empty text in quotes', '""', ''],
  ])('should store %s', async (_case, value, stored) => {
    expect(await patch(onDataset(op(ADD, '/description', value)))).toMatchObject([{ success: true, name: null }]);
    expect(await harness.value(DATASET, 'datasetProperties')).toMatchObject({ description: stored });
  });

  it('should address elements by the given keys', async () => {
    const tags: Input = {
      urn: DATASET,
      aspectName: 'globalTags',
      patch: [op(ADD, '/tags//urn:li:tag:a', '{"tag": "urn:li:tag:a"}')],
      arrayPrimaryKeys: [{ arrayField: 'tags', keys: ['attribution␟source', 'tag'] }],
    };
    await patch(tags);
    await patch({ ...tags, patch: [op(ADD, '/tags//urn:li:tag:b', '{}')] });
    expect(await harness.value(DATASET, 'globalTags')).toEqual({
      tags: [{ tag: 'urn:li:tag:a' }, { tag: 'urn:li:tag:b' }],
    });
    await patch({ ...tags, patch: [op(REMOVE, '/tags/')] });
    expect(await harness.value(DATASET, 'globalTags')).toEqual({ tags: [] });
  });

  it('should store the given system metadata, except the mark of the service', async () => {
    const systemMetadata = {
      runId: 'r',
      lastObserved: 7,
      properties: [
        { key: 'k', value: 'v' },
        { key: 'appSource', value: 'systemUpdate' },
      ],
    };
    await patch({ ...onDataset(op(ADD, '/name', 'N')), systemMetadata });
    expect((await harness.store.latestOne(DATASET, 'datasetProperties'))?.systemMetadata).toMatchObject({
      runId: 'r',
      lastObserved: 7,
      properties: { k: 'v', appSource: 'ui' },
    });
  });

  it('should check the preconditions in headers', async () => {
    const input = onDataset(op(ADD, '/name', 'N'));
    await patch(input);
    const headers = [{ key: 'If-Version-Match', value: '7' }];
    const [result] = await patch({ ...onDataset(op(ADD, '/name', 'O')), headers });
    expect(result).toMatchObject({ success: false, error: expect.stringContaining('version') as unknown });
    expect(await harness.value(DATASET, 'datasetProperties')).toMatchObject({ name: 'N' });
  });

  it.each<[string, Input, RegExp]>([
    ['no urn', { ...onDataset(), urn: null }, /urn is required/],
    ['an empty urn', { ...onDataset(), urn: '' }, /urn is required/],
    ['a malformed urn', { ...onDataset(), urn: 'nonsense' }, /nonsense/],
    ['an unknown entity type', { ...onDataset(), urn: 'urn:li:nothing:a' }, /nothing/],
    ['another entity type', { ...onDataset(), entityType: 'chart' }, /does not match/],
    ['an unknown aspect', { ...onDataset(), aspectName: 'nothing' }, /Unknown aspect nothing/],
    ['an aspect of another entity type', { ...onDataset(), aspectName: 'tagProperties' }, /Unknown aspect/],
    ['a time series', { ...onDataset(), aspectName: 'datasetProfile' }, /UPSERT only/],
    ['a bad path', onDataset(op(ADD, 'name', 'N')), /must be a JSON pointer/],
    ['a failed test', onDataset(op(TEST, '/name', 'N')), /cannot be applied/],
    ['a move without from', onDataset(op(MOVE, '/name')), /from must be/],
    ['a value of a wrong type', onDataset(op(ADD, '/name', '{"a": 1}')), /name/],
    ['replacing what is absent', onDataset(op(REPLACE, '/name', 'N')), /cannot be applied/],
    [
      'a missing member',
      { urn: TERM, aspectName: 'glossaryTermInfo', patch: [op(ADD, '/name', 'T')] },
      /glossaryTermInfo/,
    ],
  ])('should report %s in the result', async (_case, input, says) => {
    const [result] = await patch(input);
    expect(result).toEqual({
      urn: input.urn ?? 'urn:li:unknown:error',
      name: null,
      success: false,
      error: expect.stringMatching(says),
    });
  });

  it('should store nothing when one of several fails', async () => {
    const results = await patch(onDataset(op(ADD, '/name', 'N')), { ...onDataset(), aspectName: 'nothing' });
    expect(results.map(({ success, name }) => [success, name])).toEqual([
      [false, null],
      [false, null],
    ]);
    expect(await harness.value(DATASET, 'datasetProperties')).toBeUndefined();
  });

  it.each(['the right to edit', 'the right to the entity type'])('should refuse without %s', async (right) => {
    if (right === 'the right to edit') isEditor = false;
    else harness.allows = () => false;
    expect(await patch(onDataset(op(ADD, '/name', 'N')))).toMatchObject([
      { success: false, error: expect.stringContaining('unauthorized') as unknown },
    ]);
    expect(await harness.value(DATASET, 'datasetProperties')).toBeUndefined();
  });

  it('should return no results without patches', async () => {
    expect(await patch()).toEqual([]);
  });
});
