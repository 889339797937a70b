import type { JsonObject } from '../../foundation/common/json.js';

/** Where a task stands. One that was interrupted is RUNNING until a process takes it up, or gives it up as FAILED. */
export type TaskState = 'RUNNING' | 'COMPLETED' | 'FAILED';

/** What is to be done in the background. */
export interface TaskSpec {
  /** What kind of work it is; names the handler. */
  readonly kind: string;
  /** What it works on: at most one unfinished task has the same subject, in all processes. */
  readonly subject: string;
  /** What the handler needs to know. */
  readonly parameters: JsonObject;
}

/** Work in the background, as it is stored. */
export interface Task extends TaskSpec {
  /** `node:number`: the process that began it, and a number of its own. */
  readonly id: string;
  readonly state: TaskState;
  /** What the handler told last. */
  readonly progress: JsonObject;
  /** What the handler saved last. */
  readonly checkpoint: string | undefined;
  /** Why it failed. */
  readonly error: string | undefined;
  /** Milliseconds since 1970. */
  readonly createdOn: number;
  /** When its process gave the last sign of life, in milliseconds since 1970. */
  readonly renewedOn: number;
  /** Milliseconds since 1970. */
  readonly finishedOn: number | undefined;
  /** Processes that have begun it, those that ended in order left out. */
  readonly attempts: number;
}

/** What ties a handler to its task. */
export interface TaskControl {
  /** Aborted when the work must stop; the handler then rejects. */
  readonly signal: AbortSignal;
  /** What an earlier, interrupted run saved last. */
  readonly checkpoint?: string;
  /** Keeps a text for the case that this run is interrupted. */
  save(checkpoint: string): Promise<void>;
  /** Told from time to time. */
  progress(progress: JsonObject): void;
}

/**
 * Does one kind of work. It may be run again for the same parameters after it was interrupted at any point; with a
 * signal that is aborted already it clears up what an earlier run left.
 */
export type TaskHandler = (parameters: JsonObject, control: TaskControl) => Promise<void>;
