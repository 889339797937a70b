import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/common/json.js';
import { type EngineClient, unexpected } from '../../../foundation/engine-client/index.js';
import { hitsOf } from './engine-document.js';
import { writeAll } from './write-all.js';

/** How long the engine keeps an idle scroll. */
const KEEP_ALIVE = '5m';

/** A copy of documents between indices. */
export interface Copy {
  readonly from: string;
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
  const query: Readonly<Record<string, string | boolean>> = {
    scroll: KEEP_ALIVE,
    allow_partial_search_results: false,
    ...(shard === undefined ? {} : { preference: `_shards:${shard}` }),
  };
  const first = { size: copy.batchSize, sort: ['_doc'], query: found };
  let answer = await scroll(client, `/${copy.from}/_search`, query, first);
  try {
    for (let hits = hitsOf(answer); hits.length > 0; hits = hitsOf(answer)) {
      copy.signal.throwIfAborted();
      await copyStep(client, copy, hits);
      copy.copied(hits.length);
      answer = await scroll(client, '/_search/scroll', {}, { scroll: KEEP_ALIVE, scroll_id: idOf(answer) });
    }
  } finally {
    await client.request({ method: 'DELETE', path: '/_search/scroll', body: { scroll_id: idOf(answer) } });
  }
}

async function copyStep(client: EngineClient, { from, to }: Copy, hits: ReturnType<typeof hitsOf>): Promise<void> {
  await writeAll(
    client,
    hits.map(({ id, source }) => ({ header: { index: { _index: to, _id: id } }, source })),
    {},
  );
  const gone = await missingIn(
    client,
    from,
    hits.map(({ id }) => id),
  );
  if (gone.length === 0) return;
  await client.bulk(gone.map((id) => ({ header: { delete: { _index: to, _id: id } } })));
}

async function missingIn(client: EngineClient, index: string, ids: readonly string[]): Promise<readonly string[]> {
  const answer = await client.request({
    method: 'POST',
    path: `/${index}/_mget`,
    query: { _source: false, filter_path: 'docs._id,docs.found' },
    body: { ids: [...ids] },
  });
  if (answer.status !== 200 || !Array.isArray(answer.body.docs)) throw unexpected(`read from ${index}`, answer);
  const found = new Set(answer.body.docs.map((one) => (isJsonObject(one) && one.found === true ? one._id : undefined)));
  return ids.filter((id) => !found.has(id));
}

async function scroll(
  client: EngineClient,
  path: string,
  query: Readonly<Record<string, string | boolean>>,
  body: JsonObject,
): Promise<JsonObject> {
  const answer = await client.request({ method: 'POST', path, query, body });
  if (answer.status === 200) return answer.body;
  throw unexpected('read the values of a time series', answer);
}

function idOf({ _scroll_id: id }: JsonObject): JsonValue {
  return id ?? '';
}
