import type { SearchCriteria } from '../search-criteria.js';
import type { SearchViewer } from '../view-restriction.port.js';
import type { SearchFlags } from './search-flags.js';

/** A saved selection of entities, read and parsed: the search finds what is in it too. */
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
  /** Where entities without a value stand; absent = last. */
  readonly missing?: 'first' | 'last' | undefined;
}

/** What every search is limited to. */
export interface SearchScope {
  /** For whom is searched: nobody finds what they may not view. */
  readonly viewer: SearchViewer;
  /** Names of the model in any case; absent = every type that has documents, empty = none, so that nothing is found. */
  readonly entityTypes?: readonly string[] | undefined;
  /**
   * Conditions of the caller: shown as chosen values of facets, and able to switch the service's own conditions off
   * (`removed`, `lifecycleStage`).
   */
  readonly criteria?: SearchCriteria | undefined;
  /** Conditions that an API adds to its callers', without those effects. */
  readonly baseCriteria?: SearchCriteria | undefined;
  readonly view?: SearchView | undefined;
  readonly flags?: SearchFlags | undefined;
}

/** A search for entities. */
export interface SearchRequest extends SearchScope {
  /** Absent or empty = everything. */
  readonly query?: string | null | undefined;
  /** Absent or empty = best first. */
  readonly sort?: readonly SortCriterion[] | undefined;
  /** Names of facets, levels joined by `␞`, beside the default ones. */
  readonly facets?: readonly string[] | undefined;
  /**
   * Whether the facet `entity` is wanted beside `_entityType`; without aggregates it counts the types of the page.
   */
  readonly entityFacet?: boolean | undefined;
  /** Hits passed over; absent = 0. */
  readonly start?: number | null | undefined;
  /** Hits of the page; 0 = none, only counts. Absent, negative or more than 10,000 = 5,000. */
  readonly count?: number | null | undefined;
}

/** A walk through all hits, page by page. */
export interface ScrollRequest extends Omit<SearchRequest, 'start' | 'facets'> {
  /** From the page before, or from any hit; absent = from the start. */
  readonly scrollId?: string | null | undefined;
}

/** A search for counts only. */
export type AggregateRequest = Omit<SearchRequest, 'start' | 'count' | 'sort'>;

/** A text that is being typed. */
export interface AutocompleteRequest extends SearchScope {
  readonly query: string;
  /** The one field to complete from; absent = the fields that the model names. */
  readonly field?: string | null | undefined;
  /** Most completions; absent = 5. */
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
  /** Only entities that meet it are counted; absent or empty = all. */
  readonly query?: string | null | undefined;
  /** Absent = 0. */
  readonly start?: number | null | undefined;
  /** Absent = 10. */
  readonly count?: number | null | undefined;
}

/** A listing of entities that meet conditions. */
export type FilterRequest = Omit<SearchRequest, 'query' | 'facets' | 'entityFacet'>;
