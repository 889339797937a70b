import { setTimeout as wait } from 'node:timers/promises';

/**
 * Pause before a suspect is checked again, in milliseconds: longer than a change takes to reach the index and to become
 * visible.
 */
const PAUSE_MS = 1_500;

/** Waits before suspects are checked again, within a total limit. */
export class Patience {
  constructor(private leftMs: number) {}

  async pause(): Promise<void> {
    const pause = Math.min(PAUSE_MS, this.leftMs);
    this.leftMs -= pause;
    if (pause > 0) await wait(pause);
  }
}
