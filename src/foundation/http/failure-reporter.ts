import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../common/errors.js';
import { requestOrigin, type RequestOrigin } from '../requests/request-origin.js';
import { describeFailure, type Failure } from './failure.js';
import { pathOf } from './request-path.js';

/** How Node names the end of a stream before all of it was read. */
const CLOSED_EARLY = 'ERR_STREAM_PREMATURE_CLOSE';

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
    const origin = requestOrigin();
    if (origin?.isClientGone === true && isOfLeftClient(error, failure)) this.logLeft(origin, place);
    else if (failure.incident === undefined) this.logExpected(error, failure, place);
    else this.logger.error(`${failure.incident} ${place}: ${String(error)}`, error);
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

  private logLeft(origin: RequestOrigin, request: string): void {
    if (this.left.has(origin)) return;
    this.left.add(origin);
    this.logger.debug(`${request}: the client closed the connection before it was answered`);
  }
}

/** Whether an error is how work, or a response in pieces, ends whose client has disconnected. */
function isOfLeftClient(error: unknown, { code }: Failure): boolean {
  return code === 'DEADLINE_EXCEEDED' || (error as { readonly code?: unknown } | null)?.code === CLOSED_EARLY;
}
