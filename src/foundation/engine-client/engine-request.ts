import { isJsonObject, type JsonObject } from '../json/json.js';

const BUSY: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Default time limit of a request, in milliseconds. */
export const REQUEST_TIMEOUT_MS = 30_000;

/** A request to a server with the HTTP API of Elasticsearch. */
export interface EngineRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With encoded names, such as `/datasetindex_v2/_search`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  readonly body?: JsonObject;
  /** A body of JSON lines, each ended by a line feed; replaces `body`. */
  readonly lines?: string;
  /** Time limit in milliseconds; default `REQUEST_TIMEOUT_MS`. */
  readonly timeoutMs?: number;
  /** Aborts the request if its response is no longer needed; the reason is thrown. */
  readonly signal?: AbortSignal;
  /** How long a request to an overloaded server (429, 502, 503, 504) is retried, in milliseconds; default 3,000. */
  readonly retryMs?: number;
  /**
   * Whether the request means something else when it is repeated, as the next page of a scroll. It is repeated only
   * where the server refused it (429), not where it may have been served without its response arriving.
   */
  readonly once?: boolean;
  /**
   * Whether a response with a status for an overloaded server (429, 502, 503, 504) is final, so that the request is not
   * retried.
   */
  readonly isFinal?: (answer: EngineAnswer) => boolean;
  /** Statuses for rejected credentials (401, 403) that the caller handles itself. */
  readonly handles?: readonly number[];
}

/** The server's response: any status except those for which `EngineClient.request` throws. */
export interface EngineAnswer {
  readonly status: number;
  readonly body: JsonObject;
}

/** Sends a request once and returns the server's response, whatever it is. Throws `EngineFailure` if there is none. */
export interface EngineTransport {
  send(request: EngineRequest): Promise<EngineAnswer>;
  close(): Promise<void>;
}

/**
 * Whether the server was overloaded when it gave a response, so that the request may be repeated. An index that is
 * blocked because a disk is full (429) stays so until somebody makes room.
 */
export function wasOverloaded(
  answer: EngineAnswer,
  { isFinal, once }: Pick<EngineRequest, 'isFinal' | 'once'>,
): boolean {
  if (once === true && answer.status !== 429) return false;
  if (answer.status === 429 && isBlocked(answer)) return false;
  return BUSY.has(answer.status) && isFinal?.(answer) !== true;
}

function isBlocked({ body: { error } }: EngineAnswer): boolean {
  return isJsonObject(error) && error.type === 'cluster_block_exception';
}
