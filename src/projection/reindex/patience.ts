import { setTimeout as wait } from 'node:timers/promises';

/**
 * Pause before a suspicion is looked at again, in milliseconds: longer than a change takes to reach the index and be
 * shown.
 */
const PAUSE_MS = 1_500;

/** Waits before suspicions are looked at again, but for so long in all. */
export class Patience {
  constructor(private leftMs: number) {}

  async pause(): Promise<void> {
    const pause = Math.min(PAUSE_MS, this.leftMs);
    this.leftMs -= pause;
    if (pause > 0) await wait(pause);
  }
}
