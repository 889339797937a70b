import type { EntityEnd, TakesBack } from '../../aspects/index.js';
import type { RunIndexEntry } from '../../projection/index.js';

/** A rollback: its rows and options. */
export interface Rollback {
  /** Rows of the run listing to roll back. */
  readonly rows: readonly RunIndexEntry[];
  readonly takesBack: TakesBack;
  readonly entityEnd: EntityEnd;
}
