import { DomainError } from './errors.js';

/** When the work for a request has to stop: at the end of its time, or when nobody waits for the answer any more. */
export class Deadline {
  private readonly endsAt: number;
  private controller: AbortController | undefined;
  private reason: DomainError | undefined;

  /** `limitMs`: from now on; `Infinity` = only `cancel` ends the time. */
  constructor(readonly limitMs: number) {
    this.endsAt = performance.now() + limitMs;
  }

  /**
   * Whether the time is over. It needs no timer, so it is also true when the event loop was held and no timer could
   * fire.
   */
  get isOver(): boolean {
    return this.reason !== undefined || performance.now() > this.endsAt;
  }

  /** Milliseconds until the time is over; 0 when it is. */
  get leftMs(): number {
    return this.reason === undefined ? Math.max(0, this.endsAt - performance.now()) : 0;
  }

  /** Throws `DEADLINE_EXCEEDED` when the time is over or the work was cancelled. */
  check(): void {
    if (this.isOver) throw this.end();
  }

  /** Ends the time at once; `why` tells the reason when it is another one. Later calls change nothing. */
  cancel(why?: string): void {
    this.end(why);
  }

  /** Aborts when `cancel` is called or `check` finds the time over, for what takes a signal. */
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

/** For work that no single request waits for: it gives way and never ends. */
export const NO_DEADLINE = new Deadline(Infinity);
