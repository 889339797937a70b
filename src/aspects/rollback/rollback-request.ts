import type { AspectKey } from '../aspect-key.js';
import type { SystemMetadata } from '../system-metadata.js';

/** Whether a value with this system metadata is rolled back. */
export type TakesBack = (systemMetadata: SystemMetadata | undefined) => boolean;

/**
 * What happens to entities whose key is rolled back. `delete`: all their rows are deleted, whoever wrote them. `hide`:
 * they are soft-deleted.
 */
export type EntityEnd = 'delete' | 'hide';

/** Values to roll back, all of them in one transaction. */
export interface RollbackRequest {
  /** Key aspects among them stand for their entities. */
  readonly aspects: readonly AspectKey[];
  readonly takesBack: TakesBack;
  readonly entityEnd: EntityEnd;
}

/** The result of a rollback. */
export interface RollbackOutcome {
  /** Aspects, keys apart, whose latest value was rolled back, without those deleted with their entity. */
  readonly reverted: readonly AspectKey[];
  readonly deletedUrns: readonly string[];
  /** Rows deleted with these entities, including every version of every aspect. */
  readonly rowsDeleted: number;
}
