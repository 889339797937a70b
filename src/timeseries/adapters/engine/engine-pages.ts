import { isJsonObject, type JsonObject, type JsonValue } from '../../../foundation/json/json.js';
import { type EngineClient, unexpected } from '../../../foundation/engine-client/index.js';
import { hitsOf, type SourceDocument } from './engine-document.js';

/** How long the engine keeps an idle scroll. */
const KEEP_ALIVE = '5m';

/** A search whose documents are read in pages. */
export interface PagedSearch {
  readonly index: string;
  readonly query: JsonObject;
  /** Number of documents in a page. */
  readonly size: number;
  /** The shard to read; absent = all. */
  readonly shard?: string;
}

/**
 * Reads all documents that a search finds, as of its first page. The next page is never asked for twice, since the
 * engine would skip one. Throws rather than leave out the documents of a shard that failed.
 */
export async function* pagesOf(
  client: EngineClient,
  { index, query, size, shard }: PagedSearch,
): AsyncGenerator<readonly SourceDocument[]> {
  const send = async (path: string, more: object, body: JsonObject): Promise<JsonObject> => {
    const answer = await client.request({ method: 'POST', path, body, ...more });
    if (answer.status === 200 && failedShards(answer.body) === 0) return answer.body;
    throw unexpected(`read the values of the time series in ${index}`, answer);
  };
  const preference = shard === undefined ? {} : { preference: `_shards:${shard}` };
  const first = { query: { scroll: KEEP_ALIVE, allow_partial_search_results: false, ...preference } };
  let answer = await send(`/${index}/_search`, first, { size, sort: ['_doc'], query });
  try {
    for (let hits = hitsOf(answer); hits.length > 0; hits = hitsOf(answer)) {
      yield hits;
      if (hits.length < size) return;
      answer = await send('/_search/scroll', { once: true }, { scroll: KEEP_ALIVE, scroll_id: idOf(answer) });
    }
  } finally {
    await client.request({ method: 'DELETE', path: '/_search/scroll', body: { scroll_id: idOf(answer) } });
  }
}

function failedShards({ _shards: shards }: JsonObject): number {
  return isJsonObject(shards) && typeof shards.failed === 'number' ? shards.failed : 0;
}

function idOf({ _scroll_id: id }: JsonObject): JsonValue {
  return id ?? '';
}
