import { messageOf } from '../../foundation/common/message-of.js';
/** First pause after a failure in milliseconds; each further failure doubles it up to the longest. */
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;

/** Whether the engine of projections responds, and how long to pause when it does not. */
export class EngineState {
  private failures = 0;
  private retryAt = 0;
  private message: string | undefined;
  private last: unknown;

  /** Whether the last attempt failed. */
  get isFailing(): boolean {
    return this.failures > 0;
  }

  /** The message of the last failure; undefined once an attempt has succeeded. */
  get lastError(): string | undefined {
    return this.message;
  }

  /** Milliseconds until the next attempt is due. */
  get pause(): number {
    return Math.max(0, this.retryAt - performance.now());
  }

  /**
   * Records a failure; the pause that follows is spread by half, so that processes do not return all at once. A failure
   * that is already recorded changes nothing. Returns whether it is the first after a success.
   */
  failed(error: unknown): boolean {
    if (error === this.last) return false;
    this.last = error;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.failures);
    this.failures = Math.min(this.failures + 1, 32);
    this.retryAt = performance.now() + pause * (0.5 + Math.random());
    this.message = messageOf(error);
    return this.failures === 1;
  }

  /** Records a success. Returns whether it is the first after a failure. */
  succeeded(): boolean {
    const wasFailing = this.isFailing;
    this.failures = 0;
    this.retryAt = 0;
    this.message = undefined;
    this.last = undefined;
    return wasFailing;
  }
}
