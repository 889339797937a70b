import { setTimeout as wait } from 'node:timers/promises';
import { DomainError } from '../../../foundation/common/errors.js';
import { isJsonObject, type JsonObject } from '../../../foundation/json/json.js';
import { type EngineAnswer, type EngineClient, unexpected } from '../../../foundation/engine-client/index.js';
import { stillBlocked } from './write-all.js';

/** Time limit of a delete in milliseconds; DataHub's. */
const DELETE_MS = 600_000;
/** How long a delete waits for a rebuild that is about to switch, in milliseconds. */
const BLOCKED_MS = 30_000;
const PAUSE_MS = 100;
/** Largest number of documents in a step; the engine refuses more. */
const LARGEST_STEP = 10_000;

/**
 * Removes the documents that match `query` in `index`, and returns their number. Waits while a rebuild blocks writers.
 * Does nothing if the index does not exist. Throws `ENGINE_UNAVAILABLE` if it is closed: its documents would be back.
 */
export async function deleteByQuery(client: EngineClient, index: string, query: JsonObject): Promise<number> {
  const end = performance.now() + BLOCKED_MS;
  let deleted = 0;
  for (;;) {
    const answer = await client.request({
      method: 'POST',
      path: `/${index}/_delete_by_query`,
      query: { conflicts: 'proceed', refresh: true },
      body: { query },
      timeoutMs: DELETE_MS,
      handles: [403],
    });
    if (answer.status === 404) return deleted;
    deleted += Number(answer.body.deleted ?? 0);
    if (answer.status === 200) return deleted;
    if (!isBlocked(answer)) throw unexpected(`delete from ${index}`, answer);
    if (performance.now() > end) throw stillBlocked();
    await wait(PAUSE_MS);
  }
}

/** Starts such a delete inside the engine, with at most `batchSize` documents a step, and returns its task id. */
export async function startDeleteByQuery(
  client: EngineClient,
  index: string,
  query: JsonObject,
  batchSize: number | undefined,
): Promise<string> {
  const answer = await client.request({
    method: 'POST',
    path: `/${index}/_delete_by_query`,
    query: {
      conflicts: 'proceed',
      refresh: true,
      wait_for_completion: false,
      ...(batchSize === undefined ? {} : { scroll_size: Math.min(batchSize, LARGEST_STEP) }),
    },
    body: { query },
  });
  if (answer.status === 200 && typeof answer.body.task === 'string') return answer.body.task;
  throw unexpected(`delete from ${index}`, answer);
}

/** Throws unless a finished task completed all its work. */
export function assertTaskSucceeded(body: JsonObject): void {
  const response = isJsonObject(body.response) ? body.response : {};
  const failures = Array.isArray(response.failures) ? response.failures.length : 0;
  if (body.error === undefined && failures === 0) return;
  throw new DomainError('ENGINE_UNAVAILABLE', 'The search engine could not delete all of the values: try again later.');
}

function isBlocked({ status, body }: EngineAnswer): boolean {
  if (status !== 403) return false;
  const causes = [
    body.error,
    ...(Array.isArray(body.failures) ? body.failures : []).map((one) => (isJsonObject(one) ? one.cause : undefined)),
  ];
  return causes.some((cause) => isJsonObject(cause) && cause.type === 'cluster_block_exception');
}
