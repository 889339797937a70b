/** Types of fixes. Source: DataHub's consistency checks. */
export const FIX_TYPES = [
  'SOFT_DELETE',
  'HARD_DELETE',
  'CREATE',
  'UPSERT',
  'PATCH',
  'DELETE_ASPECT',
  'TRIM_UPSERT',
  'DELETE_INDEX_DOCUMENTS',
] as const;

/** One of `FIX_TYPES`. */
export type FixType = (typeof FIX_TYPES)[number];

/** An inconsistency of one entity, and the fix for it. */
export interface ConsistencyIssue {
  readonly entityUrn: string;
  readonly entityType: string;
  /** Id of the check that found the issue; absent if a caller named the fix. */
  readonly checkId?: string | undefined;
  readonly fixType: FixType;
  readonly description?: string | undefined;
  readonly relatedUrns?: readonly string[] | undefined;
  /** Name of the inconsistent aspect, if the issue concerns one. */
  readonly details?: string | undefined;
}

/** An issue as given by a caller; without a fix, the check determines it. */
export type NamedIssue = Omit<ConsistencyIssue, 'fixType'> & { readonly fixType?: FixType | undefined };
