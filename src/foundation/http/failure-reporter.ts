import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../common/errors.js';
import { requestOrigin, type RequestOrigin } from '../common/request-origin.js';
import { describeFailure, type Failure } from './failure.js';
import { pathOf } from './request-path.js';

/**
 * Converts thrown values to failures and logs each once, at the level of its code. A client that disconnects is not a
 * failure of the service: one line at level `debug` covers all the work that ends for it.
 */
@Injectable()
export class FailureReporter {
  private readonly logger = new Logger('Http');
  private readonly listeners: ((error: unknown) => void)[] = [];
  /** Requests whose disconnected client has already been logged. */
  private readonly left = new WeakSet<RequestOrigin>();

  /** Calls `listener` with every error that is reported to a caller, at least once. */
  listen(listener: (error: unknown) => void): void {
    this.listeners.push(listener);
  }

  /** Notifies the listeners of an error that is reported elsewhere. */
  notify(error: unknown): void {
    for (const listener of this.listeners) listener(error);
  }

  /**
   * Describes and logs `error`. `request` is the method and target, for the log only, which omits the query because it
   * may contain secrets.
   */
  report(error: unknown, request: string): Failure {
    this.notify(error);
    const failure = describeFailure(error);
    const place = pathOf(request);
    if (failure.incident === undefined) this.logExpected(error, failure, place);
    else this.logger.error(`${failure.incident} ${place}: ${String(error)}`, error);
    return failure;
  }

  private logExpected(error: unknown, failure: Failure, request: string): void {
    const origin = requestOrigin();
    if (failure.code === 'DEADLINE_EXCEEDED' && origin?.isClientGone === true) {
      this.logLeft(origin, request);
      return;
    }
    const level = error instanceof DomainError ? error.spec.level : 'debug';
    const text = `${failure.status} ${request}: ${failure.message}`;
    if (level === 'error') this.logger.error(text);
    else if (level === 'warn') this.logger.warn(text);
    else if (level === 'info') this.logger.verbose(text);
    else this.logger.debug(text);
  }

  private logLeft(origin: RequestOrigin, request: string): void {
    if (this.left.has(origin)) return;
    this.left.add(origin);
    this.logger.debug(`${request}: the client closed the connection before it was answered`);
  }
}
