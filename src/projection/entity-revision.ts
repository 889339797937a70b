/** How often an entity changed, and up to which change search has followed. */
export interface EntityRevision {
  readonly urn: string;
  readonly revision: number;
  /** Lower than `revision` = search is behind. */
  readonly indexedRevision: number;
  /** Whether the last change was a hard delete. */
  readonly deleted: boolean;
}

/** An entity that search is behind on. */
export interface DirtyEntity {
  readonly urn: string;
  readonly revision: number;
  /** Milliseconds since 1970; when search fell behind. */
  readonly since: number;
}

/** Which of the entities that search is behind on are wanted. */
export interface DirtyPage {
  readonly size: number;
  /** Those that follow this one; absent = from the oldest. */
  readonly after?: Pick<DirtyEntity, 'urn' | 'since'>;
  /** Those that fell behind at this time or before, in milliseconds since 1970; absent = all. */
  readonly until?: number;
}

/** How far search is behind. */
export interface Lag {
  readonly behind: number;
  /**
   * Milliseconds since 1970; when search fell behind on the entity that waits longest. Undefined when it is not behind.
   */
  readonly since: number | undefined;
}

/** A revision that the search index has reached. */
export type RevisionMark = Pick<EntityRevision, 'urn' | 'revision'>;
