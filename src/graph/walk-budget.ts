import { setImmediate } from 'node:timers/promises';

/** Milliseconds after which a walk lets other requests have their turn. */
const TURN_MS = 10;

/** The time that a walk may take. */
export class WalkBudget {
  private readonly end: number;
  private turn = performance.now();

  /** `timeMs`: from now on. */
  constructor(timeMs: number) {
    this.end = this.turn + timeMs;
  }

  /** Whether the time is over; lets other work of the process go on in between. */
  async isSpent(): Promise<boolean> {
    if (performance.now() - this.turn > TURN_MS) {
      await setImmediate();
      this.turn = performance.now();
    }
    return performance.now() > this.end;
  }
}
