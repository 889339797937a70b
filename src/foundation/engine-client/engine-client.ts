import type { SearchEngine } from '../config/index.js';
import { Backoff } from './backoff.js';
import { chunks, pendingOperations } from './bulk-chunks.js';
import type { BulkOperation, BulkOptions, BulkResult } from './bulk-operation.js';
import { sendAll } from './bulk-sender.js';
import { EngineFailure, unavailable } from './engine-failure.js';
import { CombinedSearches, type EngineSearch } from './combined-searches.js';
import { type EngineAnswer, type EngineRequest, type EngineTransport, wasOverloaded } from './engine-request.js';
import { Limiter } from '../concurrency/limiter.js';
import { engineVersion, type EngineVersion } from './engine-version.js';
import { refusal } from './response-errors.js';

/** Maximum number of concurrent bulk requests of all callers. */
const BULKS_IN_FLIGHT = 5;
const BULK_TIMEOUT_MS = 60_000;
/** How long the server waits for a shard that is not there, while it has written to the others. */
const SHARD_PATIENCE = '20s';
const BULK_RETRY_MS = 30_000;
const RETRY_MS = 3_000;
const REFUSED = new Set([401, 403]);
/** How OpenSearch, and Elasticsearch before version 8, refuse the media type of newer versions of Elasticsearch. */
const OTHER_MEDIA_TYPE = 406;

/** Client of a server with the HTTP API of Elasticsearch. */
export class EngineClient {
  private readonly closing = new AbortController();
  private readonly bulks = new Limiter(BULKS_IN_FLIGHT);
  private readonly searches = new CombinedSearches((request) => this.request(request));
  private version: Promise<EngineVersion> | undefined;

  constructor(
    readonly engine: Exclude<SearchEngine, 'sqlite'>,
    private readonly transport: EngineTransport,
  ) {}

  /**
   * Returns the server's response, including 400, 404, 409, 413 and 500. Retries for a while if the server is
   * overloaded, and once if the connection broke, so a request must be idempotent or `once`. Throws the reason of an
   * aborted `signal`, and `ENGINE_UNAVAILABLE` if the server does not respond, is overloaded, rejects the credentials,
   * or is another product.
   */
  async request(request: EngineRequest): Promise<EngineAnswer> {
    const backoff = new Backoff(request.retryMs ?? RETRY_MS, this.closing.signal);
    for (;;) {
      const answer = await this.send(request);
      if (answer.status === OTHER_MEDIA_TYPE) throw unavailable(new EngineFailure('otherProduct', 'media type'));
      if (REFUSED.has(answer.status) && request.handles?.includes(answer.status) !== true) throw refusal(answer);
      if (!wasOverloaded(answer, request)) return answer;
      if (!(await backoff.next())) throw refusal(answer);
      request.signal?.throwIfAborted();
    }
  }

  /** The response to a search, which is sent together with others of the same API request. Throws as `request` does. */
  search(search: EngineSearch): Promise<EngineAnswer> {
    return this.searches.search(search);
  }

  /**
   * Sends many writes in requests of at most 5 MB, several at a time, so versions alone determine the order of
   * operations. Retries with increasing pauses if the server is overloaded. Returns a result for each operation, in
   * order; throws as `request` does, in which case some may have been applied.
   */
  async bulk(operations: readonly BulkOperation[], options: BulkOptions = {}): Promise<readonly BulkResult[]> {
    const { query = {}, retryMs = BULK_RETRY_MS } = options;
    const send = (lines: string, members: string): Promise<EngineAnswer> =>
      this.request({
        method: 'POST',
        path: '/_bulk',
        query: { timeout: SHARD_PATIENCE, ...query, filter_path: members },
        lines,
        timeoutMs: BULK_TIMEOUT_MS,
        retryMs,
      });
    const parts = await Promise.all(
      chunks(pendingOperations(operations)).map((part) =>
        this.bulks.run(() => sendAll(part, send, new Backoff(retryMs, this.closing.signal))),
      ),
    );
    const results = new Map(parts.flatMap((part) => [...part]));
    return operations.map((_, position) => results.get(position) ?? missing);
  }

  /**
   * The server's version, requested once. Throws as `request` does, and `ENGINE_UNAVAILABLE` for another product or an
   * unsupported version.
   */
  async serverVersion(): Promise<EngineVersion> {
    this.version ??= this.request({ method: 'GET', path: '/' }).then((answer) => engineVersion(this.engine, answer));
    return this.version.catch((error: unknown) => {
      this.version = undefined;
      throw error;
    });
  }

  /** Closes the connections and cancels requests that wait for a retry. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.transport.close();
  }

  private async send(request: EngineRequest): Promise<EngineAnswer> {
    try {
      return await this.transport.send(request).catch((error: unknown) => {
        const isBroken = error instanceof EngineFailure && error.kind === 'broken';
        if (isBroken && request.once !== true && !this.closing.signal.aborted) return this.transport.send(request);
        throw error;
      });
    } catch (error) {
      request.signal?.throwIfAborted();
      throw error instanceof EngineFailure ? unavailable(error) : error;
    }
  }
}

const missing: BulkResult = { status: 500, index: '', result: '', errorType: 'no_result', reason: '' };
