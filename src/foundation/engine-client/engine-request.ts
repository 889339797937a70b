import type { JsonObject } from '../common/json.js';

/** A request to a server that speaks the HTTP interface of Elasticsearch. */
export interface EngineRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With the names in it encoded, as in `/datasetindex_v2/_search`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: JsonObject;
  /** A body in lines of JSON, each ended by a line feed; stands in place of `body`. */
  readonly lines?: string;
  /** Milliseconds until the server counts as gone; 30,000 when absent. */
  readonly timeoutMs?: number;
  /** Ends the request when nobody waits for its answer any more; the reason is thrown. */
  readonly signal?: AbortSignal;
  /** Milliseconds for which a server that has no room (429, 502, 503, 504) is asked again; 3,000 when absent. */
  readonly retryMs?: number;
  /**
   * Tells answers that are the last word although their status says that the server has no room (429, 502, 503, 504):
   * it is not asked again.
   */
  readonly isFinal?: (answer: EngineAnswer) => boolean;
  /** Of the statuses that otherwise mean refused credentials (401, 403), those that the caller deals with itself. */
  readonly handles?: readonly number[];
}

/** What the server answered: any status but those for which `EngineClient.request` throws. */
export interface EngineAnswer {
  readonly status: number;
  readonly body: JsonObject;
}

/** Sends one request once, and answers whatever the server answered. Throws `EngineFailure` when it did not. */
export interface EngineTransport {
  send(request: EngineRequest): Promise<EngineAnswer>;
  close(): Promise<void>;
}
