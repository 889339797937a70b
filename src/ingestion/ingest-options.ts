import type { WriteContext } from '../aspects/index.js';

/** How a write came in, and what is asked of its actor. */
export interface IngestOptions {
  /** The API of the request; kept in the system metadata. */
  readonly source: WriteContext['source'];
  /** Caller's address. */
  readonly sourceIp?: string;
  /** Urn of the user for whom the service writes; see `WriteContext`. */
  readonly onBehalfOf?: string;
  /** 32 hex digits; made when absent. */
  readonly traceId?: string;
  /** Whether the answer waits until searches show the write, on any engine; see `asksForIndexUpdate`. */
  readonly awaitsSearch?: boolean;
  /**
   * Whether the actor needs the privileges of the REST APIs for every proposal. Rules of the content ask for theirs in
   * any case.
   */
  readonly authorize: boolean;
  /**
   * Whether the caller does not wait for what becomes of each proposal: what the stored values forbid is told by the
   * trace alone.
   */
  readonly isAsync?: boolean;
}
