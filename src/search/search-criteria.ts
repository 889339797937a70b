/** One condition as callers state it (search.md 8). */
export interface SearchCriterion {
  /**
   * Name of a document field, also with the ending `.keyword` and its like, or `structuredProperties.<qualified name>`.
   */
  readonly field: string;
  /** Name of a condition; absent = EQUAL. */
  readonly condition?: string | undefined;
  /** Any of them; a criterion without values is passed over, unless its condition takes none. */
  readonly values: readonly string[];
  readonly negated?: boolean | undefined;
}

/** Alternatives of conjunctions; none = no condition. */
export type SearchCriteria = readonly (readonly SearchCriterion[])[];
