import type { AspectKey } from '../aspect-key.js';
import type { SystemMetadata } from '../system-metadata.js';

/** Whether a value with this system metadata is to be taken back. */
export type TakesBack = (systemMetadata: SystemMetadata | undefined) => boolean;

/**
 * What becomes of entities whose key was written by what is taken back. `delete`: all their rows go, whoever wrote
 * them. `hide`: they are soft-deleted. `delete-or-hide`: those of which nothing but the key and the status is left are
 * deleted, the others soft-deleted.
 */
export type EntityEnd = 'delete' | 'hide' | 'delete-or-hide';

/** Values to take back, all of them in one transaction. */
export interface RollbackRequest {
  /** Key aspects among them stand for their entities. */
  readonly aspects: readonly AspectKey[];
  readonly takesBack: TakesBack;
  readonly entityEnd: EntityEnd;
}

/** What a rollback did. */
export interface RollbackOutcome {
  /** Aspects, keys apart, whose latest value was taken back; those that went with their entity are not among them. */
  readonly reverted: readonly AspectKey[];
  readonly deletedUrns: readonly string[];
  /** Rows that went with these entities, every version of every aspect counted. */
  readonly rowsDeleted: number;
}
