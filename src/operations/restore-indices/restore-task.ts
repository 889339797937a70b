import type { DomainError } from '../../foundation/common/errors.js';
import type { JsonObject } from '../../foundation/json/json.js';
import type { RestoreTally } from '../../projection/index.js';
import type { RunningWork } from '../task-status/task.js';
import { restoreResult } from './restore-result.js';

/** Whether a task restores some rows or rebuilds all indices. */
export type RestoreKind = 'restore' | 'rebuild';

/** State of a restore. */
export type RestoreState = 'RUNNING' | 'DONE' | 'FAILED' | 'CANCELLED';

/** Kinds of restores in the list of tasks. */
export const KIND_NAMES: Readonly<Record<RestoreKind, string>> = {
  restore: 'restoreIndices',
  rebuild: 'rebuildIndices',
};

/** Description of a task. */
export interface RestoreTaskSubject {
  readonly id: string;
  readonly kind: RestoreKind;
  /** Urn of the actor who requested the task. */
  readonly startedBy: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The effective arguments. */
  readonly args: JsonObject;
  readonly tally: RestoreTally;
  /** The earlier runs of a restore that was interrupted. */
  readonly earlier?: EarlierRuns;
}

/** Earlier runs of a restore, which other processes began. */
export interface EarlierRuns {
  /** Milliseconds that they took. */
  readonly elapsedMs: number;
  /** When this process continued the restore, in milliseconds since 1970. */
  readonly resumedAt: number;
}

/** A restore of this process, running or finished. */
export class RestoreTask {
  private readonly begun = performance.now();
  private end: number | undefined;
  private failure: string | undefined;
  private readonly stopping = new AbortController();

  constructor(readonly subject: RestoreTaskSubject) {}

  /** Aborted when the work must end. */
  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  /** Ends the work with `error`. */
  cancel(error: DomainError): void {
    this.stopping.abort(error);
  }

  /** Time of the work in milliseconds, with that of earlier runs. */
  get elapsedMs(): number {
    return (this.subject.earlier?.elapsedMs ?? 0) + this.ownMs;
  }

  private get ownMs(): number {
    return (this.end ?? performance.now()) - this.begun;
  }

  /** Whether the work ended before it was complete. */
  get failed(): boolean {
    return this.failure !== undefined;
  }

  /** Number of rows read. */
  get rowsDone(): number {
    return this.subject.tally.rowsRestored + this.subject.tally.rowsIgnored;
  }

  get rowsPerSecond(): number {
    return this.elapsedMs === 0 ? 0 : (this.rowsDone * 1000) / this.elapsedMs;
  }

  /** Estimated remaining seconds at the current rate; undefined if unknown. */
  get secondsLeft(): number | undefined {
    const { rowsTotal } = this.subject.tally;
    if (this.end !== undefined || rowsTotal === undefined || this.rowsDone === 0) return undefined;
    return Math.max(0, rowsTotal - this.rowsDone) / this.rowsPerSecond;
  }

  /** Marks the task as finished; `failure` = reason of a failure. */
  finish(failure?: string): void {
    this.end = performance.now();
    this.failure = failure;
  }

  private get state(): RestoreState {
    if (this.end === undefined) return 'RUNNING';
    if (this.failure === undefined) return 'DONE';
    return this.stopping.signal.aborted ? 'CANCELLED' : 'FAILED';
  }

  /** Returns the task as work that runs, with what it has done so far. */
  work(): RunningWork {
    const { id, kind, startedAt, startedBy } = this.subject;
    return { id, kind: KIND_NAMES[kind], startedAt, progress: { startedBy, ...this.progress() } };
  }

  /** Returns the number of rows, the rate, and the time left as far as known. */
  progress(): JsonObject {
    const { rowsTotal } = this.subject.tally;
    const { secondsLeft } = this;
    return {
      rowsDone: this.rowsDone,
      ...(rowsTotal !== undefined && { rowsTotal }),
      rowsPerSecond: Math.round(this.rowsPerSecond),
      ...(secondsLeft !== undefined && { secondsLeft: Math.ceil(secondsLeft) }),
    };
  }

  /** Returns the state of the task. */
  view(): JsonObject {
    const { id, kind, startedBy, startedAt, args, earlier } = this.subject;
    const begunAt = earlier?.resumedAt ?? startedAt;
    return {
      taskId: id,
      kind,
      state: this.state,
      startedBy,
      startedAt,
      ...(this.end !== undefined && { endedAt: begunAt + Math.round(this.ownMs) }),
      ...(this.failure !== undefined && { error: this.failure }),
      ...this.progress(),
      args,
      result: [this.result()],
    };
  }

  /** Returns the result so far, under DataHub's names and the service's own. */
  result(): JsonObject {
    return restoreResult(this.subject.tally, this.elapsedMs);
  }
}
