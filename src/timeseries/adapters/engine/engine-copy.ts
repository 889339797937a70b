import { DomainError } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../foundation/json/json.js';
import { type EngineClient, unexpected } from '../../../foundation/engine-client/index.js';
import type { SourceDocument } from './engine-document.js';
import { pagesOf } from './engine-pages.js';
import { writeAll } from './write-all.js';

/** A copy of documents between indices. */
export interface Copy {
  readonly from: string;
  /** An alias, so that the engine refuses to create an index that has been removed. */
  readonly to: string;
  /** Number of documents per step. */
  readonly batchSize: number;
  readonly signal: AbortSignal;
  /** Called with the number of documents that each step copied. */
  readonly copied: (documents: number) => void;
}

/**
 * Copies the documents that match the query `found`. A document that is deleted from `from` during its step is removed
 * from `to` again. Deletes must therefore delete from `from` first and then from `to`, so that no deleted document
 * comes back. `shard` limits the copy to one shard.
 */
export async function copyDocuments(
  client: EngineClient,
  copy: Copy,
  found: JsonObject,
  shard?: string,
): Promise<void> {
  const { from: index, batchSize: size } = copy;
  for await (const hits of pagesOf(client, { index, query: found, size, ...(shard !== undefined && { shard }) })) {
    copy.signal.throwIfAborted();
    await copyStep(client, copy, hits);
    copy.copied(hits.length);
  }
}

async function copyStep(client: EngineClient, { from, to }: Copy, hits: readonly SourceDocument[]): Promise<void> {
  await writeAll(
    client,
    hits.map(({ id, source }) => ({ header: { index: { _index: to, _id: id } }, source })),
    { require_alias: true },
  );
  const gone = await missingIn(
    client,
    from,
    hits.map(({ id }) => id),
  );
  if (gone.length === 0) return;
  const removed = await client.bulk(gone.map((id) => ({ header: { delete: { _index: to, _id: id } } })));
  if (removed.some(({ status }) => status !== 200 && status !== 404))
    throw new DomainError('ENGINE_UNAVAILABLE', `The search engine did not remove values from ${to}: try again later.`);
}

/** The ids that the index certainly lacks. Throws if the response is incomplete, for example without a shard. */
async function missingIn(client: EngineClient, index: string, ids: readonly string[]): Promise<readonly string[]> {
  const answer = await client.request({
    method: 'POST',
    path: `/${index}/_mget`,
    query: { _source: false, filter_path: 'docs._id,docs.found' },
    body: { ids: [...ids] },
  });
  const docs = Array.isArray(answer.body.docs) ? answer.body.docs.filter(isJsonObject) : [];
  const told = docs.filter(({ found }) => typeof found === 'boolean');
  if (answer.status !== 200 || told.length !== ids.length) throw unexpected(`read from ${index}`, answer);
  const found = new Set(told.filter((one) => one.found === true).map((one) => one._id));
  return ids.filter((id) => !found.has(id));
}
