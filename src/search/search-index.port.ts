import type { JsonObject } from '../foundation/json/json.js';
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
  SpelledWord,
} from './search-query.js';

/** The target indices of a batch: the live ones, those of a rebuild, or both. */
export interface IndexTarget {
  readonly live: boolean;
  /** Id of a rebuild, from `beginRebuild`. A rebuild that no longer exists is ignored. */
  readonly rebuild?: string;
  /**
   * Whether the batch is one of many that fill the rebuild. Such a batch may wait until earlier ones are written, and
   * may be sent together with others, so that writes for which users wait go first. Only for a rebuild alone.
   */
  readonly fills?: boolean;
}

/** Revision of a stored document. */
export interface IndexedRevision {
  readonly urn: string;
  readonly entityType: string;
  readonly revision: number;
}

/** Position of a walk through the index. */
export interface IndexScan {
  readonly entityType: string;
  /** Urns greater than this one, in byte order; absent = from the start. */
  readonly after?: string;
  readonly size: number;
}

/**
 * Stores the search documents: a projection of the aspects that can be dropped and rebuilt. Every method throws
 * `ENGINE_UNAVAILABLE` if the engine does not respond or is overloaded (429); a write may then have been applied in
 * part, and may be repeated safely. Indices are created on first use. Each adapter passes the suite in
 * `test/contracts/search-index.contract.ts`.
 */
export abstract class SearchIndex {
  abstract readonly engine: SearchEngine;

  /** Whether the next search shows the results of `write` without a `refresh`: true for an embedded engine. */
  readonly showsWritesAtOnce: boolean = false;

  /** Version of the search server; undefined for an embedded engine, which is a part of the service. */
  version(): Promise<string | undefined> {
    return Promise.resolve(undefined);
  }

  /** Throws unless the engine responds and can search. */
  abstract check(): Promise<void>;

  /** The name that `adopt` gave to the stored content; undefined if the engine contains nothing of this service. */
  abstract identity(): Promise<string | undefined>;

  /** Removes all stored content and sets its identity to `identity`. */
  abstract adopt(identity: string): Promise<void>;

  /**
   * Stores and removes documents. Of several operations on a urn, the highest revision wins, regardless of their order
   * and writer (equal ones overwrite). With an embedded engine, the next search shows the writes. A server shows them
   * after its refresh interval, or after `refresh`; searches of this process see them at once while the write rate is
   * low.
   */
  abstract write(operations: readonly IndexOperation[], target: IndexTarget): Promise<IndexOutcome>;

  /** Makes all previous writes visible to searches. */
  abstract refresh(): Promise<void>;

  /** Makes all previous writes durable. */
  abstract persist(): Promise<void>;

  /** Throws `INVALID_ARGUMENT` for a structured text that is not in Lucene's syntax. */
  abstract search(query: SearchQuery): Promise<SearchResult>;

  /**
   * Words of names of entities of these types that differ from a given word by at most two edits and begin with the
   * same letter. Given words that names contain are absent. Words are in lower case.
   */
  abstract spellings(
    words: readonly string[],
    entityTypes: readonly string[],
  ): Promise<ReadonlyMap<string, readonly SpelledWord[]>>;

  /** Best first, one for each hit with a value to show. */
  abstract complete(query: CompletionQuery): Promise<readonly Completion[]>;

  abstract browse(query: BrowseQuery): Promise<BrowseResult>;

  /** The engine's own form of a search request; for an embedded engine, the query itself. Throws as `search`. */
  abstract searchRequest(query: SearchQuery): JsonObject;

  /** The same for a completion. */
  abstract completionRequest(query: CompletionQuery): JsonObject;

  /** Why `query` finds or does not find the document of `urn`; undefined if there is no such document. */
  abstract explain(query: SearchQuery, urn: string): Promise<SearchExplanation | undefined>;

  /** Stored documents of `urns`; urns without a document are absent. */
  abstract sources(urns: readonly string[]): Promise<ReadonlyMap<string, JsonObject>>;

  /**
   * Stored revisions of the documents of `urns`, including those not yet searchable; urns without a document are
   * absent.
   */
  abstract revisions(urns: readonly string[]): Promise<ReadonlyMap<string, number>>;

  /**
   * Documents of one type in byte order of their urns, visible ones only (see `refresh`); fewer than `size` = the end.
   */
  abstract scan(position: IndexScan): Promise<readonly IndexedRevision[]>;

  /** Number of visible documents per entity type that has an index, in the live indices or in those of a rebuild. */
  abstract counts(rebuild?: string): Promise<ReadonlyMap<string, number>>;

  /** Entity types that have an index; undefined where all types share one. */
  indexedTypes(): Promise<ReadonlySet<string> | undefined> {
    return Promise.resolve(undefined);
  }

  /**
   * Sets what is done before a live index for a type is created, whose documents are then missing, whatever was written
   * before; never where all types share an index. If it fails, no index is created, and its error is thrown.
   */
  beforeCreation(_prepare: (entityType: string) => Promise<void>): void {
    // An index that all types share is lost as a whole; see `identity`.
  }

  /** Creates empty indices beside the live ones and returns their id. `write` fills them; searches do not use them. */
  abstract beginRebuild(): Promise<string>;

  /** Rebuilds that have begun and were neither promoted nor discarded, including those of stopped processes. */
  abstract rebuilds(): Promise<readonly string[]>;

  /**
   * Replaces the live indices with the new ones atomically: no search sees neither or both. Removes the old ones. A
   * call that is repeated after `ENGINE_UNAVAILABLE` completes what was interrupted. Throws `NOT_FOUND` if the rebuild
   * no longer exists.
   */
  abstract promoteRebuild(rebuild: string): Promise<void>;

  /** Removes the indices of a rebuild. */
  abstract discardRebuild(rebuild: string): Promise<void>;

  /** Closes connections and files. */
  abstract close(): Promise<void>;
}
