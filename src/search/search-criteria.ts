/** One condition as stated by callers (search.md 8). */
export interface SearchCriterion {
  /**
   * Name of a document field, optionally with a suffix such as `.keyword`, or `structuredProperties.<qualified name>`.
   */
  readonly field: string;
  /** Name of a condition; absent = EQUAL. */
  readonly condition?: string | undefined;
  /**
   * Any of them. A criterion that has no such member is passed over, unless its condition takes none; an empty list is
   * equal to nothing, and every text has an empty list of parts.
   */
  readonly values?: readonly string[] | undefined;
  readonly negated?: boolean | undefined;
}

/** Alternatives of conjunctions; empty = no condition. */
export type SearchCriteria = readonly (readonly SearchCriterion[])[];
