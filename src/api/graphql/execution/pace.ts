import { giveWay } from '../../../foundation/common/give-way.js';

/**
 * Steps between two looks at the clock; a step is the resolution of a field and takes a microsecond or two without its
 * resolver.
 */
const STEPS_BETWEEN_LOOKS = 64;

interface Waiter {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Has the execution of one operation give the event loop away in time. Operations of few fields never look at the
 * clock.
 */
export class Pace {
  private steps = 0;
  private nextLook = STEPS_BETWEEN_LOOKS;
  private waiting: Waiter[] = [];
  private reason: Error | undefined;

  /** Why the execution has to end; undefined while it need not. */
  get refusal(): Error | undefined {
    return this.reason;
  }

  /** Counts steps. */
  step(count: number): void {
    this.steps += count;
  }

  /**
   * Undefined while the execution may go on, else a promise for the time when it may again; those who wait go on in the
   * order of asking. Throws `DEADLINE_EXCEEDED`, or rejects with it, when the time of the request is over.
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
    let turn: Promise<void> | undefined = first;
    let at = 0;
    try {
      // Resuming one lets further ones come to wait behind the others.
      for (; at < this.waiting.length; at += 1) {
        if (turn !== undefined) await turn;
        this.waiting[at]?.resolve();
        await Promise.resolve();
        turn = this.giveWay();
      }
    } catch (error) {
      this.reason = error as Error;
      for (const { reject } of this.waiting.slice(at)) reject(error);
    }
    this.waiting = [];
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
