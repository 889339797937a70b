import { invalidArgument } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../foundation/json/json.js';
import {
  type EngineAnswer,
  type EngineClient,
  errorTypes,
  unexpected,
} from '../../../foundation/engine-client/index.js';

/**
 * How long a search is retried if the engine is not ready, in milliseconds: a new index is visible at once, but a busy
 * engine takes seconds to allocate its shards.
 */
const PATIENCE_MS = 10_000;

/** Maximum number of searches that are repeated because a truncation replaced the index meanwhile. */
const ATTEMPTS = 3;

/**
 * Searches `index`; a missing index counts as empty, but one that is closed does not: its values are there when it is
 * opened. Partial results count as a failure. The engine reports an index as missing, in spite of `ignore_unavailable`,
 * only if it was removed after the search had begun: the alias then leads to its replacement.
 */
export async function search(client: EngineClient, index: string, body: JsonObject): Promise<JsonObject> {
  let answer = await searchOnce(client, index, body);
  for (let attempt = 1; answer.status === 404 && attempt < ATTEMPTS; attempt += 1)
    answer = await searchOnce(client, index, body);
  if (answer.status === 200 && hasNoShards(answer)) {
    const strict = await searchOnce(client, index, body, false);
    if (strict.status !== 404) answer = strict;
  }
  if (answer.status === 200) return answer.body;
  if (errorTypes(answer).includes('too_many_buckets_exception'))
    throw invalidArgument(
      'buckets: there are more groups than the search engine can take; ask for a shorter time or larger groups',
    );
  throw unexpected(`search in ${index}`, answer);
}

/** The engine searches nothing, with `ignore_unavailable`, where the index is missing or closed. */
function hasNoShards({ body: { _shards: shards } }: EngineAnswer): boolean {
  return isJsonObject(shards) && shards.total === 0;
}

function searchOnce(
  client: EngineClient,
  index: string,
  body: JsonObject,
  ignoresUnavailable = true,
): Promise<EngineAnswer> {
  return client.search({
    index,
    options: { ignore_unavailable: ignoresUnavailable, allow_partial_search_results: false },
    body,
    limits: { retryMs: PATIENCE_MS },
  });
}
