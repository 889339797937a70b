import { DomainError, invalidArgument } from '../../../foundation/common/errors.js';
import type { JsonObject } from '../../../foundation/json/json.js';
import { requestOrigin } from '../../../foundation/requests/request-origin.js';
import {
  Backoff,
  type EngineAnswer,
  type EngineClient,
  errorType,
  errorTypes,
  exceededSetting,
  isOfOneIndex,
  indexUnavailable,
  isTimeout,
  missingAnalyzer,
  type LostShards,
  passingError,
  unexpected,
} from '../../../foundation/engine-client/index.js';
import type { ClosedIndices } from './closed-indices.js';

/** Treats missing indices as empty, and partial results as errors. */
const WHOLE = { ignore_unavailable: true, allow_no_indices: true, allow_partial_search_results: false };

/**
 * Number of hits up to which the engine keeps what a shard found, as it does on its own only for searches without hits:
 * an equal search repeats nothing but the reading of the hits until the index changes. Kept hits take memory, so those
 * of a scroll, which are many and rarely asked for twice, are not kept.
 */
const MOST_KEPT_HITS = 100;

/** How long a search is retried if the server does not respond, in milliseconds. */
const PATIENCE_MS = 3_000;

/** How long a search is retried if it meets an index that is being swapped (404), in milliseconds. */
const EXCHANGE_MS = 10_000;

/** How engines report a search timeout, as an error or as its cause. */
const TIMEOUT = /search_timeout_exception|timed_out|Time exceeded/;

/** Network time allowed for a response after the engine's own timeout, in milliseconds. */
const WAY_MS = 1_000;

const NEVER = new AbortController().signal;

/** Sends searches to indices. */
export class SearchSender {
  /** `timeoutMs` = time limit of a search, including the wait for a connection. */
  constructor(
    private readonly client: EngineClient,
    private readonly timeoutMs: number,
    private readonly closed: Pick<ClosedIndices, 'refuse'>,
    private readonly lost: Pick<LostShards, 'among' | 'refuseKnown'>,
  ) {}

  /**
   * Returns the engine's complete response. Throws `INVALID_ARGUMENT` for a query that the engine cannot parse,
   * `DEADLINE_EXCEEDED` if the engine does not respond in time or the request has ended (which aborts the search), and
   * `ENGINE_UNAVAILABLE`, at once if a search has found before that one of the indices lacks a shard.
   */
  async search(indices: readonly string[], body: JsonObject, preference?: string): Promise<JsonObject> {
    await this.lost.refuseKnown(indices);
    try {
      return await this.whole(indices, body, preference);
    } catch (error) {
      if (isOfOneIndex(error)) await this.lost.among(indices);
      throw error;
    }
  }

  private async whole(
    indices: readonly string[],
    body: JsonObject,
    preference: string | undefined,
  ): Promise<JsonObject> {
    const until = performance.now() + this.timeoutMs;
    const backoff = new Backoff(Math.min(EXCHANGE_MS, this.timeoutMs), NEVER);
    for (;;) {
      const answer = await this.inTime(indices, body, preference, Math.ceil(until - performance.now()));
      if (ranOutOfTime(answer)) throw this.tooLong();
      if (answer.status === 200) {
        await this.closed.refuse(indices);
        return answer.body;
      }
      if (answer.status !== 404 || !(await backoff.next())) throw searchError(answer);
    }
  }

  private async inTime(
    indices: readonly string[],
    body: JsonObject,
    preference: string | undefined,
    leftMs: number,
  ): Promise<EngineAnswer> {
    if (leftMs <= 0) throw this.tooLong();
    try {
      return await this.send(indices, { ...body, timeout: `${String(leftMs)}ms` }, preference, leftMs);
    } catch (error) {
      throw isTimeout(error) ? this.tooLong() : error;
    }
  }

  private send(
    indices: readonly string[],
    body: JsonObject,
    preference: string | undefined,
    leftMs: number,
  ): Promise<EngineAnswer> {
    const options = {
      ...WHOLE,
      ...(isKept(body) ? { request_cache: true } : {}),
      ...(preference === undefined ? {} : { preference }),
    };
    const signal = requestOrigin()?.deadline?.signal;
    const limits = {
      timeoutMs: leftMs + WAY_MS,
      retryMs: Math.min(PATIENCE_MS, leftMs),
      isFinal: ranOutOfTime,
      ...(signal === undefined ? {} : { signal }),
    };
    return this.client.search({ index: indices.join(','), options, body, limits });
  }

  private tooLong(): DomainError {
    return new DomainError(
      'DEADLINE_EXCEEDED',
      `The search took longer than the ${String(this.timeoutMs)} ms of SEARCH_TIMEOUT_MS: ask for less, or try again when fewer searches are in progress.`,
    );
  }
}

function isKept(body: JsonObject): boolean {
  return Number(body['size']) <= MOST_KEPT_HITS && body['search_after'] === undefined;
}

/** Whether the search timed out: with an error, or with partial results, which do not count as a response. */
function ranOutOfTime({ status, body }: EngineAnswer): boolean {
  if (body['timed_out'] === true) return true;
  return status >= 400 && TIMEOUT.test(JSON.stringify(body['error'] ?? ''));
}

const TOO_MANY_WORDS = /too_many_(nested_)?clauses|too_complex_to_determinize/;

function searchError(answer: EngineAnswer): Error {
  const kinds = errorTypes(answer).join(' ');
  if (TOO_MANY_WORDS.test(kinds))
    return invalidArgument('The query has too many words for the search engine: leave some out.');
  if (kinds.includes('too_many_buckets_exception'))
    return invalidArgument('The facets have more values than the search engine can count: ask for fewer facets.');
  const analyzer = missingAnalyzer(answer);
  if (analyzer !== undefined)
    return indexUnavailable(
      `An index of the search engine is not the service's own (${analyzer}): check which indices the aliases of the service name.`,
    );
  if (answer.status === 400 && passingError(answer) === undefined && exceededSetting(answer) === undefined)
    return invalidArgument(`The search engine cannot parse the query (${errorType(answer)}): check its syntax.`);
  return unexpected('search', answer);
}
