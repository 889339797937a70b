import { describe, expect, it } from '@jest/globals';
import { type EngineAnswer, EngineClient, type EngineRequest } from '../../../foundation/engine-client/index.js';
import { deleteByQuery, startDeleteByQuery } from './delete-by-query.js';

/** A client whose engine responds with `answer`, and the requests that it sent. */
function clientOf(answer: EngineAnswer) {
  const sent: EngineRequest[] = [];
  const send = (request: EngineRequest): Promise<EngineAnswer> => {
    sent.push(request);
    return Promise.resolve(answer);
  };
  return { client: new EngineClient('elasticsearch', { send, close: () => Promise.resolve() }), sent };
}

const QUERY = { match_all: {} };

describe('deleteByQuery', () => {
  it('should return the number of deleted documents, none of an index that is missing', async () => {
    expect(await deleteByQuery(clientOf({ status: 200, body: { deleted: 3 } }).client, 'i', QUERY)).toBe(3);
    expect(await deleteByQuery(clientOf({ status: 404, body: {} }).client, 'i', QUERY)).toBe(0);
  });

  it('should not report values of a closed index as deleted, since they are there when it is opened', async () => {
    const { client, sent } = clientOf({ status: 400, body: { error: { type: 'index_closed_exception' } } });
    await expect(deleteByQuery(client, 'i', QUERY)).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
    expect(sent[0]?.query).not.toHaveProperty('ignore_unavailable');
  });
});

describe('startDeleteByQuery', () => {
  it.each([
    [undefined, undefined],
    [7, 7],
    [20_000, 10_000],
    [Number.MAX_SAFE_INTEGER, 10_000],
  ])('should ask for steps of %s documents with at most as many as the engine allows', async (batchSize, expected) => {
    const { client, sent } = clientOf({ status: 200, body: { task: 'node:1' } });
    expect(await startDeleteByQuery(client, 'i', QUERY, batchSize)).toBe('node:1');
    expect(sent[0]?.query?.['scroll_size']).toBe(expected);
  });
});
