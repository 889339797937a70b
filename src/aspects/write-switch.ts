import { Injectable } from '@nestjs/common';
import { DomainError } from '../foundation/common/errors.js';

/** How long throttled callers are asked to wait. */
const RETRY_AFTER_SECONDS = 30;

/**
 * Whether this process writes at all. While writes are switched off they are refused, so that no caller believes one
 * was stored.
 */
@Injectable()
export class WriteSwitch {
  private isOn = true;
  private throttled: number | undefined;

  /** When throttling of callers began, in milliseconds since 1970; undefined = callers are not throttled. */
  get throttledSince(): number | undefined {
    return this.throttled;
  }

  /** Accepts or refuses writes from now on. */
  set(isOn: boolean): void {
    this.isOn = isOn;
  }

  /**
   * Throttles the writes of callers from the given time on, or accepts them without one; the service's own writes
   * continue.
   */
  throttle(since: number | undefined): void {
    this.throttled = since;
  }

  /** Throws `RATE_LIMITED` while callers are throttled. */
  requireUnthrottled(): void {
    if (this.throttled === undefined) return;
    throw new DomainError('RATE_LIMITED', 'Writes are throttled by an operator. Try again later.', {
      details: { retryAfterSeconds: RETRY_AFTER_SECONDS },
    });
  }

  /** Throws `ENGINE_UNAVAILABLE` while writes are switched off. */
  require(): void {
    if (this.isOn) return;
    throw new DomainError(
      'ENGINE_UNAVAILABLE',
      'Writes are switched off. An operator switches them on with POST /entities?action=setWritable and {"value": true}.',
    );
  }
}
