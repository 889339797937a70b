import type { SearchEngine } from '../config/index.js';
import { Backoff } from './backoff.js';
import { chunks, pendingOperations } from './bulk-chunks.js';
import type { BulkOperation, BulkOptions, BulkResult } from './bulk-operation.js';
import { sendAll } from './bulk-sender.js';
import { EngineFailure, refusal, unavailable } from './engine-failure.js';
import type { EngineAnswer, EngineRequest, EngineTransport } from './engine-request.js';
import { Limiter } from './limiter.js';
import { engineVersion, type EngineVersion } from './engine-version.js';

/** Bulk requests that are on their way at a time, of all callers together. */
const BULKS_IN_FLIGHT = 4;
const BULK_TIMEOUT_MS = 60_000;
const BULK_RETRY_MS = 30_000;
const RETRY_MS = 3_000;
const BUSY = new Set([429, 502, 503, 504]);
const REFUSED = new Set([401, 403]);

/** A server that speaks the HTTP interface of Elasticsearch, whichever it is. */
export class EngineClient {
  private readonly closing = new AbortController();
  private readonly bulks = new Limiter(BULKS_IN_FLIGHT);
  private version: Promise<EngineVersion> | undefined;

  constructor(
    readonly engine: Exclude<SearchEngine, 'sqlite'>,
    private readonly transport: EngineTransport,
  ) {}

  /**
   * The server's answer, also one that says 400, 404, 409, 413 or 500. A server that has no room is asked again for a
   * while, a connection that broke is tried once more, so a request must be harmless when done twice. Throws the reason
   * of an aborted `signal`, `ENGINE_UNAVAILABLE` when the server does not answer, has no room or refuses the
   * credentials, and `ENGINE_UNAVAILABLE` when it is another product.
   */
  async request(request: EngineRequest): Promise<EngineAnswer> {
    const backoff = new Backoff(request.retryMs ?? RETRY_MS, this.closing.signal);
    for (;;) {
      const answer = await this.send(request);
      if (REFUSED.has(answer.status) && request.handles?.includes(answer.status) !== true) throw refusal(answer);
      if (!BUSY.has(answer.status) || request.isFinal?.(answer) === true) return answer;
      if (!(await backoff.next())) throw refusal(answer);
      request.signal?.throwIfAborted();
    }
  }

  /**
   * Does many writes: in requests of 5 MB at most, some at a time, so there is no order among the operations but what
   * versions make. What the server has no room for is sent again with growing pauses. Returns a result for each
   * operation, in their order; throws as `request` does, and then some may have been done.
   */
  async bulk(operations: readonly BulkOperation[], options: BulkOptions = {}): Promise<readonly BulkResult[]> {
    const { query = {}, retryMs = BULK_RETRY_MS } = options;
    const send = (lines: string, members: string): Promise<EngineAnswer> =>
      this.request({
        method: 'POST',
        path: '/_bulk',
        query: { ...query, filter_path: members },
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
   * What the server is. Asked once; throws as `request` does, and `ENGINE_UNAVAILABLE` for another product or a version
   * that is not supported.
   */
  async serverVersion(): Promise<EngineVersion> {
    this.version ??= this.request({ method: 'GET', path: '/' }).then((answer) => engineVersion(this.engine, answer));
    return this.version.catch((error: unknown) => {
      this.version = undefined;
      throw error;
    });
  }

  /** Lets go of the connections, and of requests that wait to be sent again. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.transport.close();
  }

  private async send(request: EngineRequest): Promise<EngineAnswer> {
    try {
      return await this.transport.send(request).catch((error: unknown) => {
        if (error instanceof EngineFailure && error.kind === 'broken' && !this.closing.signal.aborted)
          return this.transport.send(request);
        throw error;
      });
    } catch (error) {
      request.signal?.throwIfAborted();
      throw error instanceof EngineFailure ? unavailable(error) : error;
    }
  }
}

const missing: BulkResult = { status: 500, index: '', result: '', errorType: 'no_result', reason: '' };
