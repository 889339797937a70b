import { describe, expect, it } from '@jest/globals';
import type { JsonObject } from '../../../foundation/json/json.js';
import { EngineClient, type EngineAnswer, type EngineRequest } from '../../../foundation/engine-client/index.js';
import { copyDocuments } from './engine-copy.js';

const page = (...ids: readonly string[]): JsonObject => ({
  _scroll_id: 's',
  _shards: { failed: 0 },
  hits: { hits: ids.map((id) => ({ _id: id, _source: { value: id } })) },
});

/** Copies in pages of two from an engine with two such pages; `fault` answers in its place. */
async function copied(fault: (request: EngineRequest) => EngineAnswer | undefined): Promise<readonly string[]> {
  const stored = new Map<string, string>();
  const pages = [page('a', 'b'), page('c', 'd'), page()];
  const answer = (request: EngineRequest): JsonObject => {
    if (request.path.endsWith('/_mget')) return { docs: idsOf(request).map((_id) => ({ _id, found: true })) };
    if (request.path === '/_bulk') return { items: writes(request, stored) };
    return request.method === 'DELETE' ? {} : (pages.shift() ?? page());
  };
  const client = new EngineClient('elasticsearch', {
    // As a gateway does, a fault of 504 hides an answer.
    send: (request) => {
      const body = answer(request);
      return Promise.resolve(fault(request) ?? { status: 200, body });
    },
    close: () => Promise.resolve(),
  });
  const { signal } = new AbortController();
  await copyDocuments(client, { from: 'live', to: 'new', batchSize: 2, signal, copied: () => undefined }, {});
  return [...stored.keys()];
}

function idsOf({ body }: EngineRequest): readonly string[] {
  return (body as { ids: string[] }).ids;
}

function writes({ lines = '' }: EngineRequest, stored: Map<string, string>): JsonObject[] {
  const written = lines.split('\n').flatMap((line) => {
    const { index, delete: removed } = JSON.parse(line === '' ? '{}' : line) as Record<string, { _id: string }>;
    if (removed !== undefined) stored.delete(removed._id);
    if (index !== undefined) stored.set(index._id, 'x');
    return index ?? removed ?? [];
  });
  return written.map(({ _id }) => ({ index: { _id, _index: 'new', status: 201, result: 'created' } }));
}

/** Answers the request of a number whose path ends so. */
function atRequest(number: number, ending: string, answer: EngineAnswer) {
  let asked = 0;
  return ({ path, method }: EngineRequest): EngineAnswer | undefined =>
    method === 'POST' && path.endsWith(ending) && (asked += 1) === number ? answer : undefined;
}

describe(copyDocuments, () => {
  it('should copy every page', async () => {
    expect(await copied(() => undefined)).toEqual(['a', 'b', 'c', 'd']);
  });

  it.each([
    ['a page whose answer a gateway lost', atRequest(1, '/_search/scroll', { status: 504, body: {} })],
    [
      'the documents of a shard that failed',
      atRequest(1, '/_search/scroll', { status: 200, body: { ...page('c'), _shards: { failed: 1 } } }),
    ],
    [
      'documents of a shard that is not there',
      atRequest(2, '/_mget', { status: 200, body: { docs: [{ _id: 'c' }, { _id: 'd', found: true }] } }),
    ],
  ])('should fail rather than leave out %s', async (_what, fault) => {
    await expect(copied(fault)).rejects.toMatchObject({ message: expect.stringContaining('live') });
  });
});
