import type { Logger } from '@nestjs/common';
import { messageOf } from './message-of.js';

/** Logs the failures of work that is tried again and again: the first of an outage, and its end. */
export class FailureLog {
  private known: string | undefined;

  /**
   * @param logger receives the lines
   * @param failed what a warning says before the message of the error
   * @param succeeded what is logged when an attempt succeeds after one that failed
   */
  constructor(
    private readonly logger: Pick<Logger, 'log' | 'warn'>,
    private readonly failed: string,
    private readonly succeeded: string,
  ) {}

  /** The message of the last attempt if it failed. */
  get failure(): string | undefined {
    return this.known;
  }

  /** Notes that an attempt failed; warns unless the one before failed with the same message. */
  noteFailure(error: unknown): void {
    const message = messageOf(error);
    if (message !== this.known) this.logger.warn(`${this.failed}: ${message}`);
    this.known = message;
  }

  /** Notes that an attempt succeeded. */
  noteSuccess(): void {
    if (this.known !== undefined) this.logger.log(this.succeeded);
    this.known = undefined;
  }
}
