import { expect, it, jest } from '@jest/globals';
import { fake } from '../../../../test/support/harness/fake.js';
import type { BulkOperation, BulkResult, EngineClient } from '../../../foundation/engine-client/index.js';
import type { IndexOperation } from '../../search-document.js';
import { DocumentWriter } from './document-writer.js';
import type { IndexState } from './index-state.js';
import type { IndexStates } from './index-states.js';

const DONE: BulkResult = { status: 200, index: 'i', result: 'deleted', errorType: '', reason: '' };

const removal = (entityType: string): IndexOperation => ({
  kind: 'remove',
  entityType,
  urn: `urn:li:${entityType}:a`,
  revision: 1,
});

it('should not send what goes to an index that lacks a shard, for which all others would wait', async () => {
  const bulk = jest.fn(async (operations: readonly BulkOperation[]) => operations.map(() => DONE));
  const writer = new DocumentWriter(
    fake<EngineClient>({ bulk }),
    fake<IndexStates>({ addProperties: async () => undefined }),
    { lasting: async (names) => new Set(names.filter((name) => name === 'tag')) },
  );
  const address = async (type: string): Promise<IndexState> => ({
    entityType: type,
    alias: type,
    physical: `${type}_1`,
    mapping: {},
    fields: {},
    properties: new Map(),
  });
  const [tag, dataset] = [removal('tag'), removal('dataset')];
  const fates = await writer.write([tag, dataset], address);
  expect(bulk.mock.calls.map(([sent]) => sent.map(({ header }) => Object.keys(header)))).toEqual([[['delete']]]);
  expect([...fates]).toEqual([
    [tag, { rejected: 'its index tag_1 lacks a shard', passes: true }],
    [dataset, 'removed'],
  ]);
});
