import type { JsonObject } from '../../foundation/json/json.js';

/** State of a task. An interrupted task is RUNNING until a process resumes it or marks it as FAILED. */
export type TaskState = 'RUNNING' | 'COMPLETED' | 'FAILED' | 'CANCELLED';

/** Work to run in the background. */
export interface TaskSpec {
  /** Kind of work, which selects the handler. */
  readonly kind: string;
  /** Subject of the work: at most one unfinished task in all processes has the same subject. */
  readonly subject: string;
  /** Parameters of the handler. */
  readonly parameters: JsonObject;
}

/** A stored task. */
export interface Task extends TaskSpec {
  /** `node:number`: the process that started the task, and a unique number. */
  readonly id: string;
  readonly state: TaskState;
  /** The last reported progress. */
  readonly progress: JsonObject;
  /** The last checkpoint. */
  readonly checkpoint: string | undefined;
  /** Reason of the failure or the cancellation. */
  readonly error: string | undefined;
  /** Milliseconds since 1970. */
  readonly createdOn: number;
  /** Time of the last heartbeat, in milliseconds since 1970. */
  readonly renewedOn: number;
  /** Milliseconds since 1970. */
  readonly finishedOn: number | undefined;
  /** Number of processes that started the task and did not stop cleanly. */
  readonly attempts: number;
}

/** Work that runs now in any replica; times are milliseconds since 1970. */
export interface RunningWork {
  readonly id: string;
  /** Such as `restoreIndices`. */
  readonly kind: string;
  readonly startedAt: number;
  /** What the work reports of itself; of another replica, as of its last heartbeat. */
  readonly progress: JsonObject;
}

/** Controls of a running task. */
export interface TaskControl {
  /** Aborted when the work must stop; the handler must then reject. */
  readonly signal: AbortSignal;
  /** The last checkpoint of an earlier, interrupted run. */
  readonly checkpoint?: string;
  /** Saves a checkpoint in case this run is interrupted. Throws if the task no longer belongs to this process. */
  save(checkpoint: string): Promise<void>;
  /** Reports progress. */
  progress(progress: JsonObject): void;
}

/**
 * Performs one kind of work. It may run again with the same parameters after an interruption at any point; with an
 * aborted signal it cleans up after an earlier run.
 */
export type TaskHandler = (parameters: JsonObject, control: TaskControl) => Promise<void>;
