import type { JsonObject } from '../foundation/common/json.js';
import type { SearchEngine } from '../foundation/config/index.js';
import type { IndexOperation, IndexOutcome } from './search-document.js';
import type {
  BrowseQuery,
  BrowseResult,
  Completion,
  CompletionQuery,
  SearchExplanation,
  SearchQuery,
  SearchResult,
} from './search-query.js';

/** Which indices a batch goes to: those that are searched, those being built, or both. */
export interface IndexTarget {
  readonly live: boolean;
  /** Id of a rebuild, from `beginRebuild`. One that is gone is passed over. */
  readonly rebuild?: string;
}

/** Revision under which a document is stored. */
export interface IndexedRevision {
  readonly urn: string;
  readonly entityType: string;
  readonly revision: number;
}

/** Where a walk through the index stands. */
export interface IndexScan {
  readonly entityType: string;
  /** Urns greater than this one, in byte order; absent = from the start. */
  readonly after?: string;
  readonly size: number;
}

/**
 * Keeps the search documents: a projection of the aspects that can be dropped and filled again. Every method throws
 * `ENGINE_UNAVAILABLE` when the engine does not answer or has no room (429), after which a write may have been done in
 * part; doing it again is harmless. Indices are made on first use. Each adapter passes the suite in
 * `test/contracts/search-index.contract.ts`.
 */
export abstract class SearchIndex {
  abstract readonly engine: SearchEngine;

  /** Whether the next search shows what `write` wrote, without a `refresh`: true of an embedded engine. */
  readonly showsWritesAtOnce: boolean = false;

  /** Throws unless the engine answers and can search. */
  abstract check(): Promise<void>;

  /** The name that `adopt` gave to what is stored, undefined for an engine that holds nothing of ours. */
  abstract identity(): Promise<string | undefined>;

  /** Removes all that is stored and remembers `identity` from now on. */
  abstract adopt(identity: string): Promise<void>;

  /**
   * Stores and removes documents. Of several operations on a urn the highest revision wins, whatever the order and
   * whoever wrote it (equal ones overwrite). What an embedded engine wrote is seen by the next search; a server shows
   * it after its refresh interval, or after `refresh`, and to searches of this process at once while little is written.
   */
  abstract write(operations: readonly IndexOperation[], target: IndexTarget): Promise<IndexOutcome>;

  /** Makes everything written so far visible to searches. */
  abstract refresh(): Promise<void>;

  /** Makes everything written so far survive a power cut. */
  abstract persist(): Promise<void>;

  /** Throws `INVALID_ARGUMENT` for a structured text that is not in Lucene's syntax. */
  abstract search(query: SearchQuery): Promise<SearchResult>;

  /** Best first, one for each hit that has a value to show. */
  abstract complete(query: CompletionQuery): Promise<readonly Completion[]>;

  abstract browse(query: BrowseQuery): Promise<BrowseResult>;

  /**
   * What the engine is asked for a search, in its own words; of an embedded engine, the query itself. Throws as
   * `search`.
   */
  abstract searchRequest(query: SearchQuery): JsonObject;

  /** The same for a completion. */
  abstract completionRequest(query: CompletionQuery): JsonObject;

  /** Why the document of `urn` is found by `query`, or is not; undefined when there is no such document. */
  abstract explain(query: SearchQuery, urn: string): Promise<SearchExplanation | undefined>;

  /** Documents of `urns` as they are stored; urns without one are absent. */
  abstract sources(urns: readonly string[]): Promise<ReadonlyMap<string, JsonObject>>;

  /**
   * Revisions under which documents of `urns` are stored, also such as no search shows yet; urns without a document are
   * absent.
   */
  abstract revisions(urns: readonly string[]): Promise<ReadonlyMap<string, number>>;

  /**
   * Documents of one type in byte order of their urns, visible ones only (see `refresh`); fewer than `size` = the end.
   */
  abstract scan(position: IndexScan): Promise<readonly IndexedRevision[]>;

  /** Visible documents of each entity type that has an index, of the live indices or of a rebuild. */
  abstract counts(rebuild?: string): Promise<ReadonlyMap<string, number>>;

  /**
   * Starts empty indices beside the live ones and answers their id. They are filled by `write` and are not searched.
   */
  abstract beginRebuild(): Promise<string>;

  /** Rebuilds that were begun and neither promoted nor discarded, also by a process that is gone. */
  abstract rebuilds(): Promise<readonly string[]>;

  /**
   * Puts the new indices in the place of the live ones, all at once: no search sees neither or both. The old ones are
   * removed. Throws `NOT_FOUND` for a rebuild that is gone.
   */
  abstract promoteRebuild(rebuild: string): Promise<void>;

  /** Removes what a rebuild has built. */
  abstract discardRebuild(rebuild: string): Promise<void>;

  /** Lets go of connections and files. */
  abstract close(): Promise<void>;
}
