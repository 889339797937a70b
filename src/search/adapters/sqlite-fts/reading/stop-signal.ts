import { DomainError } from '../../../../foundation/common/errors.js';

/** Number of steps between two checks of the shared memory. */
const STEPS_BETWEEN = 1_024;

/** Cancels work in this thread at the request of another thread. Each piece of work has an increasing number. */
export class StopSignal {
  private current = 0;
  private steps = 0;

  /** `stopped` is memory shared by both threads: its first element is the number of the latest cancelled work. */
  constructor(private readonly stopped: Int32Array = new Int32Array(1)) {}

  /** Must be called before each piece of work with its number. */
  begin(work: number): void {
    this.current = work;
  }

  /**
   * Throws `DEADLINE_EXCEEDED` if the work was cancelled. For work of more than a few microseconds between two calls.
   */
  check(): void {
    if (this.current > 0 && Atomics.load(this.stopped, 0) >= this.current)
      throw new DomainError('DEADLINE_EXCEEDED', 'The search was stopped: nobody waits for it any more.');
  }

  /** The same for loops of many short steps. */
  step(): void {
    this.steps += 1;
    if (this.steps % STEPS_BETWEEN === 0) this.check();
  }
}
