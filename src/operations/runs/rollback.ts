import type { EntityEnd, TakesBack } from '../../aspects/index.js';
import type { RunIndexEntry } from '../../projection/index.js';

/** What is taken back, and how. */
export interface Rollback {
  /** Rows of the run listing. */
  readonly rows: readonly RunIndexEntry[];
  readonly takesBack: TakesBack;
  readonly entityEnd: EntityEnd;
}
