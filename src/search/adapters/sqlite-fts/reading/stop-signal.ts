import { DomainError } from '../../../../foundation/common/errors.js';

/** Calls between two looks at what another thread says. */
const STEPS_BETWEEN = 1_024;

/** Ends work in this thread that another one no longer wants. A number that counts up stands for each piece of work. */
export class StopSignal {
  private current = 0;
  private steps = 0;

  /**
   * `stopped` is memory that both threads share: its first member is the number of the latest work that is not wanted.
   */
  constructor(private readonly stopped: Int32Array = new Int32Array(1)) {}

  /** Has to be called before each piece of work with its number. */
  begin(work: number): void {
    this.current = work;
  }

  /**
   * Throws `DEADLINE_EXCEEDED` when the work is no longer wanted; for work of more than some microseconds between two
   * calls.
   */
  check(): void {
    if (this.current > 0 && Atomics.load(this.stopped, 0) >= this.current)
      throw new DomainError('DEADLINE_EXCEEDED', 'The search was stopped: nobody waits for it any more.');
  }

  /** The same for loops of very many short steps. */
  step(): void {
    this.steps += 1;
    if (this.steps % STEPS_BETWEEN === 0) this.check();
  }
}
