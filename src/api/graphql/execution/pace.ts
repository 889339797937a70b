import { giveWay } from '../../../foundation/concurrency/give-way.js';
import { requestOrigin } from '../../../foundation/requests/request-origin.js';

/**
 * Steps between two checks of the clock. A step is the resolution of a field, which takes one or two microseconds
 * without its resolver.
 */
const STEPS_BETWEEN_LOOKS = 64;

interface Waiter {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Yields the event loop during long executions, and holds the batches of the request back meanwhile. Operations with
 * few fields never check the clock.
 */
export class Pace {
  private steps = 0;
  private nextLook = STEPS_BETWEEN_LOOKS;
  private waiting: Waiter[] = [];
  private reason: Error | undefined;

  /** Reason why the execution must end; undefined while it may continue. */
  get refusal(): Error | undefined {
    return this.reason;
  }

  /** Counts steps. */
  step(count: number): void {
    this.steps += count;
  }

  /**
   * Returns undefined if the execution may continue, otherwise a promise that resolves when it may; waiting callers
   * continue in the order of their calls. Throws `DEADLINE_EXCEEDED`, or rejects with it, when the time of the request
   * is over.
   */
  pause(): Promise<void> | undefined {
    if (this.steps < this.nextLook) return undefined;
    this.nextLook = this.steps + STEPS_BETWEEN_LOOKS;
    if (this.waiting.length > 0) return this.wait();
    const turn = this.giveWay();
    if (turn === undefined) return undefined;
    const pause = this.wait();
    void this.resumeAll(turn);
    return pause;
  }

  private wait(): Promise<void> {
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }

  private async resumeAll(first: Promise<void>): Promise<void> {
    const batches = requestOrigin()?.batches;
    batches?.hold();
    let turn: Promise<void> | undefined = first;
    let at = 0;
    try {
      // A resumed caller may add further callers to the end of the list.
      for (; at < this.waiting.length; at += 1) {
        if (turn !== undefined) await turn;
        this.waiting[at]?.resolve();
        await Promise.resolve();
        turn = at + 1 < this.waiting.length ? this.giveWay() : undefined;
      }
    } catch (error) {
      this.reason = error as Error;
      for (const { reject } of this.waiting.slice(at)) reject(error);
    }
    this.waiting = [];
    batches?.release();
  }

  private giveWay(): Promise<void> | undefined {
    try {
      return giveWay();
    } catch (error) {
      this.reason = error as Error;
      throw error;
    }
  }
}
