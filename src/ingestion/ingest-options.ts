import type { SearchTiming, WriteContext } from '../aspects/index.js';

/** How a write arrived, and what its actor needs. */
export interface IngestOptions {
  /** What the write came through; kept in the system metadata. */
  readonly source: WriteContext['source'];
  /**
   * Whether the caller made the proposals, and not a use case of the service; see `WriteContext`. A batch is then
   * limited in size and loses marks that only the service may set. Absent = false.
   */
  readonly proposedByCaller?: boolean;
  /**
   * Whether proposals may be of the change type DELETE: for use cases that delete and write in one transaction. Absent
   * = false.
   */
  readonly mayDelete?: boolean;
  /** Caller's address. */
  readonly sourceIp?: string;
  /** Urn of the user for whom the service writes; see `WriteContext`. */
  readonly onBehalfOf?: string;
  /** 32 hex digits; made when absent. */
  readonly traceId?: string;
  /** When searches show the write; `answered` where a proposal asks for it (`asksForIndexUpdate`). Absent = `soon`. */
  readonly searchTiming?: SearchTiming;
  /** Whether the actor needs a privilege for every proposal. Rules of the content ask for theirs in any case. */
  readonly authorize: boolean;
  /** The message of a refusal, which names every refused urn. Absent = "User … is unauthorized to modify entity: …". */
  readonly describeRefusal?: (actorUrn: string, urns: readonly string[]) => string;
  /**
   * Whether the caller does not wait for the outcome of each proposal: only the trace shows proposals that stored
   * values forbid, and invalid values in a batch with valid ones.
   */
  readonly isAsync?: boolean;
}
