import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../common/errors.js';
import { describeFailure, type Failure } from './failure.js';

/** Turns thrown values into failures and logs each once, at the level of its code. */
@Injectable()
export class FailureReporter {
  private readonly logger = new Logger('Http');

  /** Describes and logs `error`. `request` is the verb and path, for the log only. */
  report(error: unknown, request: string): Failure {
    const failure = describeFailure(error);
    if (failure.incident === undefined) this.logExpected(error, failure, request);
    else
      this.logger.error(
        `${failure.incident} ${request}: ${String(error)}`,
        error instanceof Error ? stackOf(error) : undefined,
      );
    return failure;
  }

  private logExpected(error: unknown, failure: Failure, request: string): void {
    const level = error instanceof DomainError ? error.spec.level : 'debug';
    const text = `${failure.status} ${request}: ${failure.message}`;
    if (level === 'error') this.logger.error(text);
    else if (level === 'warn') this.logger.warn(text);
    else if (level === 'info') this.logger.verbose(text);
    else this.logger.debug(text);
  }
}

function stackOf(error: Error): string {
  const own = error.stack ?? error.message;
  return error.cause instanceof Error ? `${own}\nCaused by: ${stackOf(error.cause)}` : own;
}
