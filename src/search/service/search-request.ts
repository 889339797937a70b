import type { SearchCriteria } from '../search-criteria.js';
import type { SearchViewer } from '../view-restriction.port.js';
import type { SearchFlags } from './search-flags.js';

/** A saved view, read and parsed: the search returns only entities in it. */
export interface SearchView {
  /** Names of the model; empty = every type. */
  readonly entityTypes: readonly string[];
  readonly criteria: SearchCriteria;
}

/** One key of the order. */
export interface SortCriterion {
  /** Name of a document field or `structuredProperties.<qualified name>`. */
  readonly field: string;
  readonly order: 'ASCENDING' | 'DESCENDING';
  /** Position of entities without a value; absent = last. */
  readonly missing?: 'first' | 'last' | undefined;
}

/** The restrictions of every search. */
export interface SearchScope {
  /** The viewer of the results, who finds only what they may view. */
  readonly viewer: SearchViewer;
  /** Names of the model in any case; absent = every type with documents, empty = none, so the search finds nothing. */
  readonly entityTypes?: readonly string[] | undefined;
  /**
   * Conditions of the caller: returned as selected facet values, and able to disable the service's own conditions
   * (`removed`, `lifecycleStage`).
   */
  readonly criteria?: SearchCriteria | undefined;
  /** Conditions that an API adds to its callers', without those effects. */
  readonly baseCriteria?: SearchCriteria | undefined;
  readonly view?: SearchView | undefined;
  /**
   * Whether there may be hits at all; absent = yes. Without any, the index is not searched if only hits are wanted.
   */
  readonly mayHaveHits?: (() => Promise<boolean>) | undefined;
  readonly flags?: SearchFlags | undefined;
}

/** A search for entities. */
export interface SearchRequest extends SearchScope {
  /** Absent or empty = everything. */
  readonly query?: string | null | undefined;
  /** Absent or empty = best first. */
  readonly sort?: readonly SortCriterion[] | undefined;
  /** Whether scores are wanted that do not affect the order; absent = no, and these are 0. */
  readonly scored?: boolean | undefined;
  /** Names of facets, levels joined by `␞`, in addition to the default ones. */
  readonly facets?: readonly string[] | undefined;
  /**
   * Whether the facet `entity` is wanted beside `_entityType`; without aggregates it counts the types of the page.
   */
  readonly entityFacet?: boolean | undefined;
  /** Number of hits to skip; absent = 0. */
  readonly start?: number | null | undefined;
  /** Page size; 0 = counts only. Absent, negative or more than 10,000 = 5,000. */
  readonly count?: number | null | undefined;
}

/** A walk through all hits, page by page. */
export interface ScrollRequest extends Omit<SearchRequest, 'start' | 'facets'> {
  /** From the previous page, or from any hit; absent = from the start. */
  readonly scrollId?: string | null | undefined;
}

/** A search for counts only. */
export type AggregateRequest = Omit<SearchRequest, 'start' | 'count' | 'sort'>;

/** A completion request. */
export interface AutocompleteRequest extends SearchScope {
  readonly query: string;
  /** The only field to complete from; absent = the model's fields for completion. */
  readonly field?: string | null | undefined;
  /** Maximum number of completions; absent = 5. */
  readonly limit?: number | null | undefined;
}

/** A level of the tree of `browsePaths`. */
export interface BrowseRequest extends Omit<SearchScope, 'entityTypes'> {
  readonly entityType: string;
  /** Parts joined by `/`; empty = the root. */
  readonly path: string;
  readonly start?: number | null | undefined;
  readonly count?: number | null | undefined;
}

/** A level of the tree of `browsePathsV2`. */
export interface BrowseV2Request extends SearchScope {
  readonly path: readonly string[];
  /** Only matching entities are counted; absent or empty = all. */
  readonly query?: string | null | undefined;
  /** Absent = 0. */
  readonly start?: number | null | undefined;
  /** Absent = 10. */
  readonly count?: number | null | undefined;
}

/** A listing of entities that meet conditions. */
export type FilterRequest = Omit<SearchRequest, 'query' | 'facets' | 'entityFacet'>;
