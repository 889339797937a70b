/** What can be done about an issue. Source: DataHub's consistency checks. */
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

/** Something that is amiss with one entity, and what would put it right. */
export interface ConsistencyIssue {
  readonly entityUrn: string;
  readonly entityType: string;
  /** Of the check that found it; absent when a caller named the fix. */
  readonly checkId?: string | undefined;
  readonly fixType: FixType;
  readonly description?: string | undefined;
  readonly relatedUrns?: readonly string[] | undefined;
  /** Name of the aspect that is amiss, where it is one. */
  readonly details?: string | undefined;
}

/** An issue as a caller names it: without a fix, the check is asked what there is. */
export type NamedIssue = Omit<ConsistencyIssue, 'fixType'> & { readonly fixType?: FixType | undefined };
