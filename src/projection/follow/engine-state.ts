/** First pause after a failure in milliseconds, doubled with each further one up to the longest. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/** Whether what projections write to answers, and how long to leave it alone when it does not. */
export class EngineState {
  private failures = 0;
  private retryAt = 0;
  private message: string | undefined;
  private last: unknown;

  /** Whether the last attempt failed. */
  get isFailing(): boolean {
    return this.failures > 0;
  }

  /** What the last failure said; undefined once an attempt has succeeded. */
  get lastError(): string | undefined {
    return this.message;
  }

  /** Milliseconds until the next attempt is due. */
  get pause(): number {
    return Math.max(0, this.retryAt - performance.now());
  }

  /**
   * Notes a failure; the pause that follows is spread by half, so that processes do not return all at once. One that
   * was noted already changes nothing. Answers whether it is the first after a success.
   */
  failed(error: unknown): boolean {
    if (error === this.last) return false;
    this.last = error;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.failures);
    this.failures = Math.min(this.failures + 1, 32);
    this.retryAt = performance.now() + pause * (0.5 + Math.random());
    this.message = error instanceof Error ? error.message : String(error);
    return this.failures === 1;
  }

  /** Notes a success. Answers whether it is the first after a failure. */
  succeeded(): boolean {
    const wasFailing = this.isFailing;
    this.failures = 0;
    this.retryAt = 0;
    this.message = undefined;
    this.last = undefined;
    return wasFailing;
  }
}
