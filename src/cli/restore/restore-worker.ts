import type { JsonObject } from '../../foundation/json/json.js';
import type { CheckArguments, RestoreArguments } from '../../operations/index.js';

/** Progress of a restore, as reported by `getRestoreStatus`. */
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
 * Runs the work: in this process on the engines, or in a running service. Methods throw `DomainError`s, or the
 * service's errors.
 */
export interface RestoreWorker {
  /** Starts a restore and returns its id. */
  restore(given: RestoreArguments): Promise<string>;
  /** The progress of a restore. */
  progress(taskId: string): Promise<RestoreProgress>;
  /** Compares and, on request, repairs. */
  check(given: CheckArguments): Promise<JsonObject>;
  /** Releases all resources. */
  close(): Promise<void>;
}
