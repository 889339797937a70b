import type { JsonObject } from '../foundation/common/json.js';
import type { CheckArguments, RestoreArguments } from '../operations/index.js';

/** Where a restore stands, as `getRestoreStatus` tells it. */
export interface RestoreProgress {
  readonly state: 'RUNNING' | 'DONE' | 'FAILED';
  readonly rowsDone: number;
  readonly rowsTotal?: number;
  readonly rowsPerSecond: number;
  readonly secondsLeft?: number;
  readonly error?: string;
  readonly result: readonly JsonObject[];
}

/**
 * Whoever does the work: this process on the engines, or a running service. Methods throw `DomainError`s, or what the
 * service answers.
 */
export interface RestoreWorker {
  /** Begins a restore and answers its id. */
  restore(given: RestoreArguments): Promise<string>;
  /** Where a restore stands. */
  progress(taskId: string): Promise<RestoreProgress>;
  /** Compares, and repairs where asked. */
  check(given: CheckArguments): Promise<JsonObject>;
  /** Lets go of everything. */
  close(): Promise<void>;
}
