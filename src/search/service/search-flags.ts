/** Replaces hits of one type by the entities they belong to. */
export interface GroupingCriterion {
  /** Type of the hits that are replaced; absent = every type that has such a parent. */
  readonly baseEntityType?: string | undefined;
  /** Type of the entities that stand in for them. */
  readonly groupingEntityType: string;
}

/** One of `max` disjoint parts of the hits. */
export interface SliceOptions {
  readonly id: number;
  readonly max: number;
}

/** How a search is done (search.md 16). What is absent has the default named at the member. */
export interface SearchFlags {
  /** Results are never cached; accepted because clients send it. */
  readonly skipCache?: boolean | undefined;
  /** Values of each facet: 20, at most 60. */
  readonly maxAggValues?: number | undefined;
  /** Words are looked for in every field, instead of reading the text as a query in Lucene's syntax: false. */
  readonly fulltext?: boolean | undefined;
  /** No values of matched fields: false. A search for everything has none anyway. */
  readonly skipHighlighting?: boolean | undefined;
  /** Neither matched fields nor the names of conditions that hits meet: false. */
  readonly skipMatches?: boolean | undefined;
  /** No facets: false. */
  readonly skipAggregates?: boolean | undefined;
  /** Words that are spelled nearly alike are wanted: false. */
  readonly getSuggestions?: boolean | undefined;
  /** Hits to replace by their parents: none. */
  readonly groupingSpec?: readonly GroupingCriterion[] | undefined;
  /** Entities marked as removed are hits: false. */
  readonly includeSoftDeleted?: boolean | undefined;
  /** Entities in a lifecycle stage that hides them are hits: false. */
  readonly includeHiddenLifecycleStages?: boolean | undefined;
  /** Hits that the viewer may not view are counted and shown as restricted, where hits are listed: false. */
  readonly includeRestricted?: boolean | undefined;
  /** Fields whose matching values are wanted: the fields that are searched. */
  readonly customHighlightingFields?: readonly string[] | undefined;
  /** Conditions such as DESCENDANTS_INCL are widened: true. */
  readonly rewriteQuery?: boolean | undefined;
  /** Facets of the searched types: true. */
  readonly includeDefaultFacets?: boolean | undefined;
  /** Facets of structured properties that are meant for filters: false. */
  readonly includeStructuredPropertyFacets?: boolean | undefined;
  /** Versioned entities are hits in their latest version only: true. */
  readonly filterNonLatestVersions?: boolean | undefined;
  /** Fields that are searched: `legacy` (all), `excludeColumns`, `excludeColumnHighlight`. */
  readonly fieldConfiguration?: string | undefined;
  /** The part of the hits to scroll through: all. */
  readonly sliceOptions?: SliceOptions | undefined;
}
