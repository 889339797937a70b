/** How often an entity changed, and the change that search has reached. */
export interface EntityRevision {
  readonly urn: string;
  readonly revision: number;
  /** Lower than `revision` = search is behind. */
  readonly indexedRevision: number;
  /** Whether the last change was a hard delete. */
  readonly deleted: boolean;
}

/** Whether search is behind on an entity; undefined = it has no revision yet. */
export function isBehind(entity: EntityRevision | undefined): boolean {
  return entity === undefined || entity.indexedRevision < entity.revision;
}

/** An entity that search is behind on. */
export interface DirtyEntity {
  readonly urn: string;
  readonly revision: number;
  /** Milliseconds since 1970; when search fell behind. */
  readonly since: number;
}

/** A selection of the entities that search is behind on. */
export interface DirtyPage {
  readonly size: number;
  /** Entities after this one; absent = from the oldest. */
  readonly after?: Pick<DirtyEntity, 'urn' | 'since'>;
  /** Entities that fell behind at this time or before, in milliseconds since 1970; absent = all. */
  readonly until?: number;
}

/** The index lag. */
export interface Lag {
  readonly behind: number;
  /**
   * Milliseconds since 1970; when search fell behind on the entity that has waited longest. Undefined when search is
   * not behind.
   */
  readonly since: number | undefined;
}

/** A revision that the search index has reached. */
export type RevisionMark = Pick<EntityRevision, 'urn' | 'revision'>;
