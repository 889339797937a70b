import { setImmediate } from 'node:timers/promises';

/** Milliseconds after which a walk yields to other requests. */
const TURN_MS = 10;

/** The time limit of a walk. */
export class WalkBudget {
  private readonly end: number;
  private turn = performance.now();

  /** `timeMs`: time limit from now, in milliseconds. */
  constructor(timeMs: number) {
    this.end = this.turn + timeMs;
  }

  /** Whether the time is up; yields to other work of the process. */
  async isSpent(): Promise<boolean> {
    if (performance.now() - this.turn > TURN_MS) {
      await setImmediate();
      this.turn = performance.now();
    }
    return performance.now() > this.end;
  }
}
