import { describe, expect, it, jest } from '@jest/globals';
import { fake } from '../../../../test/support/harness/fake.js';
import type { BulkOperation, BulkResult, EngineClient } from '../../../foundation/engine-client/index.js';
import { writeAll } from './write-all.js';

const DONE: BulkResult = { status: 201, index: 'i', result: 'created', errorType: '', reason: '' };
const refused = (status: number, errorType: string): BulkResult => ({ ...DONE, status, errorType, result: '' });
const BLOCKED = refused(403, 'cluster_block_exception');

const operation = (id: string): BulkOperation => ({ header: { index: { _index: 'i', _id: id } }, source: {} });
const OPERATIONS = [operation('1'), operation('2')];

/** A client that returns the next of `answers` for each bulk request. */
function clientOf(...answers: readonly (readonly BulkResult[])[]) {
  const left = [...answers];
  const bulk = jest.fn((_sent: readonly BulkOperation[], _options: unknown) => Promise.resolve(left.shift() ?? []));
  return { client: fake<EngineClient>({ bulk }), bulk };
}

describe('writeAll', () => {
  it('should be done when everything is written', async () => {
    const { client, bulk } = clientOf([DONE, DONE]);
    await writeAll(client, OPERATIONS, { require_alias: true });
    expect(bulk.mock.calls.map(([sent, options]) => [sent.length, options])).toEqual([
      [2, { query: { require_alias: true } }],
    ]);
  });

  it('should retry only the writes that a rebuild blocked', async () => {
    const { client, bulk } = clientOf([DONE, BLOCKED], [BLOCKED], [DONE]);
    await writeAll(client, OPERATIONS, {});
    expect(bulk.mock.calls.map(([sent]) => sent.length)).toEqual([2, 1, 1]);
  });

  it('should create a missing index once', async () => {
    const missing = refused(404, 'index_not_found_exception');
    const { client, bulk } = clientOf([missing, DONE], [DONE, DONE]);
    const make = jest.fn(() => Promise.resolve(OPERATIONS));
    await writeAll(client, OPERATIONS, {}, make);
    expect([make.mock.calls.length, bulk.mock.calls.length]).toEqual([1, 2]);
    const again = clientOf([missing, missing], [missing, missing]);
    await expect(writeAll(again.client, OPERATIONS, {}, make)).rejects.toMatchObject({ code: 'INTERNAL' });
  });

  it.each([
    [refused(429, 'es_rejected_execution_exception'), 'ENGINE_UNAVAILABLE'],
    [refused(429, 'cluster_block_exception'), 'ENGINE_UNAVAILABLE'],
    [refused(503, 'unavailable_shards_exception'), 'ENGINE_UNAVAILABLE'],
    [refused(400, 'document_parsing_exception'), 'VALIDATION_FAILED'],
    [refused(400, 'mapper_parsing_exception'), 'VALIDATION_FAILED'],
    [refused(413, 'content_too_long'), 'VALIDATION_FAILED'],
    [refused(400, 'index_closed_exception'), 'ENGINE_UNAVAILABLE'],
    [refused(400, 'illegal_argument_exception'), 'INTERNAL'],
  ])('should fail if one document is refused with %j', async (result, code) => {
    const { client } = clientOf([DONE, result]);
    await expect(writeAll(client, OPERATIONS, {})).rejects.toMatchObject({ code });
  });

  it('should name the field that the engine cannot index', async () => {
    const reason = '[1:6] failed to parse field [lastUpdatedTimestamp] of type [date]';
    const { client } = clientOf([{ ...refused(400, 'document_parsing_exception'), reason }, DONE]);
    await expect(writeAll(client, OPERATIONS, {})).rejects.toThrow('field lastUpdatedTimestamp');
  });
});
