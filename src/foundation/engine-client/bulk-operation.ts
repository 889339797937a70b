import type { JsonObject } from '../json/json.js';

/** One or two lines of a bulk request. */
export interface BulkOperation {
  /** For example `{ index: { _index: 'a', _id: '1' } }`. */
  readonly header: JsonObject;
  /** The document of `index` and `create`, the change of `update`; absent for `delete`. */
  readonly source?: JsonObject;
}

/** Result of one operation. */
export interface BulkResult {
  /**
   * As in HTTP; 2xx = done, 404 = nothing to delete or no such index, 409 = a newer version exists, 400 and 413 =
   * refused for its content.
   */
  readonly status: number;
  /** Name of the index itself, even if an alias was given. */
  readonly index: string;
  /** For example `created`, `updated`, `deleted`, `not_found`; empty for a failure. */
  readonly result: string;
  /** Number of the operation in its shard, which `if_seq_no` and `if_primary_term` name; absent for a failure. */
  readonly sequence?: { readonly number: number; readonly term: number };
  /** The server's name of the failure; empty if there is none. */
  readonly errorType: string;
  /** The server's description of the failure; it may contain data, so never show it to callers unchanged. */
  readonly reason: string;
}

/** Options of a bulk request. */
export interface BulkOptions {
  readonly query?: Readonly<Record<string, string | number | boolean>>;
  /** How long operations are retried if the server is overloaded, in milliseconds; default 30,000. */
  readonly retryMs?: number;
}
