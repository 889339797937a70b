/** Pause before a worker that crashed is started again, in milliseconds; it doubles up to the longest one. */
const FIRST_MS = 100;
const LONGEST_MS = 30_000;

/** A worker that served for this long is healthy: the next pause is the first one again, in milliseconds. */
const HEALTHY_MS = 60_000;

/** The growing pauses between the starts of a worker that crashes again and again. */
export class RestartPauses {
  private pause = FIRST_MS;

  /** The next pause in milliseconds, after a process that served requests for `servedMs`. */
  after(servedMs: number): number {
    const pause = servedMs >= HEALTHY_MS ? FIRST_MS : this.pause;
    this.pause = Math.min(LONGEST_MS, pause * 2);
    return pause;
  }
}
