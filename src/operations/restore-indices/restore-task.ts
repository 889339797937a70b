import type { JsonObject } from '../../foundation/common/json.js';
import type { RestoreTally } from '../../projection/index.js';
import { restoreResult } from './restore-result.js';

/** A restore of some rows, or a rebuild of everything. */
export type RestoreKind = 'restore' | 'rebuild';

/** What a task is about. */
export interface RestoreTaskSubject {
  readonly id: string;
  readonly kind: RestoreKind;
  /** Urn of who asked for it. */
  readonly startedBy: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The arguments in force. */
  readonly args: JsonObject;
  readonly tally: RestoreTally;
}

/** One restore of this process, running or ended. */
export class RestoreTask {
  private readonly begun = performance.now();
  private end: number | undefined;
  private failure: string | undefined;

  constructor(readonly subject: RestoreTaskSubject) {}

  /** Milliseconds that it has run. */
  get elapsedMs(): number {
    return (this.end ?? performance.now()) - this.begun;
  }

  /** Rows read. */
  get rowsDone(): number {
    return this.subject.tally.rowsRestored + this.subject.tally.rowsIgnored;
  }

  get rowsPerSecond(): number {
    return this.elapsedMs === 0 ? 0 : (this.rowsDone * 1000) / this.elapsedMs;
  }

  /** Seconds until the last row at the rate so far; undefined where that is not known. */
  get secondsLeft(): number | undefined {
    const { rowsTotal } = this.subject.tally;
    if (this.end !== undefined || rowsTotal === undefined || this.rowsDone === 0) return undefined;
    return Math.max(0, rowsTotal - this.rowsDone) / this.rowsPerSecond;
  }

  /** Says that it has ended; `failure` = why it could not finish. */
  finish(failure?: string): void {
    this.end = performance.now();
    this.failure = failure;
  }

  /** Everything that is known of it. */
  view(): JsonObject {
    const { id, kind, startedBy, startedAt, args, tally } = this.subject;
    const { secondsLeft } = this;
    return {
      taskId: id,
      kind,
      state: this.end === undefined ? 'RUNNING' : this.failure === undefined ? 'DONE' : 'FAILED',
      startedBy,
      startedAt,
      ...(this.end !== undefined && { endedAt: startedAt + Math.round(this.elapsedMs) }),
      ...(this.failure !== undefined && { error: this.failure }),
      rowsDone: this.rowsDone,
      ...(tally.rowsTotal !== undefined && { rowsTotal: tally.rowsTotal }),
      rowsPerSecond: Math.round(this.rowsPerSecond),
      ...(secondsLeft !== undefined && { secondsLeft: Math.ceil(secondsLeft) }),
      args,
      result: [restoreResult(tally, this.elapsedMs)],
    };
  }
}
