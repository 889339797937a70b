import type { JsonObject } from '../common/json.js';

/** One line, or two, of a bulk request. */
export interface BulkOperation {
  /** As in `{ index: { _index: 'a', _id: '1' } }`. */
  readonly header: JsonObject;
  /** The document of `index` and `create`, the change of `update`; absent for `delete`. */
  readonly source?: JsonObject;
}

/** What became of one operation. */
export interface BulkResult {
  /**
   * As of HTTP; 2xx = done, 404 = nothing to delete or no such index, 409 = a newer version is there, 400 and 413 =
   * refused for its content.
   */
  readonly status: number;
  /** Name of the index itself, also when an alias was asked for. */
  readonly index: string;
  /** As in `created`, `updated`, `deleted`, `not_found`; empty for a failure. */
  readonly result: string;
  /** Server's name of the failure; empty when there is none. */
  readonly errorType: string;
  /** Server's words for the failure; they may hold content, never show them to callers unchanged. */
  readonly reason: string;
}

/** How a bulk request is sent. */
export interface BulkOptions {
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  /** Milliseconds for which operations that the server has no room for are sent again; 30,000 when absent. */
  readonly retryMs?: number;
}
