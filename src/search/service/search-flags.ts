/** Replaces hits of one type by the entities that they belong to. */
export interface GroupingCriterion {
  /** Type of the replaced hits; absent = every type with such a parent. */
  readonly baseEntityType?: string | undefined;
  /** Type of the entities that replace them. */
  readonly groupingEntityType: string;
}

/** One of `max` disjoint parts of the hits. */
export interface SliceOptions {
  readonly id: number;
  readonly max: number;
}

/** Options of a search (search.md 16). The comment of each member ends with its default. */
export interface SearchFlags {
  /** Has no effect: no result is older than the index. Accepted because clients send it. */
  readonly skipCache?: boolean | undefined;
  /** Values per facet: 20, at most 60. */
  readonly maxAggValues?: number | undefined;
  /** Searches the words in every field, instead of parsing the text as a query in Lucene's syntax: false. */
  readonly fulltext?: boolean | undefined;
  /** No values of matched fields: false. A search for everything has none anyway. */
  readonly skipHighlighting?: boolean | undefined;
  /** Neither matched fields nor the names of conditions that hits meet: false. */
  readonly skipMatches?: boolean | undefined;
  /** No facets: false. */
  readonly skipAggregates?: boolean | undefined;
  /** Suggests similarly spelled words: false. */
  readonly getSuggestions?: boolean | undefined;
  /** Hits to replace by their parents: none. */
  readonly groupingSpec?: readonly GroupingCriterion[] | undefined;
  /** Includes soft-deleted entities: false. */
  readonly includeSoftDeleted?: boolean | undefined;
  /** Includes entities in a lifecycle stage that hides them: false. */
  readonly includeHiddenLifecycleStages?: boolean | undefined;
  /** Counts hits that the viewer may not view and returns them as restricted, in lists of hits: false. */
  readonly includeRestricted?: boolean | undefined;
  /** Fields whose matching values are returned: the searched fields. */
  readonly customHighlightingFields?: readonly string[] | undefined;
  /** Expands conditions such as DESCENDANTS_INCL: true. */
  readonly rewriteQuery?: boolean | undefined;
  /** Facets of the searched types: true. */
  readonly includeDefaultFacets?: boolean | undefined;
  /** Facets of structured properties that are declared as filters: false. */
  readonly includeStructuredPropertyFacets?: boolean | undefined;
  /** Returns only the latest version of versioned entities: true. */
  readonly filterNonLatestVersions?: boolean | undefined;
  /** Searched fields: `legacy` (all), `excludeColumns`, `excludeColumnHighlight`. */
  readonly fieldConfiguration?: string | undefined;
  /** The part of the hits to scroll through: all. */
  readonly sliceOptions?: SliceOptions | undefined;
}
