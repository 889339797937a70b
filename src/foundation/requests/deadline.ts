import { DomainError } from '../common/errors.js';

/** Ends the work for a request: when its time is up, or when its client no longer waits for the response. */
export class Deadline {
  private endsAt: number;
  private controller: AbortController | undefined;
  private reason: DomainError | undefined;

  /** `limitMs`: time limit from now; `Infinity` = only `cancel` ends it. */
  constructor(readonly limitMs: number) {
    this.endsAt = performance.now() + limitMs;
  }

  /** Whether the time is up, or the work was cancelled. */
  get isOver(): boolean {
    return this.reason !== undefined || this.isLate;
  }

  /** Whether the time is up. Needs no timer: correct also if the event loop was blocked and none could fire. */
  get isLate(): boolean {
    return performance.now() > this.endsAt;
  }

  /** Milliseconds until the time is up; 0 if it is. */
  get leftMs(): number {
    return this.reason === undefined ? Math.max(0, this.endsAt - performance.now()) : 0;
  }

  /** Throws `DEADLINE_EXCEEDED` if the time is up or the work was cancelled. */
  check(): void {
    if (this.isOver) throw this.end();
  }

  /** Removes the time limit: only `cancel` ends the time from now on. Has no effect when it is over. */
  lift(): void {
    if (!this.isOver) this.endsAt = Infinity;
  }

  /** Ends the time immediately; `why` is the reason if it is not a timeout. Later calls have no effect. */
  cancel(why?: string): void {
    this.end(why);
  }

  /** Aborted when `cancel` is called or `check` finds that the time is up; for APIs that accept a signal. */
  get signal(): AbortSignal {
    this.controller ??= new AbortController();
    if (this.reason !== undefined) this.controller.abort(this.reason);
    return this.controller.signal;
  }

  private end(why = `The request took longer than ${this.limitMs} ms. Ask for less at once.`): DomainError {
    this.reason ??= new DomainError('DEADLINE_EXCEEDED', why);
    this.controller?.abort(this.reason);
    return this.reason;
  }
}

/** For work that does not belong to a single request: it yields and never ends. */
export const NO_DEADLINE = new Deadline(Infinity);
