import { Injectable } from '@nestjs/common';
import { DomainError } from '../foundation/common/errors.js';

/** How long throttled callers are told to wait. */
const RETRY_AFTER_SECONDS = 30;

/**
 * Whether this process writes at all. Writes that are switched off are refused, so that no caller takes one for done.
 */
@Injectable()
export class WriteSwitch {
  private isOn = true;
  private throttled: number | undefined;

  /** When callers began to be throttled, in milliseconds since 1970; undefined = they are not. */
  get throttledSince(): number | undefined {
    return this.throttled;
  }

  /** Lets writes through from now on, or refuses them. */
  set(isOn: boolean): void {
    this.isOn = isOn;
  }

  /**
   * Refuses the writes of callers from now on, or, without a time, lets them through; the service's own writes go on.
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
